import FormCore
import FormGtkTesting
import FormTesting
import Testing

private struct Radio: Equatable {
    var station = 40
    var band = "FM"
}

private let form: Form<Radio> = sections {
    section {
        picker(title: "Station", keyPath: \.station, options: Array(1...600), style: .page) { "Station \($0)" }
    }
    choice(title: "Band") {
        optionCell(title: "AM", option: "AM", keyPath: \.band)
        optionCell(title: "FM", option: "FM", keyPath: \.band)
        optionCell(title: "DAB", option: "DAB", keyPath: \.band)
    }
}

@MainActor
@Suite("The focus among options", .serialized, .needsDisplay)
struct OptionFocusTests {
    @Test(
        "is on the chosen one when their page is opened, however far down it is",
        arguments: Renderer.allCases, [40, 590])
    func opened(renderer: Renderer, station: Int) throws {
        let stage = Stage(renderer, Radio(station: station), form)
        try stage.user.select("Station")
        // A row far down is drawn with the next frame.
        (stage.user as? GtkUser)?.wait { stage.user.focusedRow != nil }
        #expect(stage.user.focusedRow == "Station \(station)")
        try stage.user.select("Station \(station + 1)")
        #expect(stage.driver.state.station == station + 1)
        try stage.user.goBack()
        #expect(stage.user.focusedRow == "Station")
    }

    @Test("is on the first where none is chosen", arguments: Renderer.allCases)
    func none(renderer: Renderer) throws {
        let stage = Stage(renderer, Radio(), form)
        stage.driver.set(\.station, to: 0)
        try stage.user.select("Station")
        #expect(stage.user.focusedRow == "Station 1")
    }

    @Test("goes to the one that is chosen again when a step is undone", arguments: Renderer.allCases)
    func undone(renderer: Renderer) throws {
        let stage = Stage(renderer, Radio(), form)
        try stage.user.select("DAB")
        try stage.user.undo()
        #expect(stage.user.focusedRow == "FM")
        try stage.user.redo()
        #expect(stage.user.focusedRow == "DAB")
    }
}
