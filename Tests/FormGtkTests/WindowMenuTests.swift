import CGtk
import CustomDump
import FormCore
import FormGtkTesting
import FormTesting
import Testing

@testable import FormGtk

private struct Lamp: Equatable {
    var isOn = false
    var name = "Lamp"
    var bulb = "Bulb"
    var hasBulb = false
}

private let lampForm: Form<Lamp> = sections {
    section {
        controlCell(title: "On", control: uiSwitch(keyPath: \.isOn))
        controlCell(title: "Name_of it", control: textField(keyPath: \.name))
        controlCell(title: "Bulb", control: uiSwitch(keyPath: \.hasBulb)).title(from: \.bulb)
    }
}

@MainActor
@Suite("The menu of an application's window", .serialized, .needsDisplay)
struct WindowMenuTests {
    private let driver: FormDriver<Lamp>
    private let application: FormApplication
    private let window: FormWindow
    private let user: GtkUser

    /// How many there were: each application has a name of its own on the session bus.
    private static var count = 0

    init() {
        self.init(defaults: Lamp())
    }

    private init(defaults: Lamp?) {
        Self.count += 1
        driver = FormDriver(initial: Lamp(), build: lampForm, title: "Lamp", defaults: defaults)
        application = FormApplication(
            id: "org.example.Menu\(Self.count)", about: .init(name: "Lamp", version: "1.0", comments: "An example."))
        g_application_register(application.applicationPointer, nil, nil)
        window = FormWindow(driver.session, of: application.pointer, menuEndingWith: application.makeMenu())
        user = GtkUser(of: window)
    }

    @Test("names what it undoes and does again, and offers what there is only")
    func steps() throws {
        #expect(items == ["(Undo)", "(Redo)", "Changed Settings", "(Reset This Page)", "About Lamp", "Quit"])
        try user.toggle("On")
        #expect(items.prefix(2) == ["Undo On", "(Redo)"])
        activate("form.undo")
        #expect(driver.state == Lamp())
        #expect(items.prefix(2) == ["(Undo)", "Redo On"])
        activate("form.redo")
        #expect(driver.state == Lamp(isOn: true))
        try user.type("Bulb", into: "Name_of it")
        try user.pressReturn()
        #expect(items.prefix(2) == ["Undo Name_of it", "(Redo)"])
    }

    @Test("names by its beginning a row that has a title without end")
    func longTitle() {
        driver.change { $0.bulb = String(repeating: "x_", count: 100_000) }
        _ = driver.session.row(at: "Bulb")?.value?.write("On", origin: .person)
        #expect(items[0] == "Undo " + String(repeating: "x_", count: 30) + "…")
    }

    @Test("shows what was changed, and resets the page")
    func defaults() throws {
        try user.toggle("On")
        activate("form.changed")
        #expect(user.screen.title == "Changed Settings")
        try user.goBack()
        activate("form.reset")
        #expect(driver.state == Lamp())
    }

    @Test("offers to reset a page where something on it differs, and to take the reset back")
    func reset() throws {
        #expect(items.contains("(Reset This Page)"))
        try user.toggle("On")
        #expect(items.contains("Reset This Page"))
        activate("form.reset")
        #expect(items.prefix(4) == ["Undo Reset of On", "(Redo)", "Changed Settings", "(Reset This Page)"])
        activate("form.undo")
        try user.type("Bulb", into: "Name_of it")
        try user.pressReturn()
        #expect(items.contains("Reset This Page"))
        activate("form.reset")
        #expect(driver.state == Lamp())
        #expect(items.prefix(2) == ["Undo Reset of Lamp", "(Redo)"])
        activate("form.undo")
        #expect(items.prefix(2) == ["Undo Name_of it", "Redo Reset of Lamp"])
    }

    @Test("offers to reset a page with nothing but a draft on it")
    func resetOfDraft() throws {
        try user.type("Bulb", into: "Name_of it")
        #expect(driver.session.canReset(.root))
        #expect(!driver.session.canReset("On"))
    }

    @Test("has no items for defaults where a form has none")
    func noDefaults() {
        #expect(WindowMenuTests(defaults: nil).items == ["(Undo)", "(Redo)", "About Lamp", "Quit"])
    }

    @Test("tells what the application is")
    func about() {
        activate("app.about")
        let dialogs = toplevels.filter { $0.isA("GtkAboutDialog") }
        #expect(dialogs.count == 1)
        dialogs.forEach { gtk_window_destroy($0.cast()) }
    }

    @Test("tells it in little room, too", arguments: CrampedLook.allCases)
    func aboutInLittleRoom(look: CrampedLook) async throws {
        await look.use { _ in
            activate("app.about")
            #expect(user.layoutProblems(width: 360, height: 640) == [])
            toplevels.filter { $0.isA("GtkAboutDialog") }.forEach { gtk_window_destroy($0.cast()) }
        }
    }

    @Test("is opened by its key, also from a page whose header bar doesn't have it")
    func key() throws {
        let button = window.header.all("GtkMenuButton")[0]
        let isOpen = { gtk_widget_get_mapped(button.all("GtkPopoverMenu")[0]) != 0 }
        user.press(GDK_KEY_F10)
        #expect(isOpen())
        gtk_menu_button_popdown(button.opaque)
        activate("form.changed")
        #expect(gtk_widget_get_visible(button) == 0)
        user.press(GDK_KEY_F10)
        #expect(isOpen())
        gtk_menu_button_popdown(button.opaque)
        user.processEvents()
        #expect(gtk_widget_get_visible(button) == 0)
        try user.goBack()
        #expect(gtk_widget_get_visible(button) != 0)
    }

    @Test("is there in an application's window only")
    func alone() {
        let other = FormWindow(FormDriver(initial: Lamp(), build: lampForm).session)
        #expect(other.header.all("GtkMenuButton").isEmpty)
        #expect(window.header.all("GtkMenuButton").count == 1)
    }

    /// The texts of the open menu's items; of one that can't be used in brackets.
    private var items: [String] {
        let button = window.header.all("GtkMenuButton")[0]
        gtk_menu_button_popup(button.opaque)
        user.processEvents()
        defer {
            gtk_menu_button_popdown(button.opaque)
            user.processEvents()
        }
        return button.all("GtkModelButton").map { item in
            let label = item.all("GtkLabel")[0]
            let text = String(cString: gtk_label_get_text(label.opaque))
            return gtk_widget_is_sensitive(item) != 0 ? text : "(\(text))"
        }
    }

    /// Does what the item of an action does.
    private func activate(_ action: String) {
        #expect(gtk_widget_activate_action_variant(window.widget, action, nil) != 0)
    }

    private var toplevels: [Widget] {
        let list = gtk_window_list_toplevels()
        defer { g_list_free(list) }
        return (0..<g_list_length(list)).map { g_list_nth_data(list, $0)!.assumingMemoryBound(to: GtkWidget.self) }
    }
}

extension FormWindow {
    /// The header bar of a narrow window.
    fileprivate var header: Widget { widget.shown(class: "form-bar")[0] }
}

@MainActor
extension UnsafeMutablePointer where Pointee == GtkWidget {
    fileprivate func isA(_ type: String) -> Bool { String(cString: g_type_name(self.type)) == type }

    /// The widgets of a type below this one, in reading order.
    fileprivate func all(_ type: String) -> [Widget] {
        sequence(first: gtk_widget_get_first_child(self)) { $0.map { gtk_widget_get_next_sibling($0) } }
            .compactMap(\.self)
            .flatMap { $0.isA(type) ? [$0] : $0.all(type) }
    }
}
