struct Before { let title: Title }

struct Broken {
    let first = /[a-z
    let second = #/ (?<name> never closed
    let third = #/
        many lines ( [ {
}

struct After { let count: Int }
