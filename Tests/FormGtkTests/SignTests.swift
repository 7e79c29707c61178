import CustomDump
import FormCore
import FormGtkTesting
import FormTesting
import Testing

private struct Lamp: Equatable {
    var name = "Big"
    var watts = 40
    var isDimmed = false
    var level = 5
}

private struct Room: Equatable {
    var name = "Hall"
    var lamp = Lamp()
}

private struct House: Equatable {
    var isLocked = false
    var room = Room()
}

private let lampForm: Form<Lamp> = sections {
    section {
        nestedTextField(title: "Name", keyPath: \.name).rules(\.name, [.length(...5)])
        controlCell(title: "Watts", control: formattedField(keyPath: \.watts, format: .whole(in: 1...99)))
        controlCell(title: "Dimmed", control: uiSwitch(keyPath: \.isDimmed))
        controlCell(title: "Level", control: formattedField(keyPath: \.level, format: .whole(in: 1...9)))
            .visible(when: { !$0.isDimmed })
    }
}

private let roomForm: Form<Room> = sections {
    section {
        controlCell(title: "Name", control: textField(keyPath: \.name))
        detailTextCell(title: "Lamp", keyPath: \.lamp.name, form: bind(form: lampForm, to: \.lamp))
    }
}

private let form: Form<House> = sections {
    section {
        controlCell(title: "Locked", control: uiSwitch(keyPath: \.isLocked))
        detailTextCell(title: "Room", keyPath: \.room.name, form: bind(form: roomForm, to: \.room))
            .resettable()
    }
}

@MainActor
@Suite("A row that leads to something wrong", .serialized, .needsDisplay)
struct SignTests {
    private func stage(_ renderer: Renderer) -> Stage<House> { Stage(renderer, House(), form, title: "House") }

    @Test("says so at each level, for a text that was refused, until it is right", arguments: Renderer.allCases)
    func refused(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.select("Room")
        try stage.user.select("Lamp")
        try stage.user.select("Name")
        try stage.user.type("Enormous")
        try stage.user.goBack()
        expectNoDifference(
            try stage.screen,
            """
            ‹ Lamp

              Name Big ›
                ! error: “Enormous” was not saved. Use at most 5 characters.
              Watts [40]
              Dimmed [off]
              Level [5]
            """)
        try stage.user.goBack()
        expectNoDifference(
            try stage.screen,
            """
            ‹ Room

              Name [Hall]
              Lamp Big ⚠ ›
            """)
        try stage.user.goBack()
        expectNoDifference(
            try stage.screen,
            """
            House

              Locked [off]
              Room Hall ⚠ ›
            """)
        try stage.user.select("Room")
        try stage.user.select("Lamp")
        try stage.user.select("Name")
        try stage.user.type("Small")
        try stage.user.pressReturn()
        try stage.user.goBack()
        #expect(try stage.row("Lamp")?.values == ["Small", "›"])
        try stage.user.goBack()
        #expect(try stage.row("Room")?.values == ["Hall", "›"])
    }

    @Test("says so as long as one of several is left, wherever it was set right", arguments: Renderer.allCases)
    func several(renderer: Renderer) throws {
        let stage = stage(renderer)
        stage.driver.session.show(.error("Broken."), at: "Room/Lamp/Watts")
        stage.driver.session.show(.error("Taken."), at: "Room/Name")
        #expect(try stage.row("Room")?.values == ["Hall", "⚠", "›"])
        stage.driver.session.show(nil, at: "Room/Lamp/Watts")
        #expect(try stage.row("Room")?.values == ["Hall", "⚠", "›"])
        try stage.user.select("Room")
        #expect(try stage.row("Lamp")?.values == ["Big", "›"])
        try stage.user.type("Bath", into: "Name")
        try stage.user.goBack()
        #expect(try stage.row("Room")?.values == ["Bath", "›"])
    }

