import FormCore
import FormGtkTesting
import FormTesting
import Testing

private struct Proxy: Equatable {
    var isOn = false
    var host = "example.org"
    var port = 80
    var traffic = 0
}

private let form: Form<Proxy> = sections {
    section(footer: { "\($0.traffic) bytes" }) {
        controlCell(title: "On", control: uiSwitch(keyPath: \.isOn))
        nestedTextField(title: "Host", keyPath: \.host).rules(\.host, [.required, .host])
        controlCell(title: "Port", control: formattedField(keyPath: \.port, format: .whole(in: 1...65535)))
    }
}

@MainActor
@Suite("A form that is applied explicitly", .serialized, .needsDisplay)
struct ApplyTests {
    private func stage(_ renderer: Renderer, _ proxy: Proxy = Proxy()) -> Stage<Proxy> {
        Stage(renderer, proxy, form, applying: .explicitly)
    }

    @Test("shows what is edited, and tells the program when it is applied", arguments: Renderer.allCases)
    func apply(renderer: Renderer) throws {
        let stage = stage(renderer)
        var told: [FormChange<Proxy>] = []
        stage.driver.observe { told.append($0) }
        try stage.user.toggle("On")
        try stage.user.type("8080", into: "Port")
        #expect(try stage.row("On")?.values == ["[on]"])
        #expect(stage.driver.state == Proxy())
        #expect(stage.driver.session.hasUnapplied)
        #expect(told.isEmpty)
        try stage.user.apply()
        #expect(stage.driver.state == Proxy(isOn: true, port: 8080))
        #expect(!stage.driver.session.hasUnapplied)
        #expect(told.map(\.new) == [Proxy(isOn: true, port: 8080)])
        #expect(told.map(\.old) == [Proxy()])
    }

    @Test("gives up what was edited, drafts too", arguments: Renderer.allCases)
    func cancel(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.toggle("On")
        try stage.user.type("many", into: "Port")
        try stage.user.cancelEdits()
        #expect(try stage.row("On")?.values == ["[off]"])
        #expect(try stage.row("Port") == Screen.Row(title: "Port", values: ["[80]"]))
        #expect(stage.driver.edited == Proxy())
        try stage.user.undo()
        #expect(stage.driver.edited == Proxy(isOn: true))
    }

    @Test("applies nothing with an error, and shows the first one", arguments: Renderer.allCases)
    func error(renderer: Renderer) throws {
        let stage = stage(renderer, Proxy(host: ""))
        try stage.user.toggle("On")
        try stage.user.apply()
        #expect(stage.driver.state == Proxy(host: ""))
        #expect(stage.user.focusedRow == "Host")
        #expect(try stage.row("Host")?.notice?.hasPrefix("error: ") == true)
        try stage.user.select("Host")
        try stage.user.type("localhost")
        try stage.user.pressReturn()
        try stage.user.apply()
        #expect(stage.driver.state == Proxy(isOn: true, host: "localhost"))
    }

    @Test("takes changes from outside at once, and keeps what the person has edited", arguments: Renderer.allCases)
    func outside(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.toggle("On")
        stage.driver.change { $0.traffic = 7 }
        #expect(stage.driver.state == Proxy(traffic: 7))
        #expect(stage.driver.edited == Proxy(isOn: true, traffic: 7))
        #expect(try stage.user.screen.sections.first?.footer == "7 bytes")
    }

    @Test("has no buttons where all is applied at once", arguments: Renderer.allCases)
    func atOnce(renderer: Renderer) throws {
        let stage = Stage(renderer, Proxy(), form)
        #expect(throws: FormUserError.self) { try stage.user.apply() }
    }
}
