import Dependencies
import ExampleProjects
import Syntax
import Testing

@Suite struct LocalScopeTests {
    /// The kind of the binding of `word` at the call `here()`, whose line is marked.
    private func check(
        _ source: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let project = ExampleProject(source)
        let index = project.index
        let file = index[FileID(0)]
        let found = file.tree.subtree(file.tree.root).compactMap { node -> Mark? in
            guard file.tree.kind(node) == .identifierExpression,
                file.tree.mainText(node) == "word"
            else { return nil }
            let binding = LocalScope(file).binding(of: file.name(node), at: node)
            let text = binding.map { "\($0)".prefix { $0 != "(" } } ?? "member"
            return index.mark(Site(file: FileID(0), node: node), String(text))
        }
        #expect(!found.isEmpty, sourceLocation: sourceLocation)
        project.check(found, against: "is", sourceLocation: sourceLocation)
    }

    @Test func parametersBelongToFunctionsInitialisersAndClosures() {
        check("""
            final class Shop {
                init(word: Int) { print(word) } // is parameter
                func f(word: Int) { print(word) } // is parameter
                func g(outer word: Int) { print(word) } // is parameter
                func h(word inner: Int) { print(word) } // is member
                subscript(word: Int) -> Int { word } // is parameter
                func i() { run { word in print(word) } } // is parameter
                func j() { run { (word: Int) in print(word) } } // is parameter
            }
            """)
    }

    @Test func variablesAreSeenAfterTheirDeclaration() {
        check("""
            func f() {
                print(word) // is member
                let word = 1
                print(word) // is variable
                do { print(word) } // is variable
                run { print(word) } // is variable
            }
            func g() {
                do { let word = 1; print(word) } // is variable
                print(word) // is member
                let (a, word) = (1, 2)
                print(word) // is variable
            }
            """)
    }

    @Test func conditionsBindForTheirBodies() {
        check("""
            func f(_ other: Int?) {
                if let word = other { print(word) } else { print(word) } \
                // is optionalBinding, member
                if let word = other, word > 1 { print(word) } // is optionalBinding, optionalBinding
                while let word = other { print(word) } // is optionalBinding
                if case .some(let word) = other { print(word) } // is pattern
                guard let word = other else {
                    print(word)  // is member
                    return
                }
                print(word) // is optionalBinding
            }
            """)
    }

    @Test func loopsCasesAndCatchesBindNames() {
        check("""
            func f(_ others: [Int], _ state: State) {
                for word in others where word > 1 { print(word) } // is pattern, pattern
                switch state {
                case .one(let word) where word > 1: print(word) // is pattern, pattern
                case .two: print(word) // is member
                }
                do { try g() } catch let word where word.isFatal { print(word) } \
                // is pattern, pattern
            }
            """)
    }

    @Test func closuresCaptureUnderTheirOwnNames() {
        check("""
            func f(_ word: Shop) {
                run { [word] in print(word) } // is parameter
                run { [weak word] in print(word) } // is parameter
                run { [word = word.owner] in print(word) } // is parameter, capture
            }
            """)
    }

    @Test func functionsInBodiesAreSeenBeforeTheirDeclaration() {
        check("""
            func f() {
                word() // is function
                func word() {}
                word() // is function
            }
            """)
    }

    @Test func typesInBodiesHideWhatIsAroundThem() {
        check("""
            func f(_ word: Int) {
                struct Inner { let other = word } // is member
            }
            final class Shop {
                var till: Int { willSet(word) { print(word) } } // is pattern
                var count: Int { word } // is member
            }
            """)
    }

    /// A block of thousands of statements is looked through another way, to the same end.
    @Test(arguments: [0, 6_000])
    func longBlocksBindAsShortOnesDo(_ count: Int) {
        let others = (0..<count).map { "let other\($0) = run { let word = $0 }\n" }.joined()
        check("""
            func f(_ word: Int, _ other: Int?) {
            print(word) // is parameter
            \(others)
            print(word) // is parameter
            guard let word = other else { return }
            print(word) // is optionalBinding
            guard case .some(let word) = other else { return }
            print(word) // is pattern
            \(others)
            let (word, next) = (1, word) // is pattern
            print(word) // is variable
            run {
            print(word) // is variable
            let word = 2
            \(others)
            print(word) // is variable
            }
            do {
            func word() {}
            }
            \(others)
            print(word) // is variable
            }
            func g(_ word: Int) {
            print(word) // is function
            \(others)
            print(word) // is function
            func word() {}
            }
            """)
    }
}
