import CGtk
import FormCore
import FormTesting
import Testing

@testable import FormGtk
@testable import FormGtkTesting

/// Measures every control in every state and theme.
@MainActor
@Suite(
    "The contrast of controls", .serialized, .needsDisplay,
    .enabled(if: PictureFolder.fitsGtk, "This is not GTK 4.8."))
struct ContrastTests {
    @Test("is what texts and marks need, in each state and each theme")
    func controls() throws {
        let findings = try ContrastMeasurements.count(of: "controls") { measurements in
            for control in controlCases { try measurements.measure(control) }
        }
        #expect(findings == 0)
    }
}

extension ContrastMeasurements {
    fileprivate mutating func measure(_ control: ControlCase) throws {
        var changed = ControlValues()
        control.change(&changed)
        let row = control.row
        let refused = changed
        let form: Form<ControlValues> = sections {
            section("Section", footer: { _ in "Footer." }) { row.help("Help.") }
        }
        .rule(for: "Row") { $0 == refused ? Notice(.error, "Not this one.") : nil }
        let driver = FormDriver(initial: ControlValues(), build: form, defaults: ControlValues())
        let user = GtkUser(of: FormWindow(driver.session))
        let name = control.testDescription

        // Nothing has the focus at first.
        gtk_window_set_focus(user.window.cast(), nil)
        let normal = try draw(user.window, of: user)
        measureTexts(of: user.topPage, on: normal, of: user.window, "\(name) normal")
        measureEdges(on: normal, user, "\(name) normal")

        driver.session.reveal("Row")
        gtk_window_set_focus_visible(user.window.cast(), 1)
        let focused = try draw(user.window, of: user)
        measureRing(on: focused, missingIn: normal, "\(name) focused")
        measureTexts(of: user.topPage, on: focused, of: user.window, "\(name) focused")

        driver.change(origin: .outside) { control.change(&$0) }
        gtk_window_set_focus(user.window.cast(), nil)
        let other = try draw(user.window, of: user)
        measureTexts(of: user.topPage, on: other, of: user.window, "\(name) changed")
        measureEdges(on: other, user, "\(name) changed")
        driver.change(origin: .outside) { $0 = ControlValues() }

        try control.act(user, "Row")
        gtk_window_set_focus_visible(user.window.cast(), 1)
        let wrong = try draw(user.window, of: user)
        measureTexts(of: user.topPage, on: wrong, of: user.window, "\(name) refused")
        measureEdges(on: wrong, user, "\(name) refused")
    }

    /// Measures what shows where a control is, and which state it has.
    private mutating func measureEdges(on drawing: Drawing, _ user: GtkUser, _ name: String) {
        guard let row = user.topPage.shown(class: "form-row").first, let control = WidgetControl(inRow: row) else {
            return
        }
        func area(_ widget: Widget?) -> Drawing.Area? { widget.flatMap { Drawing.Area(of: $0, in: user.window) } }
        var edges: [(String, Widget)] = []
        switch control.kind {
        case .switch: edges = [("edge", control.widget)]
        case .checkButton: edges = control.widget.children.prefix(1).map { ("edge", $0) }
        case .radioGroup:
            edges = control.widget.children.flatMap(\.children)
                .filter { $0.nodeName == "radio" }.map { ("edge", $0) }
        case .textField, .numberField, .tokenField: edges = [("edge", control.widget)]
        case .dateField, .colorField, .fontField, .fileField, .quantityField:
            edges = control.entry.map { [("edge", $0)] } ?? []
        case .textEditor: edges = user.topPage.shown(class: "form-editor-frame").map { ("edge", $0) }
        case .slider:
            edges = control.widget.children.filter { $0.nodeName == "trough" }.map { ("trough", $0) }
            edges += control.entry.map { [("edge", $0)] } ?? []
        case .menu, .segments, .shortcutField, .progress, .level, .picture, .pushButton, .native: break
        }
        for (part, widget) in edges {
            if let area = area(widget) {
                check(drawing.contrast(ofEdge: area), theme.markContrast, "\(name) \(part)")
            }
        }
        // The knob of a switch that is on, against the switch's fill.
        if control.kind == .switch, Property.isOn(control.widget, "active"), let whole = area(control.widget) {
            let (knob, fill) = (
                drawing[whole.right - (whole.bottom - whole.top) / 2, (whole.top + whole.bottom) / 2],
                drawing[whole.left + (whole.bottom - whole.top) / 2, (whole.top + whole.bottom) / 2]
            )
            check(knob.contrast(with: fill), theme.markContrast, "\(name) knob")
        }
        // The chosen segment against another one.
        if control.kind == .segments {
            let fills = control.widget.children.compactMap { button in
                area(button).map { (Property.isOn(button, "active"), drawing.background(of: $0)) }
            }
            if let chosen = fills.first(where: \.0)?.1, let other = fills.first(where: { !$0.0 })?.1 {
                check(chosen.contrast(with: other), theme.markContrast, "\(name) chosen segment")
            }
        }
    }
}
