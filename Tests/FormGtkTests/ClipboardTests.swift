import CGtk
import FormCore
import FormGtkTesting
import FormTesting
import Testing

@testable import FormGtk

@MainActor
@Suite("The clipboard", .serialized, .needsDisplay)
struct ClipboardTests {
    private struct Lock: Equatable {
        var password = "correct horse"
    }

    private let form: Form<Lock> = sections {
        section { controlCell(title: "Password", control: passwordField(keyPath: \.password)).copyable() }
    }

    @Test("gives another program the text that was put there")
    func text() {
        Clipboard.set("plain")
        #expect(output(of: "xclip", "-selection", "clipboard", "-out") == "plain")
    }

    @Test("gives another program a secret that was copied, in each format that it lists")
    func secret() throws {
        try GtkUser(of: FormWindow(FormDriver(initial: Lock(), build: form).session)).copy("Password")
        let list = try #require(output(of: "xclip", "-selection", "clipboard", "-out", "-target", "TARGETS"))
        // Those of X11 itself have no text.
        let formats = list.split(separator: "\n").map(String.init)
            .filter { !["TARGETS", "TIMESTAMP", "MULTIPLE", "SAVE_TARGETS"].contains($0) }
        #expect(formats.contains("UTF8_STRING"))
        for format in formats {
            let text = output(of: "xclip", "-selection", "clipboard", "-out", "-target", format)
            #expect(text == "correct horse", "\(format)")
        }
    }

    @Test("is told of by the button, whose name is “Copied” for a moment")
    func name() throws {
        let user = GtkUser(of: FormWindow(FormDriver(initial: Lock(), build: form).session))
        let button = { user.topPage.shown(class: "form-copy")[0] }
        let name = { gtk_widget_get_tooltip_text(button()).map { String(cString: $0) } }
        #expect(name() == "Copy")
        try user.copy("Password")
        #expect(name() == "Copied")
        #expect(user.wait { name() == "Copy" })
    }

    @Test("isn't offered by a row that has nothing to copy")
    func nothing() throws {
        let form: Form<Lock> = sections { section { valueCell(title: "Password", text: \.password).copyable() } }
        let driver = FormDriver(initial: Lock(), build: form)
        let user = GtkUser(of: FormWindow(driver.session))
        let button = user.topPage.shown(class: "form-copy")[0]
        #expect(gtk_widget_get_sensitive(button) != 0)
        gtk_widget_grab_focus(button)
        driver.change { $0.password = "" }
        #expect(gtk_widget_get_sensitive(button) == 0 && user.focusedRow == "Password")
        driver.change { $0.password = "new" }
        #expect(gtk_widget_get_sensitive(button) != 0)
    }

    /// What another program prints, which this one answers meanwhile; `nil` if it can't be started.
    private func output(of command: String...) -> String? {
        var arguments: [UnsafePointer<CChar>?] = command.map { UnsafePointer(g_strdup($0)) } + [nil]
        defer { for argument in arguments { g_free(UnsafeMutableRawPointer(mutating: argument)) } }
        // G_SUBPROCESS_FLAGS_STDOUT_PIPE, which GLib 2.88 declares in another way.
        guard let process = g_subprocess_newv(&arguments, GSubprocessFlags(rawValue: 1 << 2), nil) else {
            Issue.record("\(command[0]) can't be started.")
            return nil
        }
        defer { g_object_unref(UnsafeMutableRawPointer(process)) }
        let output = Output()
        g_subprocess_communicate_utf8_async(
            process, nil, nil,
            { process, result, data in
                var text: UnsafeMutablePointer<CChar>?
                g_subprocess_communicate_utf8_finish(OpaquePointer(process), result, &text, nil, nil)
                let output = Unmanaged<Output>.fromOpaque(data!).takeRetainedValue()
                output.text = text.map { String(cString: $0) }
                output.isComplete = true
                g_free(text)
            }, Unmanaged.passRetained(output).toOpaque())
        while !output.isComplete { g_main_context_iteration(nil, 1) }
        return output.text
    }

    private final class Output {
        var text: String?
        var isComplete = false
    }
}
