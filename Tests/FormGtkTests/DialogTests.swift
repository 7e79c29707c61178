import CGtk
import FormCore
import FormGtk
import FormGtkTesting
import FormTesting
import Testing

private struct Network: Equatable {
    var isOn = true
    var host = ""
    var user = ""
    var password = ""

    var proxy: String { host.isEmpty ? "None" : host }
}

private let passwordForm: Form<Network> = sections {
    section { controlCell(title: "Password", control: textField(keyPath: \.password)) }
}

private let accountForm: Form<Network> = sections {
    section {
        controlCell(title: "User", control: textField(keyPath: \.user))
        detailTextCell(title: "Password", keyPath: { _ in "" }, form: passwordForm).presented(as: .dialog)
    }
}

private let proxyForm: Form<Network> = sections {
    section {
        controlCell(title: "Host", control: textField(keyPath: \.host))
        detailTextCell(title: "Account", keyPath: \.user, form: accountForm)
    }
}

private let form: Form<Network> = sections {
    section {
        controlCell(title: "On", control: uiSwitch(keyPath: \.isOn))
        detailTextCell(title: "Proxy", keyPath: \.proxy, form: proxyForm).presented(as: .dialog)
        detailTextCell(title: "Account", keyPath: \.user, form: accountForm)
    }
}

@MainActor
@Suite("A dialog over a window", .serialized, .needsDisplay)
struct DialogTests {
    private func stage(_ renderer: Renderer) -> Stage<Network> {
        Stage(renderer, Network(), form, title: "Network")
    }

