import AppKit

final class InspectorPane { // role: result
    let controller: NSViewController
    private let model: InspectorModel

    init(controller: NSViewController, model: InspectorModel) {
        self.controller = controller
        self.model = model
    }
}

func makeInspector(document: DocumentReading) -> InspectorPane { // role: assembler
    let controller = InspectorPaneController()
    let model = InspectorModel(document: document)
    model.display = controller
    controller.delegate = model
    return InspectorPane(controller: controller, model: model)
}
