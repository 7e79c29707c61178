import FormCore
import FormTesting
import Testing

private struct Connection: Equatable {
    var isOn = true
    var proxy = Proxy()

    struct Proxy: Equatable {
        var host = ""
        var port = 8080
    }
}

private let proxyForm: Form<Connection.Proxy> = sections {
    section {
        controlCell(title: "Host", control: textField(keyPath: \.host)).rules(\.host, [.host])
        controlCell(title: "Port", control: formattedField(keyPath: \.port, format: .whole(in: 1...65535)))
    }
}

private let connectionForm: Form<Connection> = sections {
    section {
        controlCell(title: "On", control: uiSwitch(keyPath: \.isOn))
        detailTextCell(title: "Proxy", keyPath: \.proxy.host, form: bind(form: proxyForm, to: \.proxy))
            .presented(as: .dialog)
    }
}

@MainActor
@Suite("Dialogs.md")
struct Dialogs {
    @Test("hands on what was edited in a dialog when that is applied")
    func apply() throws {
        let driver = FormDriver(initial: Connection(), build: connectionForm, title: "Connection")
        let user = HeadlessUser(of: driver.session)
        try user.select("Proxy")
        #expect(
            "\(user.screen)" == """
                [Cancel] Proxy [Apply]

                  Host []
                  Port [8080]
                """)
        try user.type("proxy.example.com", into: "Host")
        try user.type("3128", into: "Port")
        #expect(driver.state == Connection())

        try user.apply()
        #expect(driver.state.proxy == Connection.Proxy(host: "proxy.example.com", port: 3128))
        #expect(driver.session.undoStep?.title == "Proxy")
    }
}
