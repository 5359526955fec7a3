struct Before { let title: Title }

#if false
func future(x: some ~Everything until later) -> { yields }} ))
let $$$ = <- @@ "never closed
class Nowhere (((
#elseif ###
}}} struct Second { ) case
#else
" ' ` \( [[
#endif

struct After { let count: Int }
