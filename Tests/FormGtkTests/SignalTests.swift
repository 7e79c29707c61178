import CGtk
import FormGtk
import Testing

@MainActor
@Suite("A closure that is connected to a signal", .serialized, .needsDisplay)
struct SignalTests {
    @Test("is called each time that the object emits it")
    func calls() {
        let spin = gtk_spin_button_new_with_range(0, 9, 1)!
        defer { release(spin) }
        var values: [Double] = []
        Signal.connect(spin, "value-changed") { values.append(gtk_spin_button_get_value(OpaquePointer(spin))) }
        gtk_spin_button_set_value(OpaquePointer(spin), 3)
        gtk_spin_button_set_value(OpaquePointer(spin), 3)
        gtk_spin_button_set_value(OpaquePointer(spin), 5)
        #expect(values == [3, 5])
    }

    @Test("is called when a property changes, and not for another one")
    func properties() {
        let check = gtk_check_button_new()!
        defer { release(check) }
        var changes: [String] = []
        Signal.connect(check, "notify::active") { changes.append("active") }
        Signal.connect(check, "notify::label") { changes.append("label") }
        gtk_check_button_set_active(check.check, 1)
        gtk_check_button_set_label(check.check, "Label")
        gtk_check_button_set_active(check.check, 0)
        #expect(changes == ["active", "label", "active"])
    }

    @Test("fits a signal with arguments that wants an answer, and lets it go on")
    func arguments() {
        let toggle = gtk_switch_new()!
        defer { release(toggle) }
        var count = 0
        Signal.connect(toggle, "state-set") { count += 1 }
        gtk_switch_set_active(OpaquePointer(toggle), 1)
        #expect(count == 1)
        #expect(gtk_switch_get_state(OpaquePointer(toggle)) != 0)
    }

    @Test("listens to an object that is no widget")
    func object() {
        let buffer = gtk_text_buffer_new(nil)!
        defer { g_object_unref(buffer) }
        var count = 0
        Signal.connect(buffer, "changed") { count += 1 }
        gtk_text_buffer_set_text(buffer, "text", -1)
        #expect(count > 0)
    }

    @Test("is freed with the object, which it does not keep")
    func lifetime() {
        weak var held: Held?
        let button = gtk_button_new()!
        do {
            let object = Held()
            held = object
            Signal.connect(button, "clicked") { object.touch(button) }
        }
        #expect(held != nil)
        release(button)
        #expect(held == nil)
    }

    @Test("is freed at once where the object has no such signal, which GLib tells by name")
    func missing() {
        let button = gtk_button_new()!
        defer { release(button) }
        weak var held: Held?
        let told = criticals {
            let object = Held()
            held = object
            Signal.connect(button, "value-changed") { object.touch(button) }
        }
        #expect(told.count == 1)
        #expect(told.first?.contains("value-changed") == true)
        #expect(told.first?.contains("GtkButton") == true)
        #expect(held == nil)
    }

    /// Ends a widget that stands nowhere.
    private func release(_ widget: Widget) {
        g_object_ref_sink(widget)
        g_object_unref(widget)
    }

    /// What GLib's objects report while something is done, which ends no test here.
    private func criticals(_ body: () -> Void) -> [String] {
        let told = Told()
        let usual = g_log_set_always_fatal(log_level_error)
        let handler = g_log_set_handler(
            "GLib-GObject", GLogLevelFlags(rawValue: log_level_critical.rawValue | log_level_warning.rawValue),
            { _, _, message, data in
                guard let message, let data else { return }
                Unmanaged<Told>.fromOpaque(data).takeUnretainedValue().messages.append(String(cString: message))
            }, Unmanaged.passUnretained(told).toOpaque())
        body()
        g_log_remove_handler("GLib-GObject", handler)
        g_log_set_always_fatal(usual)
        return told.messages
    }
}

/// Something that a closure holds.
@MainActor
private final class Held {
    func touch(_ widget: Widget) {}
}

private final class Told {
    var messages: [String] = []
}

extension UnsafeMutablePointer where Pointee == GtkWidget {
    fileprivate var check: UnsafeMutablePointer<GtkCheckButton> {
        UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkCheckButton.self)
    }
}
