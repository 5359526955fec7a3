import Diagnostics

/// Every rule about UI modules, in the order in which `modlint rules` lists them.
package enum Catalogue {
    package static let all: [Rule] = [
        .viewContainsLogic,
        .viewDependsOnPresenter,
        .viewCreatesCollaborator,
        .viewImportsForeignFramework,
        .presenterUsesConcreteService,
        .presenterUsesSingleton,
        .missingNetworkingContract,
        .presenterDependsOnView,
        .presenterImportsUI,
        .missingAssembler,
        .createdOutsideAssembler,
    ]
}
