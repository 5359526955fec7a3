import Project

/// The files that Xcode names for a run script phase, in variables and in file lists.
struct ScriptInputFiles {
    private let variables: [String: String]

    init(_ variables: [String: String]) { self.variables = variables }

    /// The Swift files and the folders among them, in Xcode's order.
    func paths() throws(UsageMistake) -> [String] {
        let names = ["SCRIPT_INPUT_FILE", "SCRIPT_INPUT_FILE_LIST"]
        guard names.contains(where: { variables["\($0)_COUNT"] != nil }) else {
            throw UsageMistake("SCRIPT_INPUT_FILE_COUNT is not set; Xcode sets it for scripts.")
        }
        var paths = try values(names[0])
        for list in try values(names[1]) { paths += try self.paths(inList: list) }
        let swift = paths.filter(isSwiftOrFolder)
        if swift.isEmpty {
            throw UsageMistake("Xcode's input files (\(paths.count)) include no Swift file.")
        }
        return swift
    }

    /// The values of `NAME_0`, `NAME_1` and so on, as many as `NAME_COUNT` says.
    private func values(_ name: String) throws(UsageMistake) -> [String] {
        guard let text = variables["\(name)_COUNT"] else { return [] }
        guard let count = Int(text), count >= 0 else {
            throw UsageMistake("\(name)_COUNT is no number: \"\(text)\".")
        }
        var values: [String] = []
        for index in 0..<count {
            guard let value = variables["\(name)_\(index)"] else {
                throw UsageMistake("\(name)_\(index) is not set, but \(name)_COUNT is \(count).")
            }
            values.append(value)
        }
        return values
    }

    /// One path a line; blank lines and lines that begin with `#` say nothing.
    private func paths(inList list: String) throws(UsageMistake) -> [String] {
        let bytes: ContiguousArray<UInt8>
        do throws(FileProblem) {
            bytes = try readFile(FileLocation(list))
        } catch {
            throw UsageMistake("\(list): \(error.message)")
        }
        var paths: [String] = []
        let lines = bytes.split(omittingEmptySubsequences: false) { $0 == UInt8(ascii: "\n") }
        for (number, line) in zip(1..., lines) {
            let text = trimmed(String(decoding: line, as: UTF8.self))
            if text.isEmpty || text.hasPrefix("#") { continue }
            paths.append(try expanded(text[...], at: "\(list):\(number)"))
        }
        return paths
    }

    /// Replaces `$(NAME)` and `${NAME}`.
    private func expanded(
        _ text: Substring, at place: String
    ) throws(UsageMistake) -> String {
        var result = ""
        var rest = text
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            rest = rest[rest.index(after: dollar)...]
            guard let open = rest.first, let close = ["(": ")", "{": "}"][open] as Character?,
                let end = rest.firstIndex(of: close)
            else {
                result += "$"
                continue
            }
            let name = String(rest[rest.index(after: rest.startIndex)..<end])
            guard let value = variables[name] else {
                throw UsageMistake("\(place): The variable \(name) is not set.")
            }
            result += value
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    private func trimmed(_ text: String) -> String {
        let start = text.drop(while: \.isWhitespace)
        return String(start.reversed().drop(while: \.isWhitespace).reversed())
    }

    private func isSwiftOrFolder(_ path: String) -> Bool {
        if path.hasSuffix(".swift") { return true }
        guard let kind = try? FileKind(at: FileLocation(path)), case .folder = kind else {
            return false
        }
        return true
    }
}