    @Test("shows its pages, and the form what was edited there once it is applied", arguments: Renderer.allCases)
    func apply(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.select("Proxy")
        #expect(
            try stage.screen == """
                [Cancel] Proxy [Apply]

                  Host []
                  Account ›
                """)
        try stage.user.type("proxy.example", into: "Host")
        try stage.user.select("Account")
        #expect(
            try stage.screen == """
                ‹ Account [Apply]

                  User []
                  Password ›
                """)
        try stage.user.type("ada", into: "User")
        try stage.user.goBack()
        #expect(stage.driver.state == Network())
        #expect(try stage.row("Account")?.values == ["ada", "›"])
        try stage.user.apply()
        #expect(stage.driver.state == Network(host: "proxy.example", user: "ada"))
        #expect(
            try stage.screen == """
                Network

                  On [on]
                  Proxy proxy.example ›
                  Account ada ›
                """)
        #expect(stage.user.focusedRow == "Proxy")
    }

    @Test("gives up with Cancel what was edited there, also what is half typed", arguments: Renderer.allCases)
    func cancel(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.toggle("On")
        try stage.user.select("Proxy")
        try stage.user.type("proxy.example", into: "Host")
        try stage.user.cancelEdits()
        #expect(stage.driver.state == Network(isOn: false))
        #expect(stage.driver.edited == stage.driver.state)
        #expect(stage.driver.session.record == FormRecord())
        #expect(try stage.row("Proxy")?.values == ["None", "›"])
        try stage.user.undo()
        #expect(stage.driver.state == Network())
    }

    @Test("asks after Escape where something would be lost, and goes where nothing is", arguments: Renderer.allCases)
    func escape(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.select("Proxy")
        try stage.user.pressEscape()
        #expect(try !stage.user.screen.isDialog)
        try stage.user.select("Proxy")
        try stage.user.type("proxy.example", into: "Host")
        try stage.user.pressReturn()
        try stage.user.select("Account")
        try stage.user.pressEscape()
        #expect(try stage.user.screen.title == "Proxy")
        try stage.user.pressEscape()
        #expect(stage.user.question == "Discard these changes?\n“Host”: “proxy.example” is not applied.")
        try stage.user.answerQuestion("Cancel")
        #expect(try stage.user.screen.isDialog)
        #expect(stage.user.focusedRow == "Host")
        try stage.user.pressEscape()
        try stage.user.answerQuestion("Discard")
        #expect(try !stage.user.screen.isDialog)
        #expect(stage.user.isWindowOpen)
        #expect(stage.driver.state == Network())
    }

    @Test("undoes its own steps, and is undone as one", arguments: Renderer.allCases)
    func undo(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.toggle("On")
        try stage.user.select("Proxy")
        #expect(stage.driver.session.undoStep == nil)
        try stage.user.type("proxy.example", into: "Host")
        try stage.user.select("Account")
        try stage.user.type("ada", into: "User")
        try stage.user.undo()
        try stage.user.undo()
        try stage.user.undo()
        #expect(stage.driver.edited == Network(isOn: false))
        try stage.user.redo()
        #expect(stage.driver.edited == Network(isOn: false, host: "proxy.example"))
        #expect(stage.driver.session.redoStep?.title == "User")
        try stage.user.apply()
        try stage.user.undo()
        #expect(stage.driver.state == Network(isOn: false))
        #expect(stage.user.focusedRow == "Proxy")
        #expect(stage.driver.session.undoStep?.title == "On")
    }

    @Test("over another hands its edits to that", arguments: Renderer.allCases)
    func nested(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.select("Proxy")
        try stage.user.select("Account")
        try stage.user.select("Password")
        #expect(try stage.screen == "[Cancel] Password [Apply]\n\n  Password []")
        try stage.user.type("secret", into: "Password")
        try stage.user.apply()
        #expect(try stage.user.screen.title == "Account")
        #expect(stage.driver.edited.password == "secret")
        #expect(stage.driver.state == Network())
        try stage.user.select("Password")
        try stage.user.type("other", into: "Password")
        try stage.user.cancelEdits()
        #expect(stage.driver.edited.password == "secret")
        try stage.user.goBack()
        try stage.user.cancelEdits()
        #expect(stage.driver.edited == Network())
        #expect(try stage.user.screen.title == "Network")
        try stage.user.select("Account")
        try stage.user.select("Password")
        try stage.user.type("secret", into: "Password")
        try stage.user.apply()
        #expect(stage.driver.state == Network(password: "secret"))
        try stage.user.undo()
        #expect(stage.driver.state == Network())
    }

    @Test("is asked about before the window closes", arguments: Renderer.allCases)
    func closing(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.select("Proxy")
        try stage.user.type("proxy.example", into: "Host")
        try stage.user.closeWindow()
        #expect(stage.user.question != nil)
        try stage.user.answerQuestion("Discard")
        #expect(!stage.user.isWindowOpen)
        #expect(stage.driver.state == Network())
    }

    @Test("has an answer for its own window being closed")
    func closingDialog() throws {
        let driver = FormDriver(initial: Network(), build: form)
        let window = FormWindow(driver.session)
        let user = GtkUser(of: window)
        try user.select("Proxy")
        try user.closeDialog()
        #expect(!user.screen.isDialog)
        try user.select("Proxy")
        try user.type("proxy.example", into: "Host")
        try user.closeDialog()
        #expect(user.question != nil)
        try user.answerQuestion("Discard")
        #expect(!user.screen.isDialog)
        #expect(driver.state == Network())
    }

    @Test("that is open already is there with a window that is made later")
    func laterWindow() throws {
        let driver = FormDriver(initial: Network(), build: form, title: "Network")
        driver.session.go(to: "Proxy")
        let user = GtkUser(of: FormWindow(driver.session))
        #expect(user.screen.isDialog)
        try user.type("proxy.example", into: "Host")
        try user.apply()
        #expect(user.screen.title == "Network")
        #expect(driver.state.host == "proxy.example")
    }

    @Test("leaves nothing of itself when it ends")
    func lifetime() throws {
        let driver = FormDriver(initial: Network(), build: form)
        let window = FormWindow(driver.session)
        let user = GtkUser(of: window)
        for end in [user.apply, user.cancelEdits, user.pressEscape] {
            try user.select("Proxy")
            weak let page = driver.session.topPage
            let widget = WeakObject(user.topPage)
            #expect(page != nil && widget.isAlive)
            try end()
            user.processEvents()
            #expect(page == nil)
            #expect(!widget.isAlive)
        }
        #expect(window.widget.windowsOver.isEmpty)
    }

    @Test("stands over both pages of a wide window, which stay as they are", arguments: Renderer.allCases)
    func sidebar(renderer: Renderer) throws {
        let driver = FormDriver(initial: Network(), build: form, title: "Network")
        let user = renderer.user(of: driver.session, layout: .sidebar)
        try user.makeRoom(true)
        #expect(try user.screen.title == "Account")
        try user.select("Proxy")
        #expect(try user.screen.sidebar == nil)
        #expect(try user.screen.title == "Proxy")
        try user.type("proxy.example", into: "Host")
        try user.apply()
        #expect(
            try user.screen.description == """
                Account

                |  On [on]
                |  Proxy proxy.example ›
                |  Account › ●

                  User []
                  Password ›
                """)
        #expect(user.focusedRow == "Proxy")
    }

    @Test("goes back by the mouse's button for that, and stays open on its first page")
    func mouse() throws {
        let user = GtkUser(of: FormWindow(FormDriver(initial: Network(), build: form, title: "Network").session))
        try user.select("Proxy")
        try user.select("Account")
        #expect(user.screen.title == "Account")
        user.pressMouseButton(8)
        #expect(user.screen.title == "Proxy")
        user.pressMouseButton(8)
        #expect(user.screen.title == "Proxy")
    }
}
