import CGtk
import FormCore
import FormGtk
import FormGtkTesting
import FormTesting
import Testing

// The code of FormGtk's articles.

@MainActor
private func application() throws {
    let application = FormApplication(
        id: "org.example.Printing",
        about: .init(name: "Printing", version: "1.0", comments: "Choose and share printers."))
    let driver = FormDriver(
        initial: Office(), build: officeForm, title: "Printing",
        environment: FormEnvironment(translate: translated, fold: folded))
    try application.run(driver)
}

@MainActor
private func window(driver: FormDriver<Office>) -> FormWindow {
    let window = FormWindow(driver.session)
    window.present()
    return window
}

func spinButton<State>(
    keyPath: WritableKeyPath<State, Int> & Sendable,
    in range: ClosedRange<Int>
) -> Element<Control, State> {
    gtkControl(keyPath: keyPath, format: .whole(in: range)) { choose in
        let spin = gtk_spin_button_new_with_range(Double(range.lowerBound), Double(range.upperBound), 1)!
        connect(spin, "value-changed") {
            choose(Int(gtk_spin_button_get_value(OpaquePointer(spin))))
        }
        return spin
    } update: { spin, value in
        gtk_spin_button_set_value(OpaquePointer(spin), Double(value))
    }
}

let copiesForm: Form<Printer> = sections {
    section {
        controlCell(title: "Copies", control: spinButton(keyPath: \.copies, in: 1...99))
    }
}

@MainActor
func connect(_ widget: Widget, _ signal: String, to handler: @escaping @MainActor () -> Void) {
    let function: @convention(c) (gpointer, gpointer) -> Void = { _, data in
        let handler = Unmanaged<Handler>.fromOpaque(data).takeUnretainedValue()
        MainActor.assumeIsolated { handler.call() }
    }
    g_signal_connect_data(
        widget, signal, unsafeBitCast(function, to: GCallback.self),
        Unmanaged.passRetained(Handler(call: handler)).toOpaque(),
        { data, _ in Unmanaged<Handler>.fromOpaque(data!).release() },
        G_CONNECT_DEFAULT)
}

final class Handler: Sendable {
    let call: @MainActor @Sendable () -> Void

    init(call: @escaping @MainActor @Sendable () -> Void) {
        self.call = call
    }
}

@MainActor
@Suite("A widget in a row", .serialized)
struct AWidgetInARow {
    @Test("is text where there is no GTK")
    func headless() {
        let driver = FormDriver(initial: Printer(copies: 3), build: copiesForm, title: "Copies")
        #expect(Screen(of: driver.session).description == "Copies\n\n  Copies [3]")
    }

    @Test(
        "reads the same with widgets and without",
        .enabled("There is no display.") { await Renderer.hasDisplay }, arguments: Renderer.allCases)
    func choosing(renderer: Renderer) throws {
        let driver = FormDriver(initial: Printer(copies: 3), build: copiesForm, title: "Copies")
        let user = renderer.user(of: driver.session)
        try user.choose("5", in: "Copies")
        #expect(try user.screen.description == "Copies\n\n  Copies [5]")
        #expect(driver.state.copies == 5)
    }

    @Test("follows the state and writes it", .enabled("There is no display.") { await Renderer.hasDisplay })
    func widget() throws {
        let driver = FormDriver(initial: Printer(copies: 3), build: copiesForm, title: "Copies")
        let user = GtkUser(of: FormWindow(driver.session))
        let spin = try #require(find(gtk_spin_button_get_type(), in: user.topPage))
        driver.change { $0.copies = 4 }
        #expect(gtk_spin_button_get_value(OpaquePointer(spin)) == 4)
        gtk_spin_button_set_value(OpaquePointer(spin), 5)
        #expect(driver.state.copies == 5)
    }

    private func find(_ type: GType, in widget: Widget) -> Widget? {
        let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
        if g_type_check_instance_is_a(instance, type) != 0 { return widget }
        var child = gtk_widget_get_first_child(widget)
        while let next = child {
            if let found = find(type, in: next) { return found }
            child = gtk_widget_get_next_sibling(next)
        }
        return nil
    }
}
