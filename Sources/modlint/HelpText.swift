/// What `--help` prints.
let helpText = """
    modlint finds what ties UI modules to their project: it reads Swift sources and reports views
    with logic, presenters that know concrete types, and modules that nobody assembles.

    Usage
      modlint [lint] [PATH…]          lint the given paths; without any, the project around the
                                      working folder
      modlint rules                   list the rules
      modlint explain RULE            say why a rule exists, with examples
      modlint inspect NAME [PATH…]    print a type's role and module, and why
      modlint inspect --all [PATH…]   the same for every type that has a role or a module
      modlint dump-declarations PATH… print the declarations of files
      modlint dump-uses PATH…         print the uses of types in files

    Options
      --format FORMAT   lint: text, concise, xcode or json; inspect: text or json
      --config FILE     the configuration, instead of the nearest .modlint.json upwards
      --no-config       use the defaults, whatever files there are
      --strict          warnings too end with status 1
      --limit N         print at most N findings; JSON is never cut
      --color WHEN      auto, always or never; auto respects NO_COLOR and CLICOLOR_FORCE
      --help, -h        print this
      --version         print the version

    Exit status
      0  nothing at error severity
      1  findings
      2  the work could not be done: bad usage or configuration, unreadable input, no Swift file,
         a pattern that matches nothing

    """
