struct Before { let title: Title }

<<<<<<< ours
struct Ours { let count: Int }
=======
struct Theirs { let count: Int }
>>>>>>> theirs

struct After { let count: Int }
