import Diagnostics

/// Every rule about UI modules and about the project's own contracts, in the order in which
/// `modlint rules` lists them.
package enum Catalogue {
    package static let all: [Rule] = [
        .viewContainsLogic,
        .viewDependsOnPresenter,
        .viewCreatesCollaborator,
        .viewImportsForeignFramework,
        .missingEventOutput,
        .missingInterfaceContract,
        .missingPublicInterface,
        .presenterUsesConcreteService,
        .presenterUsesSingleton,
        .missingNetworkingContract,
        .presenterDependsOnView,
        .presenterImportsUI,
        .presenterHiddenDependency,
        .contractNotClassBound,
        .contractNotImplemented,
        .contractExposesConcreteType,
        .unusedContract,
        .retainCycle,
        .droppedEntity,
        .strongEventOutput,
        .missingAssembler,
        .incompleteAssembly,
        .unsetCollaborator,
        .createdOutsideAssembler,
        .moduleInternalsUsed,
        .moduleCycle,
        .moduleDependsOnProject,
        .layerViolation,
        .forbiddenDependency,
        .forbiddenImport,
        .notIndependent,
        .protectedType,
        .dependencyCycle,
    ]
}
