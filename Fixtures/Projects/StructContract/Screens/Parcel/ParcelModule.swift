struct ParcelModule { // role: result
    let view: ParcelView
    let presenter: ParcelPresenter
    let publicInterface: ParcelPublicInterface
}

struct ParcelAssembler { // role: assembler
    func assemble() -> ParcelModule { // role: assembler
        let state = ParcelViewModel()
        let presenter = ParcelPresenter(interface: ParcelView(state: state))
        let view = ParcelView(state: state, eventOutput: { [weak presenter] in
            presenter?.handle($0)
        })
        return ParcelModule(view: view, presenter: presenter, publicInterface: presenter)
    }
}
