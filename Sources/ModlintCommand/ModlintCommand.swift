import Foundation
import PackagePlugin

/// `swift package modlint`: runs modlint in the package's folder with the given arguments.
///
/// `--target NAME` limits the findings to the files of a target; Xcode passes it for those that are
/// chosen in its dialog.
@main struct ModlintCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        var extractor = ArgumentExtractor(arguments)
        let names = extractor.extractOption(named: "target")
        let targets = try context.package.targets(named: names)
        let files = targets.compactMap { $0 as? any SourceModuleTarget }
            .flatMap { $0.sourceFiles(withSuffix: "swift") }
        try run(
            context.tool(named: "modlint").url,
            extractor.remainingArguments + limit(to: files, of: names),
            in: context.package.directoryURL)
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension ModlintCommand: XcodeCommandPlugin {
        func performCommand(context: XcodePluginContext, arguments: [String]) throws {
            var extractor = ArgumentExtractor(arguments)
            let names = extractor.extractOption(named: "target")
            let targets = context.xcodeProject.targets.filter { names.contains($0.displayName) }
            // Xcode shows what has this form in its list of issues.
            let format = arguments.contains("--format") ? [] : ["--format", "xcode"]
            try run(
                context.tool(named: "modlint").url,
                extractor.remainingArguments + format
                    + limit(to: targets.flatMap(\.inputFiles), of: names),
                in: context.xcodeProject.directoryURL)
        }
    }
#endif

extension ModlintCommand {
    /// The arguments that keep other files' findings out.
    private func limit(to files: some Sequence<File>, of targets: [String]) -> [String] {
        if targets.isEmpty { return [] }
        return ["--force-exclude"] + files.map(\.url.path).filter { $0.hasSuffix(".swift") }
    }
}

extension ModlintCommand {
    private func run(_ program: URL, _ arguments: [String], in folder: URL) throws {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = folder
        try process.run()
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            throw Failure(status: process.terminationStatus)
        }
    }
}

/// Makes `swift package` end with a failure too.
private struct Failure: Error, CustomStringConvertible {
    let status: Int32

    var description: String {
        status == 1 ? "modlint has findings (status 1)." : "modlint ended with status \(status)."
    }
}
