/// Code whose meaning depends on where its lines end.
struct Flow
{
    let cases = [.
        Foo(), .bar(Bar.one)]
    let first = .
        Second()
    func
        run
        (_ a:
            A)
        -> B
    {
        let x = a
            .map(C.self)
            ?? D.none
        let y = x
        (y as E).go()
        let z = [F]
        [0].use(G.self)
        return x
            as? B ?? B()
    }
    var next: Int
    { 1 }
    var after: H = H()
    { didSet {} }
    func call(){perform(I.self){$0}
        while(true){if(J.on){break};K.run()}}
    static func==(a:L,b:L)->Bool{a.m==b.m&&a.n<b.n}
    let one=1,two:M=M(),closed:(N)->O={_ in O()}
}
class Tight:Base<P>,Q{init(){super.init();r?.s();t!.u=V.w}}
