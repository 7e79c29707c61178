import CGtk
import FormGtk

/// Finding widgets as a person finds them: by what is shown.
@MainActor
extension UnsafeMutablePointer where Pointee == GtkWidget {
    var isShown: Bool { gtk_widget_get_visible(self) != 0 }

    func hasClass(_ name: String) -> Bool { gtk_widget_has_css_class(self, name) != 0 }

    /// The shown widgets below this one that pass a test, in reading order; what is below those is left out.
    func shown(where matches: (Widget) -> Bool) -> [Widget] {
        children.filter(\.isShown).flatMap { matches($0) ? [$0] : $0.shown(where: matches) }
    }

    package func shown(class name: String) -> [Widget] { shown { $0.hasClass(name) } }

    /// The shown widgets of a class, but for those in rows that stand in this one.
    func own(class name: String) -> [Widget] {
        shown { $0.hasClass(name) || $0.hasClass("form-part") }.filter { $0.hasClass(name) }
    }

    func shown(type: GType) -> Widget? { shown { $0.isA(type) }.first }

    /// The label with a row's title. It is not shown where the author's own widget stands in its place, which has its
    /// text for a name.
    var titleLabel: Widget? {
        let isHidden = hasClass("form-native")
        return shown(class: "form-line").first?.children.first { ($0.isShown || isHidden) && $0.hasClass("form-title") }
            ?? shown(class: "form-title").first
    }

    /// A row's title.
    var rowTitle: String? { titleLabel?.labelText }

    /// The text of the first shown label of a class.
    package func text(ofClass name: String) -> String? { shown(class: name).first?.labelText }

    /// The text, of a label.
    var labelText: String { String(cString: gtk_label_get_text(opaque)) }
}
