import CGtk
import FormCore
import FormTesting
import Testing

@testable import FormGtk
@testable import FormGtkTesting

private struct Proxy: Equatable {
    struct Server: Equatable {
        var host = "proxy.example"
    }

    var server = Server()
}

private let serverForm: Form<Proxy.Server> = sections {
    section { controlCell(title: "Host", control: textField(keyPath: \.host)) }
}

private let form: Form<Proxy> = sections {
    section {
        detailTextCell(title: "Proxy", keyPath: \.server.host, form: bind(form: serverForm, to: \.server))
            .presented(as: .dialog)
        buttonCell(title: "Forget") { _ in }
            .confirming { _ in
                FormQuestion(
                    "Forget all proxies of all the networks that this computer knows?",
                    text:
                        "You have to type them again, and the computer is offline until then, which may take a while.",
                    answer: "Forget All Proxies of All Networks")
            }
    }
}

@MainActor
@Suite("A dialog over a window", .serialized, .needsDisplay)
struct DialogWidthTests {
    @Test("is at most as wide as the window", arguments: CrampedLook.allCases)
    func width(look: CrampedLook) async throws {
        try await look.use { environment in
            for width in [360, 480, 900] {
                let driver = FormDriver(initial: Proxy(), build: form, title: "Form", environment: environment)
                let user = GtkUser(of: FormWindow(driver.session))
                let window = user.window
                user.resize(to: width)
                try user.select(environment.translate("Proxy"))
                #expect(user.window != window)
                try expectNarrow(over: window, user)
                try user.closeDialog()
                try user.select(environment.translate("Forget"))
                try expectNarrow(over: window, user)
                try user.closeQuestion()
                driver.session.show(.warning(Sentence(verbatim: String(repeating: "word ", count: 50))))
                user.nextFrame()
                user.click(window.shown(class: "form-details")[0])
                try expectNarrow(over: window, user)
                try user.closeQuestion()
            }
        }
    }

    private func expectNarrow(over window: Widget, _ user: GtkUser) throws {
        let dialog = try #require(window.windowsOver.first)
        for _ in 0..<3 { user.nextFrame(of: dialog) }
        let widths = [window, dialog].map(gtk_widget_get_width)
        #expect(widths[1] <= widths[0])
    }
}
