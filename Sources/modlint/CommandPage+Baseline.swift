extension CommandPage {
    static let baseline = CommandPage(
        .baseline, .actionAndPaths,
        [
            Form("add [PATH…]", "list all findings that there are in the baseline"),
            Form("prune [PATH…]", "remove the entries of the baseline whose findings are gone"),
            Form("show [PATH…]", "print the baseline with what has become of each entry"),
        ],
        "What the baseline lists does not count. Its file is .modlint-baseline.json beside the "
            + "configuration, or what the configuration's \"baseline\" names, and only these "
            + "commands write it: prune never adds an entry, add never removes one.",
        examples: [
            Example("modlint baseline add --reason \"From before modlint.\"", "all findings"),
            Example(
                "modlint baseline add App/Old --rule retain-cycle --until 2027-06-30",
                "one rule's findings in a folder, for a while"),
            Example("modlint baseline prune", "what has been mended"),
        ])
}
