import Foundation
import Testing

/// The style guide as tests over the project's own sources.
@Suite struct TidyTests {
    static let files = TidyFile.all

    @Test func thereAreSourcesToCheck() {
        #expect(Self.files.count > 20)
    }

    @Test(arguments: files)
    func everyLineIsShortAndEndsCleanly(file: TidyFile) {
        for (number, line) in file.numberedLines {
            #expect(line.count <= 100, "\(file.path):\(number) is longer than 100 columns.")
            #expect(line.last?.isWhitespace != true, "\(file.path):\(number) ends with a blank.")
        }
        #expect(file.text.hasSuffix("\n"), "\(file.path) lacks its last newline.")
        #expect(!file.text.hasSuffix("\n\n"), "\(file.path) ends with an empty line.")
    }

    @Test(arguments: files)
    func noFileHasMoreThanFiveHundredLines(file: TidyFile) {
        #expect(file.lines.count <= 500, "\(file.path) has \(file.lines.count) lines.")
    }

    @Test(arguments: files)
    func everyFileIsReadWithoutProblems(file: TidyFile) {
        #expect(file.tree.problems.map(\.message) == [], "\(file.path)")
    }

    @Test(arguments: files)
    func noFunctionHasMoreThanSixtyLines(file: TidyFile) {
        for function in file.functions {
            let count = file.lineCount(function)
            #expect(count <= 60, "\(file.path):\(file.line(of: function)) has \(count) lines.")
        }
    }

    @Test(arguments: files)
    func nothingIsForced(file: TidyFile) {
        for node in file.forcedExpressions {
            Issue.record("\(file.path):\(file.line(of: node)) stops the program on failure.")
        }
    }

    @Test(arguments: files)
    func nothingIsLeftForLater(file: TidyFile) {
        for mark in ["TO" + "DO", "FIX" + "ME"] {
            for (number, line) in file.numberedLines {
                #expect(!line.contains(mark), "\(file.path):\(number) has \(mark)")
            }
        }
    }

    @Test(arguments: files)
    func namesSayWhatTheyMean(file: TidyFile) {
        let vague = ["Core", "Utils", "Shared", "Common", "Helper", "Manager", "Engine", "Context"]
        for name in file.typeNames + [file.name] {
            #expect(!vague.contains { name.hasSuffix($0) }, "\(file.path): \(name) is vague.")
        }
    }

    @Test(arguments: files)
    func noPathOfAMachineIsWrittenDown(file: TidyFile) {
        for folder in ["/Us" + "ers/", "/ho" + "me/", "/wo" + "rk/", "/ro" + "ot/"] {
            for (number, line) in file.numberedLines {
                #expect(!line.contains(folder), "\(file.path):\(number) has \(folder)")
            }
        }
    }
}
