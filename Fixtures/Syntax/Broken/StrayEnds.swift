struct Before { let title: Title } }

#endif
final class Middle ) { func first() {} }
#else
] ) struct After { let count: Int }
}}}
struct Last { func stillHere() {} }
