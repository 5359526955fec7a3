import ExampleProjects
import Modules
import Testing

/// By which convention modules are built, as `init` tells it.
@Suite struct ConventionFinderTests {
    private static let fixtures: [(String, Convention)] = [
        ("ProtocolVIPER", .viper), ("InputOutputVIPER", .viper), ("ContractFileVIPER", .viper),
        ("WireframeAssembles", .viper), ("CleanSwift", .vip), ("RIBs", .ribs),
        ("MVVMCoordinator", .mvvm), ("ObservableModel", .mvvm), ("SwiftUIViewModel", .mvvm),
        ("ReactorBinding", .mvvm), ("CombineTransform", .mvvm), ("ContextViewModel", .mvvm),
        ("HouseUIKit", .module), ("HouseSwiftUI", .module), ("Bookshop", .module),
        ("TupleResult", .module), ("AppKitPanes", .module),
    ]

    @Test(arguments: fixtures)
    func fixturesFollowTheirConvention(fixture: String, expected: Convention) {
        let counts = ConventionFinder(ExampleProject(fixture: fixture).model()).counts
        #expect(Set(counts.keys) == [expected])
        #expect(Convention.prevailing(counts) == expected)
    }

    private static let mixtures: [([Convention: Int], Convention)] = [
        ([:], .module), ([.viper: 1, .module: 1], .viper), ([.viper: 1, .module: 2], .module),
        ([.viper: 2, .module: 2, .mvvm: 3], .viper), ([.viper: 1, .module: 1, .mvvm: 3], .mvvm),
        ([.ribs: 2, .mvvm: 1], .ribs), ([.vip: 2, .viper: 1], .vip),
    ]

    @Test(arguments: mixtures)
    func theCommonestPrevails(counts: [Convention: Int], expected: Convention) {
        #expect(Convention.prevailing(counts) == expected)
    }
}