    @Test(
        "says so of an error that a program shows where nobody has been, and not of a warning",
        arguments: Renderer.allCases)
    func shown(renderer: Renderer) throws {
        let stage = stage(renderer)
        stage.driver.session.show(.warning("Hot."), at: "Room/Lamp/Watts")
        stage.driver.session.show(.information("New."), at: "Room/Lamp")
        #expect(try stage.row("Room")?.values == ["Hall", "›"])
        stage.driver.session.show(.error("Broken."), at: "Room/Lamp/Watts")
        #expect(try stage.row("Room")?.values == ["Hall", "⚠", "›"])
        #expect(stage.driver.session.counters.pagesRendered == 1)
        stage.driver.session.show(.error("Broken."), at: "Room")
        stage.driver.session.show(nil, at: "Room/Lamp/Watts")
        #expect(try stage.row("Room") == Screen.Row(title: "Room", values: ["Hall", "›"], notice: "error: Broken."))
    }

    @Test(
        "says so of a value that somebody else has changed, until the person has chosen", arguments: Renderer.allCases)
    func conflict(renderer: Renderer) throws {
        let stage = stage(renderer)
        var theirs = House()
        theirs.room.lamp.watts = 60
        var saved = House()
        saved.room.lamp.watts = 50
        stage.driver.baselines.saved = saved
        stage.driver.baselines.theirs = theirs
        #expect(try stage.row("Room")?.values == ["Hall", "⚠", "›"])
        try stage.user.select("Room")
        #expect(try stage.row("Lamp")?.values == ["Big", "⚠", "›"])
        try stage.user.select("Lamp")
        try stage.user.resolveConflict(of: "Watts", .theirs)
        try stage.user.goBack()
        #expect(try stage.row("Lamp")?.values == ["Big", "›"])
        try stage.user.goBack()
        #expect(try stage.row("Room")?.values == ["Hall", "›"])
    }

    @Test("says nothing of a row that was hidden when its page was left", arguments: Renderer.allCases)
    func hidden(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.select("Room")
        try stage.user.select("Lamp")
        try stage.user.type("99", into: "Level")
        try stage.user.toggle("Dimmed")
        try stage.user.goBack()
        #expect(try stage.row("Lamp")?.values == ["Big", "›"])
        try stage.user.select("Lamp")
        try stage.user.toggle("Dimmed")
        try stage.user.goBack()
        #expect(try stage.row("Lamp")?.values == ["Big", "⚠", "›"])
    }

    @Test(
        "is none of a row with several controls, which are seen there, but those are led to",
        arguments: Renderer.allCases)
    func parts(renderer: Renderer) throws {
        let inner: Form<Room> = sections {
            section {
                controlsCell(title: "Lamp") {
                    controlCell(title: "Name", control: textField(keyPath: \.lamp.name))
                    controlCell(
                        title: "Watts", control: formattedField(keyPath: \.lamp.watts, format: .whole(in: 1...99)))
                }
            }
        }
        let form: Form<House> = sections {
            section { detailTextCell(title: "Room", keyPath: \.room.name, form: bind(form: inner, to: \.room)) }
        }
        let stage = Stage(renderer, House(), form, title: "House")
        try stage.user.select("Room")
        try stage.user.type("100", into: "Watts")
        try stage.user.pressReturn()
        #expect(try stage.row("Lamp")?.values == [])
        #expect(try stage.row("Lamp")?.parts.map(\.notice) == [nil, "error: Type a whole number from 1 to 99."])
        try stage.user.goBack()
        #expect(try stage.row("Room")?.values == ["Hall", "⚠", "›"])
        try stage.user.closeWindow()
        #expect(stage.user.question?.contains("“Watts”: “100” was not saved.") == true)
        try stage.user.answerQuestion("Cancel")
        #expect(stage.user.focusedRow == "Watts")
    }

    @Test("says so at once beside the page where it happens, and when the form is undone or reset")
    func beside() throws {
        let stage = Stage(.headless, House(), form, title: "House", defaults: House())
        let session = stage.driver.session
        session.layout = .sidebar
        let row = session.pages[0].sections[0].cells[1]
        try stage.user.select("Room")
        try stage.user.select("Lamp")
        try stage.user.type("100", into: "Watts")
        #expect(!row.leadsToProblem)
        try stage.user.pressReturn()
        #expect(row.leadsToProblem)
        try stage.user.type("9")
        #expect(!row.leadsToProblem)
        try stage.user.type("999")
        try stage.user.toggle("Dimmed")
        #expect(row.leadsToProblem)
        session.reset("Room/Lamp")
        #expect(!row.leadsToProblem)
    }
}
