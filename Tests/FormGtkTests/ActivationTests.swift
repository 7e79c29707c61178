import CGtk
import FormCore
import FormGtk
import FormGtkTesting
import FormTesting
import Testing

private struct Lamp: Equatable {
    var isOn = false
    var isLocked = false
    var color = "White"
    var presses = 0
}

@MainActor
private let form: Form<Lamp> = sections {
    section {
        controlCell(title: "On", control: uiSwitch(keyPath: \.isOn))
        controlCell(title: "Locked", control: checkButton(keyPath: \.isLocked))
        nestedOptions(title: "Colour", keyPath: \.color, options: ["White", "Red"])
        buttonCell(title: "Press") { $0.change { $0.presses += 1 } }
            .enabled(when: { !$0.isLocked })
        picker(title: "Light", keyPath: \.color, options: ["White", "Red"], style: .radioGroup)
    }
}

@MainActor
@Suite("What assistive tools can activate", .serialized, .needsDisplay)
struct ActivationTests {
    private let driver = FormDriver(initial: Lamp(), build: form, title: "Lamp")
    private let window: FormWindow
    private let user: GtkUser

    init() {
        window = FormWindow(driver.session)
        user = GtkUser(of: window)
        window.present()
    }

    /// Does the action of a row's class, as assistive tools do.
    private func activate(_ path: String) throws -> Bool {
        let rows = window.widget.shown(class: "form-row")
        return activate(try #require(rows.last { String(cString: gtk_widget_get_name($0)) == path }))
    }

    private func activate(_ widget: Widget) -> Bool { gtk_widget_activate_action_variant(widget, "activate", nil) != 0 }

    @Test("is each row that a click does something with")
    func rows() throws {
        #expect(try activate("On") && driver.state.isOn)
        #expect(try activate("Locked") && driver.state.isLocked)
        #expect(try activate("Press") && driver.state.presses == 0)
        #expect(try activate("Locked") && activate("Press") && driver.state.presses == 1)
        #expect(try activate("Colour"))
        #expect(user.screen.title == "Colour")
    }

    @Test("is each radio button")
    func radioButtons() throws {
        let group = try #require(window.widget.shown(class: "form-radio-group").first)
        let red = try #require(gtk_widget_get_last_child(group))
        #expect(activate(red) && driver.state.color == "Red")
    }
}
