import FormCore
import FormGtkTesting
import FormTesting
import Testing

private struct Place: Equatable, Identifiable {
    var id: String
}

private struct House: Equatable {
    var places = ["Attic", "Hall", "Porch"].map(Place.init)
    var isLocked = false
}

private let form: Form<House> = sections {
    section {
        controlCell(title: "Locked", control: uiSwitch(keyPath: \.isLocked))
    }
    section {
        list("Places", \.places, id: \.id) { nestedTextField(title: "Place", keyPath: \.id).title(from: \.id) }
            .removing()
            .moving()
    }
}

@MainActor
@Suite("An item that undo brings back", .serialized, .needsDisplay)
struct RestoredItemTests {
    @Test("has the focus", arguments: Renderer.allCases, ["Attic", "Hall", "Porch"])
    func removed(renderer: Renderer, item: String) throws {
        let stage = Stage(renderer, House(), form)
        try stage.user.remove(item)
        #expect(stage.user.focusedRow != item)
        try stage.user.undo()
        #expect(stage.driver.state == House())
        #expect(stage.user.focusedRow == item)
        try stage.user.redo()
        #expect(stage.driver.state.places.count == 2)
        try stage.user.toggle("Locked")
        try stage.user.undo()
        #expect(stage.user.focusedRow == "Locked")
        try stage.user.undo()
        #expect(stage.user.focusedRow == item)
    }
}
