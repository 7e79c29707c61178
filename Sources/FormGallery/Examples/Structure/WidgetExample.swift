import CGtk
import FormCore
import FormGtk

struct WidgetValues: Codable, Equatable, Sendable {
    var ink = 40

    var level: Double { Double(ink) / 100 }
}

let widgetExample = Example<WidgetValues>(
    "Widget of Your Own",
    code: #"""
        private let inkForm: Form<WidgetValues> = sections {
            section {
                gtkCell(title: "Ink Level", keyPath: \.level) {
                    gtk_level_bar_new()
                } update: { bar, level in
                    gtk_level_bar_set_value(OpaquePointer(bar), level)
                }
                controlCell(title: "Ink", control: inkControl)
            }
        }

        private let inkControl: Element<Control, WidgetValues> = gtkControl(
            keyPath: \.ink, format: .whole(in: 0...100)
        ) { choose in
            let spin = gtk_spin_button_new_with_range(0, 100, 5)!
            Signal.connect(spin, "value-changed") {
                choose(Int(gtk_spin_button_get_value(OpaquePointer(spin))))
            }
            return spin
        } update: { spin, ink in
            gtk_spin_button_set_value(OpaquePointer(spin), Double(ink))
        }
        """#,
    form: inkForm)

private let inkForm: Form<WidgetValues> = sections {
    section {
        gtkCell(title: "Ink Level", keyPath: \.level) {
            gtk_level_bar_new()
        } update: { bar, level in
            gtk_level_bar_set_value(OpaquePointer(bar), level)
        }
        controlCell(title: "Ink", control: inkControl)
    }
}

private let inkControl: Element<Control, WidgetValues> = gtkControl(
    keyPath: \.ink, format: .whole(in: 0...100)
) { choose in
    let spin = gtk_spin_button_new_with_range(0, 100, 5)!
    Signal.connect(spin, "value-changed") {
        choose(Int(gtk_spin_button_get_value(OpaquePointer(spin))))
    }
    return spin
} update: { spin, ink in
    gtk_spin_button_set_value(OpaquePointer(spin), Double(ink))
}
