import CGtk
import FormCore

/// The labels beside the entry of a text field: a prefix, a suffix and the length of the text.
@MainActor
final class TextSurroundings {
    /// The strings that assistive tools read with the entry, because the focus never reaches the labels.
    var texts: [String] { [field.decoration.prefix, field.decoration.suffix, field.count].compactMap(\.self) }

    private let field: TextField
    private let count: Widget?

    init(of field: TextField) {
        self.field = field
        count = field.decoration.limit.map { _ in makeLabel("", class: "form-count") }
    }

    /// Adds the entry and the labels around it to an empty box.
    func stand(around entry: Widget, in box: Widget) {
        if let text = field.decoration.prefix { box.append(makeLabel(text, class: "form-prefix")) }
        box.append(entry)
        gtk_widget_set_hexpand(entry, 1)
        // Keep the box from expanding with the entry, because the field would become wider than a field without labels.
        gtk_widget_set_hexpand(box, 0)
        if let text = field.decoration.suffix { box.append(makeLabel(text, class: "form-suffix")) }
        guard let count else { return }
        box.append(count)
    }

    func show() {
        guard let count, let limit = field.decoration.limit else { return }
        count.setLabelText(field.count)
        // The label never gets narrower, so the entry doesn't grow and shrink while the user types.
        let width = max(gtk_label_get_width_chars(count.opaque), Int32(field.count?.count ?? 0))
        gtk_label_set_width_chars(count.opaque, width)
        count.setNoticeClass(limit.length(of: field.text) > limit.most ? .error : nil)
    }
}
