import CGtk
import FormCore
import FormTesting
import Testing

@testable import FormGtk
@testable import FormGtkTesting

/// Measures the contrast of every control in every state and theme, from what the window draws.
///
/// Each finding is a line with the theme, the control, its state and what was measured, the ratio and the one that is
/// needed; the last line counts them. The nodes of widgets are those of GTK 4.8.
@MainActor
@Suite(
    "The contrast of controls", .serialized, .needsDisplay,
    .enabled(if: PictureFolder.fitsGtk, "This is not GTK 4.8."))
struct ContrastTests {
    @Test("is what texts and marks need, in each state and each theme")
    func walk() throws {
        var survey = ContrastSurvey()
        let settings = UnsafeMutableRawPointer(gtk_settings_get_default()!)
        Property.set(settings, "gtk-cursor-blink", to: false)
        defer {
            gtk_settings_reset_property(OpaquePointer(settings), "gtk-cursor-blink")
            LaterGtk.isDark = nil
            LaterGtk.hasHighContrast = false
        }
        for theme in Theme.allCases {
            LaterGtk.isDark = theme.isDark
            LaterGtk.hasHighContrast = theme.hasHighContrast
            for control in controlCases { try survey.measure(control, in: theme) }
        }
        for finding in survey.findings { print(finding) }
        print("contrast: \(survey.findings.count) findings in \(survey.count) measurements")
        #expect(survey.findings.count == 0)
    }
}

@MainActor
private struct ContrastSurvey {
    var findings: [String] = []
    var count = 0

    mutating func measure(_ control: ControlCase, in theme: Theme) throws {
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
        settle(user)
        let name = "\(theme.name) \(control.testDescription)"

        // Nothing has the focus at first.
        gtk_window_set_focus(user.window.cast(), nil)
        settle(user)
        let normal = try #require(Drawing(of: user.window))
        measureTexts(of: user.topPage, on: normal, user, "\(name) normal", theme)
        measureEdges(on: normal, user, "\(name) normal", theme)

        driver.session.reveal("Row")
        gtk_window_set_focus_visible(user.window.cast(), 1)
        settle(user)
        let focused = try #require(Drawing(of: user.window))
        let ring = focused.frame(missingIn: normal)
        check(ring?.contrast ?? 1, theme.markContrast, "\(name) focused ring")
        check(Double(ring?.width ?? 0), theme.hasHighContrast ? 3 : 2, "\(name) focused ring's width")
        measureTexts(of: user.topPage, on: focused, user, "\(name) focused", theme)

        driver.change(origin: .outside) { control.change(&$0) }
        gtk_window_set_focus(user.window.cast(), nil)
        settle(user)
        let other = try #require(Drawing(of: user.window))
        measureTexts(of: user.topPage, on: other, user, "\(name) changed", theme)
        measureEdges(on: other, user, "\(name) changed", theme)
        driver.change(origin: .outside) { $0 = ControlValues() }

        try control.act(user, "Row")
        gtk_window_set_focus_visible(user.window.cast(), 1)
        settle(user)
        let wrong = try #require(Drawing(of: user.window))
        measureTexts(of: user.topPage, on: wrong, user, "\(name) refused", theme)
        measureEdges(on: wrong, user, "\(name) refused", theme)
    }

    /// The name of a widget's node in style sheets.
    private func nodeName(of widget: Widget) -> String { String(cString: gtk_widget_get_css_name(widget)) }

    /// Waits until texts that wrap have their heights.
    private func settle(_ user: GtkUser) {
        for _ in 0..<4 { user.nextFrame() }
    }

    private mutating func check(_ measured: Double, _ needed: Double, _ name: String) {
        count += 1
        guard measured < needed else { return }
        findings.append("\(name) \((measured * 100).rounded() / 100) \(needed)")
    }

    /// Measures each text and each symbolic icon that is on the screen and can be used.
    private mutating func measureTexts(
        of widget: Widget, on drawing: Drawing, _ user: GtkUser, _ name: String, _ theme: Theme
    ) {
        for child in widget.children where child.isShown && gtk_widget_is_sensitive(child) != 0 {
            // The symbols in a switch are decoration, since its knob shows its state.
            if child.isA(gtk_popover_get_type()) || child.isA(gtk_switch_get_type()) { continue }
            let isLabel = child.isA(gtk_label_get_type()) && !child.labelText.isEmpty
            let isText = child.isA(gtk_text_get_type()) && !text(of: child).isEmpty
            let isImage = child.isA(gtk_image_get_type())
            if child.isA(gtk_text_view_get_type()), let area = Drawing.Area(of: child, in: user.window) {
                check(drawing.contrast(ofText: child, in: area), theme.textContrast, "\(name) text view")
            }
            if isLabel || isText || isImage, let area = Drawing.Area(of: child, in: user.window) {
                let needed = isImage ? theme.markContrast : theme.textContrast
                let part = isImage ? "icon" : "“\(isLabel ? child.labelText : text(of: child))”"
                check(drawing.contrast(ofText: child, in: area), needed, "\(name) \(part)")
            }
            measureTexts(of: child, on: drawing, user, name, theme)
        }
    }

    private func text(of widget: Widget) -> String {
        gtk_editable_get_text(widget.opaque).map { String(cString: $0) } ?? ""
    }

    /// Measures what shows where a control is, and which state it has.
    private mutating func measureEdges(on drawing: Drawing, _ user: GtkUser, _ name: String, _ theme: Theme) {
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
                .filter { nodeName(of: $0) == "radio" }.map { ("edge", $0) }
        case .textField, .numberField, .tokenField: edges = [("edge", control.widget)]
        case .dateField, .colorField, .fontField, .fileField, .quantityField:
            edges = control.entry.map { [("edge", $0)] } ?? []
        case .textEditor: edges = user.topPage.shown(class: "form-editor-frame").map { ("edge", $0) }
        case .slider:
            edges = control.widget.children.filter { nodeName(of: $0) == "trough" }.map { ("trough", $0) }
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

extension Theme {
    fileprivate var name: String { (isDark ? "dark" : "light") + (hasHighContrast ? "-high-contrast" : "") }
}
