import CustomDump
import FormCore
import FormGtkTesting
import FormTesting
import Testing

private struct Proxy: Equatable {
    var http = 80
    var https = 443
    var socks = 1080
    var title = 1
    var isOn = false
}

private func port(_ title: String, _ keyPath: WritableKeyPath<Proxy, Int> & Sendable) -> Element<FormCell, Proxy> {
    controlCell(title: title, control: formattedField(keyPath: keyPath, format: .whole(in: 1...65535)))
}

private let ports: Form<Proxy> = sections {
    section {
        port("Port", \.http)
        port("Port", \.https)
        port("Port", \.socks).id("SOCKS/Port").resettable()
        controlCell(title: "On", control: uiSwitch(keyPath: \.isOn))
        controlCell(title: "On", control: uiSwitch(keyPath: \.isOn))
        port("Port#2", \.title).visible(when: \.isOn)
        nestedOptions(title: "Kind", keyPath: \.isOn, options: [true, false])
    }
    .resettable()
}

private let proxy: Form<Proxy> = sections {
    section {
        detailTextCell(title: "Proxy", keyPath: { _ in "" }, form: ports)
    }
}

@MainActor
@Suite("Rows of one title", .serialized, .needsDisplay)
struct RowNameTests {
    private func stage(_ renderer: Renderer) -> Stage<Proxy> {
        Stage(
            renderer, Proxy(), proxy, title: "Settings", defaults: Proxy(),
            environment: FormEnvironment(report: { _ in }))
    }

    @Test(
        "are told apart by their path, by its end and by the identifier that they were given",
        arguments: Renderer.allCases)
    func apart(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.select("Proxy")
        try stage.user.type("81", into: "Port")
        try stage.user.type("444", into: "Port#2")
        try stage.user.type("1081", into: #"SOCKS\/Port"#)
        try stage.user.toggle("On#2")
        expectNoDifference(stage.driver.state, Proxy(http: 81, https: 444, socks: 1081, isOn: true))
        try stage.user.type("82", into: "Proxy/Port")
        try stage.user.type("445", into: "Proxy/Port#2")
        try stage.user.pressReturn()
        try stage.user.reset(#"Proxy/SOCKS\/Port"#)
        expectNoDifference(stage.driver.state, Proxy(http: 82, https: 445, isOn: true))
        try stage.user.resetSection(of: "Proxy/Port")
        #expect(stage.driver.state == Proxy())
    }

    @Test("give way to a row that has the name for its title", arguments: Renderer.allCases)
    func titleFirst(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.select("Proxy")
        try stage.user.toggle("On")
        try stage.user.type("7", into: "Port#2")
        try stage.user.pressReturn()
        expectNoDifference(stage.driver.state, Proxy(title: 7, isOn: true))
    }

    @Test("are not found by what is no whole part of a path", arguments: Renderer.allCases)
    func missing(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.select("Proxy")
        for name in ["", "#2", "ort#2", "Port#3", "Other/Port#2", "Proxy", "Settings/Proxy/Port"] {
            let error = #expect(throws: FormUserError.self) { try stage.user.focus(name) }
            #expect(error?.description.hasPrefix("There is no row “\(name)” on the screen:") == true)
        }
        try stage.user.select("Proxy/Kind")
        for name in ["Kind", "Proxy/Kind"] {
            #expect(throws: FormUserError.self) { try stage.user.select(name) }
        }
    }
}
