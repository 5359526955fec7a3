// Comments that look like code: struct Hidden {}
/* One /* inside */ another: class Nothing {} */
/// Documentation with `code` and "quotes", unbalanced ( [ { in it.
struct Visible /* between */ : /* here */ Base /* and here */ {
    let url = "https://example.com" // not a comment in the string: /*
    let glob = "/*", path: Path = /* before a value */ Path("a//b") /* behind */
    /*
     func hidden() { "unterminated
     */
    func shown(/* no label */ _ a: A /* first */, b /* second */: B) -> /* result */ C { C(a/**/) }
    // let x = """
    var sum: Int { 1 +/* tight */2 - a/*b*/.c }
} /* the end *//**/
