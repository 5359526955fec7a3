struct Before { let title: Title }

/* The comment takes all that follows, /* a nested one */ included.

struct Swallowed { let count: Int }
