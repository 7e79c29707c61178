import FormCore
import FormGtkTesting
import FormTesting
import Testing

private struct State: Equatable {
    var isOn = true
    var name = "n"
    var inner = "i"
}

private let innermost: Form<State> = sections {
    section {
        controlCell(title: "First", control: uiSwitch(keyPath: \.isOn))
        nestedTextField(title: "Inner", keyPath: \.inner)
    }
}

private let middle: Form<State> = sections {
    section { detailTextCell(title: "Innermost", keyPath: \.inner, form: innermost) }
}

private let form: Form<State> = sections {
    section {
        controlCell(title: "On", control: uiSwitch(keyPath: \.isOn))
        detailTextCell(title: "Middle", keyPath: \.name, form: middle).visible(when: \.isOn)
        nestedTextField(title: "Name", keyPath: \.name)
    }
}

@MainActor
@Suite("Revealing a row", .serialized, .needsDisplay)
struct RevealTests {
    @Test("opens the pages on the way and puts the focus on the row", arguments: Renderer.allCases)
    func farRow(renderer: Renderer) throws {
        let stage = Stage(renderer, State(), form)
        let session = stage.driver.session
        #expect(session.reveal("Middle/Innermost/Inner"))
        #expect(try stage.user.screen.title == "Innermost")
        #expect(stage.user.focusedRow == "Inner")
        #expect(session.reveal("Name"))
        #expect(try stage.user.screen.title == "Form")
        #expect(stage.user.focusedRow == "Name")
    }

    @Test("leaves the pages that are not on the way and no other", arguments: Renderer.allCases)
    func keepsPages(renderer: Renderer) throws {
        let stage = Stage(renderer, State(), form)
        let session = stage.driver.session
        session.reveal("Middle/Innermost/First")
        let kept = session.pages
        try stage.user.select("Inner")
        #expect(session.reveal("Middle/Innermost/First"))
        #expect(session.pages.map(ObjectIdentifier.init) == kept.map(ObjectIdentifier.init))
        #expect(stage.user.focusedRow == "First")
    }

    @Test("stays on the page that edits just the row's value", arguments: Renderer.allCases)
    func singleValue(renderer: Renderer) throws {
        let stage = Stage(renderer, State(), form)
        try stage.user.select("Name")
        #expect(stage.driver.session.reveal("Name"))
        #expect(stage.driver.session.pages.count == 2)
        #expect(stage.user.focusedRow == "Name")
    }

    @Test("commits what is being typed", arguments: Renderer.allCases)
    func commits(renderer: Renderer) throws {
        let stage = Stage(renderer, State(), form)
        try stage.user.select("Name")
        try stage.user.type("typed")
        #expect(stage.driver.session.reveal("On"))
        #expect(stage.driver.state.name == "typed")
    }

    @Test("ends where a row on the way is hidden", arguments: Renderer.allCases)
    func hidden(renderer: Renderer) throws {
        let stage = Stage(renderer, State(isOn: false), form)
        #expect(!stage.driver.session.reveal("Middle/Innermost/Inner"))
        #expect(!stage.driver.session.reveal("Nothing"))
        #expect(try stage.user.screen.title == "Form")
    }
}
