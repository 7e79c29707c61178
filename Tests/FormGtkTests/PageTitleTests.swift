import CGtk
import FormCore
import FormGtkTesting
import FormTesting
import Testing

private struct State: Equatable {
    var name = "SSH"
    var isOn = true
}

private let inner: Form<State> = sections {
    section {
        controlCell(title: "Name", control: textField(keyPath: \.name))
        nestedTextField(title: "Text", keyPath: \.name).title(from: \.name)
    }
}

private let form: Form<State> = sections {
    section {
        detailTextCell(title: "Rule 1", keyPath: { _ in "" }, form: inner).title(from: \.name)
    }
}

@MainActor
@Suite("A page's title that follows the state", .serialized, .needsDisplay)
struct PageTitleTests {
    @Test("stands in the header bar, whoever changes it", arguments: Renderer.allCases)
    func headerBar(renderer: Renderer) throws {
        let stage = Stage(renderer, State(), form)
        try stage.user.select("SSH")
        #expect(try stage.user.screen.title == "SSH")
        stage.driver.set(\.name, to: "Web")
        #expect(try stage.user.screen.title == "Web")
        try stage.user.type("Mail", into: "Name")
        try stage.user.pressReturn()
        #expect(try stage.user.screen.title == "Mail")
        try stage.user.select("Mail")
        stage.driver.set(\.name, to: "Print")
        #expect(try stage.user.screen.title == "Print")
        try stage.user.goBack()
        #expect(try stage.user.screen.title == "Print")
        try stage.user.goBack()
        #expect(try stage.user.screen.title == "Form")
        #expect(try stage.row("Print") != nil)
    }
}
