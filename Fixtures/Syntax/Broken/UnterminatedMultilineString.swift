struct Before { let title: Title }

enum Broken {
    static let first = """
        The end of this text is missing: { [ (
    static let second = """
        This one is closed.
        """
}

struct After { let count: Int }

let last = """
    Nothing ends this.

struct Last { func stillHere() {} }
