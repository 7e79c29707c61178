import CGtk
import FormCore

/// A notice: the mark of its severity, and its sentence.
@MainActor
final class NoticeView {
    let widget = makeBox(GTK_ORIENTATION_HORIZONTAL, classes: "form-notice-line")
    private let mark: Widget
    private let label = makeLabel("", class: "form-notice")

    init() {
        // The mark says nothing that the sentence doesn't say.
        mark = makeWidget(type: gtk_image_get_type(), role: GTK_ACCESSIBLE_ROLE_PRESENTATION)
        mark.addClass("form-notice-mark")
        gtk_widget_set_valign(mark, GTK_ALIGN_START)
        gtk_widget_set_hexpand(label, 1)
        LineLayout.arrange(in: widget, spacing: 8)
        widget.append(mark)
        widget.append(label)
    }

    /// Shows a notice; hides the view if `text` is `nil`.
    func show(_ text: String?, _ severity: Notice.Severity?) {
        gtk_label_set_text(label.opaque, text ?? "")
        widget.setVisible(text != nil)
        for widget in [mark, label] { widget.setNoticeClass(severity) }
        let icon =
            switch severity {
            case .error: "dialog-error-symbolic"
            case .warning: "dialog-warning-symbolic"
            case .information, nil: "dialog-information-symbolic"
            }
        gtk_image_set_from_icon_name(mark.opaque, icon)
    }
}
