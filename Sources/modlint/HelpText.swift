/// What `--help` prints.
let helpText = """
    modlint finds what ties UI modules to their project: it reads Swift sources and reports views
    with logic, presenters that know concrete types, and modules that nobody assembles.

    Usage
      modlint [lint] [PATH…]          lint the given files and folders; without any, the project:
                                      the folder of the nearest .modlint.json upwards, else the
                                      working folder
      modlint rules                   list the rules
      modlint explain RULE            say why a rule exists, with its options and examples
      modlint explain --all           the same for all rules, as one Markdown document
      modlint inspect NAME [PATH…]    print a type's role and module, and why
      modlint inspect --all [PATH…]   the same for every type that has a role or a module
      modlint inspect --ownership NAME [PATH…]
                                      print who holds whom when an assembly returns, and what
                                      becomes of each object; NAME is a module or an assembler
      modlint reuse NAME [PATH…]      print what would have to move along if a view or presenter
                                      were used elsewhere, and what blocks that first
      modlint dump-declarations PATH… print the declarations of files
      modlint dump-uses PATH…         print the uses of types in files

    Options
      --format FORMAT   lint: text, concise, xcode or json; inspect, reuse: text or json;
                        inspect --ownership: text, dot, mermaid or json
      --config FILE     lint, inspect, reuse: the configuration, instead of the nearest
                        .modlint.json upwards
      --no-config       lint, inspect, reuse: use the defaults, whatever files there are
      --strict          lint: warnings too end with status 1
      --limit N         lint: print at most N findings; JSON is never cut
      --color WHEN      lint: auto, always or never; auto respects NO_COLOR and CLICOLOR_FORCE
      --all             explain: every rule; inspect: every type
      --ownership       inspect: the object graph instead of roles
      --help, -h        print this
      --version         print the version

    Comments in Swift sources
      // modlint:disable:next RULE — REASON   allow a rule's findings in the next line; `:this` for
                                              the same line, `:file` for the file, neither for the
                                              declaration that follows
      // modlint:role ROLE                    say what role the declaration that follows has

    Exit status
      0  nothing at error severity
      1  findings
      2  the work could not be done: bad usage or configuration, unreadable input, no Swift file,
         a pattern that matches nothing

    """
