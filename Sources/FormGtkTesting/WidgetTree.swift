import CGtk
import FormGtk

/// Finds widgets as a user does: by what they show.
@MainActor
extension UnsafeMutablePointer where Pointee == GtkWidget {
    var isShown: Bool { gtk_widget_get_visible(self) != 0 }

    func hasClass(_ name: String) -> Bool { gtk_widget_has_css_class(self, name) != 0 }

    /// Returns the visible descendants that pass a test, in reading order. The descendants of a widget that passes the
    /// test aren't searched.
    func shown(where matches: (Widget) -> Bool) -> [Widget] {
        children.filter(\.isShown).flatMap { matches($0) ? [$0] : $0.shown(where: matches) }
    }

    package func shown(class name: String) -> [Widget] { shown { $0.hasClass(name) } }

    /// Returns the visible descendants with a CSS class, except those inside the parts of a row. Each part is described
    /// as a separate row.
    func own(class name: String) -> [Widget] {
        shown { $0.hasClass(name) || $0.hasClass("form-part") }.filter { $0.hasClass(name) }
    }

    /// The status page that takes the place of a page's sections; `nil` if the sections are shown.
    var statusPage: Widget? { shown(class: "form-status-page").first }

    /// The button in a row; `nil` if the row has none.
    var pushButton: Widget? { own(class: "form-push-button").first }

    func shown(type: GType) -> Widget? { shown { $0.isA(type) }.first }

    /// The label with a row's title.
    ///
    /// If a widget made by the form's author replaces the title, the label is hidden. Tests still refer to the row by
    /// the text of this label.
    var titleLabel: Widget? {
        let isHidden = ["form-native", "form-notice-row", "form-picture-alone"].contains(where: hasClass)
        return shown(class: "form-line").first?.children.first { ($0.isShown || isHidden) && $0.hasClass("form-title") }
            ?? shown(class: "form-title").first
    }

    var rowTitle: String? { titleLabel?.labelText }

    /// Returns the text of the first visible label with a CSS class.
    package func text(ofClass name: String) -> String? { shown(class: name).first?.labelText }

    /// The text of this widget, which must be a label.
    var labelText: String { String(cString: gtk_label_get_text(opaque)) }
}
