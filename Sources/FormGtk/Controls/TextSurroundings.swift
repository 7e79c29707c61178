import CGtk
import FormCore

/// What stands beside the entry of a text field: a text before and behind it, and how long the text is.
@MainActor
final class TextSurroundings {
    /// What assistive tools are told of them, since the focus never comes to them.
    var texts: [String] { [field.decoration.prefix, field.decoration.suffix, field.count].compactMap(\.self) }

    private let field: TextField
    private let count: Widget?

    init(of field: TextField) {
        self.field = field
        count = field.decoration.limit.map { _ in makeLabel("", class: "form-count") }
    }

    /// Stands around an entry, in a box that has nothing else in it yet.
    func stand(around entry: Widget, in box: Widget) {
        if let text = field.decoration.prefix { box.append(makeLabel(text, class: "form-prefix")) }
        box.append(entry)
        gtk_widget_set_hexpand(entry, 1)
        // Or the entry's wish would be the whole field's, which is then wider than one with nothing around it.
        gtk_widget_set_hexpand(box, 0)
        if let text = field.decoration.suffix { box.append(makeLabel(text, class: "form-suffix")) }
        guard let count else { return }
        box.append(count)
        gtk_label_set_ellipsize(count.opaque, PANGO_ELLIPSIZE_NONE)
    }

    func show() {
        guard let count, let limit = field.decoration.limit else { return }
        gtk_label_set_text(count.opaque, field.count ?? "")
        // The entry does not grow and shrink beside it while the person types.
        let width = max(gtk_label_get_width_chars(count.opaque), Int32(field.count?.count ?? 0))
        gtk_label_set_width_chars(count.opaque, width)
        count.setNoticeClass(limit.length(of: field.text) > limit.most ? .error : nil)
    }
}
