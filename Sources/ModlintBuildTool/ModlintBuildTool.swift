import Foundation
import PackagePlugin

/// Lints a target whenever it is built after a change; an error fails the build.
@main struct ModlintBuildTool: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let files = (target as? any SourceModuleTarget)?.swiftFiles, !files.isEmpty else {
            return []
        }
        // A finding may depend on every file of the package.
        let others = context.package.targets.compactMap { $0 as? any SourceModuleTarget }
        return [
            try command(
                for: target.name, files, others.flatMap(\.swiftFiles),
                in: context.package.directoryURL, context.pluginWorkDirectoryURL,
                context.tool(named: "modlint").url)
        ]
    }
}

extension SourceModuleTarget {
    fileprivate var swiftFiles: [URL] { sourceFiles(withSuffix: "swift").map(\.url) }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension ModlintBuildTool: XcodeBuildToolPlugin {
        func createBuildCommands(
            context: XcodePluginContext, target: XcodeTarget
        ) throws -> [Command] {
            let files = target.swiftFiles
            if files.isEmpty { return [] }
            return [
                try command(
                    for: target.displayName, files,
                    context.xcodeProject.targets.flatMap(\.swiftFiles),
                    in: context.xcodeProject.directoryURL, context.pluginWorkDirectoryURL,
                    context.tool(named: "modlint").url)
            ]
        }
    }

    extension XcodeTarget {
        fileprivate var swiftFiles: [URL] {
            inputFiles.map(\.url).filter { $0.pathExtension == "swift" }
        }
    }
#endif

extension ModlintBuildTool {
    /// A command that prints the findings of some files when one of all files has changed.
    ///
    /// It has no output files: the build system keeps the command's result itself, and a file
    /// would become a resource of the target.
    private func command(
        for name: String, _ files: [URL], _ all: [URL], in folder: URL, _ workFolder: URL,
        _ program: URL
    ) throws -> Command {
        // A list takes any number of files, where the arguments of a program have an end.
        let list = workFolder.appending(path: "\(name).xcfilelist")
        let lines = files.map { $0.path + "\n" }.joined()
        if (try? String(contentsOf: list, encoding: .utf8)) != lines {
            try FileManager.default.createDirectory(
                at: workFolder, withIntermediateDirectories: true)
            try lines.write(to: list, atomically: true, encoding: .utf8)
        }
        let configuration = folder.appending(path: ".modlint.json")
        let hasConfiguration = FileManager.default.fileExists(atPath: configuration.path)
        return .buildCommand(
            displayName: "Lint \(name) with modlint", executable: program,
            arguments: [
                "lint", "--format", "xcode", "--force-exclude", "--use-script-input-files",
            ],
            environment: [
                "SCRIPT_INPUT_FILE_COUNT": "0", "SCRIPT_INPUT_FILE_LIST_COUNT": "1",
                "SCRIPT_INPUT_FILE_LIST_0": list.path,
            ],
            inputFiles: Set(all + [list]).sorted { $0.path < $1.path }
                + (hasConfiguration ? [configuration] : []),
            outputFiles: [])
    }
}
