import CGtk
import FormCore
import FormTesting
import Testing

@testable import FormGtk
@testable import FormGtkTesting

/// Measures the contrast of what windows draw, and notes each measurement that is too low.
///
/// A finding is a line with the theme, what was measured, its ratio and the one that is needed. The nodes of widgets are
/// those of GTK 4.8.
@MainActor
struct ContrastMeasurements {
    private(set) var findings: [String] = []
    private(set) var count = 0
    /// The theme that windows are drawn in.
    private(set) var theme = Theme()

    /// Measures in each theme, and prints the findings and a line that counts them.
    ///
    /// - Returns: The number of findings.
    static func count(of subject: String, _ measure: (inout ContrastMeasurements) throws -> Void) throws -> Int {
        var measurements = ContrastMeasurements()
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
            measurements.theme = theme
            try measure(&measurements)
        }
        for finding in measurements.findings { print(finding) }
        print("contrast of \(subject): \(measurements.findings.count) findings in \(measurements.count) measurements")
        return measurements.findings.count
    }

    /// Draws a window or a popover once texts that wrap have their heights.
    func draw(_ root: Widget, of user: GtkUser) throws -> Drawing {
        for _ in 0..<4 { user.nextFrame(of: root) }
        return try #require(Drawing(of: root))
    }

    mutating func check(_ measured: Double, _ needed: Double, _ name: String) {
        count += 1
        guard measured < needed else { return }
        findings.append("\(theme.name) \(name) \((measured * 100).rounded() / 100) \(needed)")
    }

    /// Measures each text and each symbolic icon that is on the screen and can be used.
    ///
    /// - Parameters:
    ///   - widget: The widget that contains them.
    ///   - drawing: The drawing of `root`.
    ///   - root: The window or the popover that contains `widget`.
    mutating func measureTexts(of widget: Widget, on drawing: Drawing, of root: Widget, _ name: String) {
        for child in widget.children where child.isShown && gtk_widget_is_sensitive(child) != 0 {
            // The symbols in a switch are decoration, since its knob shows its state.
            if child.isA(gtk_popover_get_type()) || child.isA(gtk_switch_get_type()) { continue }
            // A colour that was chosen, and the check marks of options that are not chosen.
            if child.nodeName == "colorswatch" || gtk_widget_get_opacity(child) == 0 { continue }
            let isLabel = child.isA(gtk_label_get_type()) && !child.labelText.isEmpty
            let isText = child.isA(gtk_text_get_type()) && !text(of: child).isEmpty
            let isImage = child.isA(gtk_image_get_type()) && isSymbolic(child)
            if child.isA(gtk_text_view_get_type()), let area = Drawing.Area(of: child, in: root) {
                check(drawing.contrast(ofText: child, in: area), theme.textContrast, "\(name) text view")
            }
            if isLabel || isText || isImage, let area = Drawing.Area(of: child, in: root) {
                let needed = isImage ? theme.markContrast : theme.textContrast
                let part = isImage ? "icon" : "“\(isLabel ? child.labelText : text(of: child))”"
                check(drawing.contrast(ofText: child, in: area), needed, "\(name) \(part)")
            }
            measureTexts(of: child, on: drawing, of: root, name)
        }
    }

    private func isSymbolic(_ image: Widget) -> Bool {
        gtk_image_get_icon_name(image.opaque).map { String(cString: $0).hasSuffix("-symbolic") } ?? true
    }

    private func text(of widget: Widget) -> String {
        gtk_editable_get_text(widget.opaque).map { String(cString: $0) } ?? ""
    }

    /// Measures the ring that one drawing has and another one lacks.
    mutating func measureRing(on focused: Drawing, missingIn other: Drawing, _ name: String) {
        let ring = focused.frame(missingIn: other)
        check(ring?.contrast ?? 1, theme.markContrast, "\(name) ring")
        check(Double(ring?.width ?? 0), theme.hasHighContrast ? 3 : 2, "\(name) ring's width")
        check(ring?.isWhole == true ? 4 : 0, 4, "\(name) ring's sides")
    }

    /// Gives the focus to a widget, and measures the ring around it and the texts in it.
    ///
    /// - Parameter root: The window or the popover that contains the widget.
    mutating func measureFocus(on widget: Widget, in root: Widget, of user: GtkUser, _ name: String) throws {
        guard let window = gtk_widget_get_root(widget) else { return }
        let pointer = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
        gtk_widget_grab_focus(widget)
        gtk_window_set_focus_visible(pointer, 1)
        let focused = try draw(root, of: user)
        gtk_window_set_focus(pointer, nil)
        let other = try draw(root, of: user)
        measureRing(on: focused, missingIn: other, "\(name) focused")
        measureTexts(of: widget, on: focused, of: root, "\(name) focused")
    }

    /// Measures the texts in a widget while the pointer is over it.
    ///
    /// - Parameter flags: The states that GTK gives the widget when the pointer enters it.
    mutating func measureHover(
        over widget: Widget, _ flags: GtkStateFlags = GTK_STATE_FLAG_PRELIGHT, in root: Widget, of user: GtkUser,
        _ name: String
    ) throws {
        gtk_widget_set_state_flags(widget, flags, 0)
        let drawing = try draw(root, of: user)
        gtk_widget_unset_state_flags(widget, flags)
        measureTexts(of: widget, on: drawing, of: root, "\(name) hover")
    }
}

extension Theme {
    fileprivate var name: String { (isDark ? "dark" : "light") + (hasHighContrast ? "-high-contrast" : "") }
}

extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// The name of a widget's node in style sheets.
    @MainActor
    var nodeName: String { String(cString: gtk_widget_get_css_name(self)) }
}
