import CGtk
import FormCore

/// A notice: the mark of its severity, and its sentence.
@MainActor
final class NoticeView {
    let mark: Widget
    let label = makeLabel("", class: "form-notice")

    init() {
        // The mark says nothing that the sentence doesn't say.
        mark = makeWidget(type: gtk_image_get_type(), role: GTK_ACCESSIBLE_ROLE_PRESENTATION)
        mark.addClass("form-notice-mark")
        gtk_widget_set_valign(mark, GTK_ALIGN_START)
        gtk_widget_set_hexpand(label, 1)
    }

    /// Puts the mark and the sentence on one line.
    func makeLine() -> Widget {
        let line = makeBox(GTK_ORIENTATION_HORIZONTAL, classes: "form-notice-line")
        LineLayout.arrange(in: line, spacing: 8)
        line.append(mark)
        line.append(label)
        return line
    }

    /// Shows a notice; hides the mark and the sentence if `text` is `nil`.
    func show(_ text: String?, _ severity: Notice.Severity?) {
        label.setLabelText(text)
        for widget in [mark, label] {
            widget.setVisible(text != nil)
            widget.setNoticeClass(severity)
        }
        let icon =
            switch severity {
            case .error: "dialog-error-symbolic"
            case .warning: "dialog-warning-symbolic"
            case .information, nil: "dialog-information-symbolic"
            }
        gtk_image_set_from_icon_name(mark.opaque, icon)
    }
}
