import CGtk
import FormCore

/// The notices of a form's window, in a column above its pages.
@MainActor
final class BannersView {
    private let session: FormSession
    private let content: Widget
    private var shown: [(notice: WindowNotice, widget: Widget)] = []

    /// - Parameter content: A vertical box. The notices are inserted at its top.
    init(_ session: FormSession, in content: Widget) {
        self.session = session
        self.content = content
    }

    func update() {
        let notices = session.record.notices
        for (notice, widget) in shown where !notices.contains(notice) { gtk_box_remove(content.cast(), widget) }
        let kept = shown
        shown = notices.map { notice in
            (notice, kept.first { $0.notice == notice }?.widget ?? makeBanner(notice))
        }
        var previous: Widget?
        for (_, widget) in shown {
            if gtk_widget_get_parent(widget) == nil {
                gtk_box_insert_child_after(content.cast(), widget, previous)
            } else {
                gtk_box_reorder_child_after(content.cast(), widget, previous)
            }
            previous = widget
        }
    }

    private func makeBanner(_ shown: WindowNotice) -> Widget {
        let severity = "notice-\(shown.notice.severity)"
        let banner = makeBox(GTK_ORIENTATION_HORIZONTAL, classes: "form-banner", severity)
        let text = session.environment.text(of: shown.notice.sentence)
        let label = makeLabel(text, class: "form-notice")
        gtk_widget_set_hexpand(label, 1)
        gtk_label_set_justify(label.opaque, GTK_JUSTIFY_CENTER)
        gtk_label_set_xalign(label.opaque, 0.5)
        LineLayout.arrange(in: banner, spacing: 12)
        banner.append(label)
        if let row = shown.row { banner.append(makeShowButton(row)) }
        if shown.notice.severity == .warning { banner.append(makeCloseButton(shown.source)) }
        return banner
    }

    private func makeShowButton(_ row: RowPath) -> Widget {
        let button = makeButton(translated("Show"), class: "form-show")
        gtk_widget_set_valign(button, GTK_ALIGN_CENTER)
        Signal.connect(button, "clicked", .showClicked) { [weak session] in session?.reveal(row) }
        return button
    }

    private func makeCloseButton(_ source: NoticeSource) -> Widget {
        let button = gtk_button_new_from_icon_name("window-close-symbolic")!
        button.addClass("flat")
        button.addClass("form-dismiss")
        gtk_widget_set_valign(button, GTK_ALIGN_CENTER)
        Accessible.nameIcon(button, translated("Dismiss"))
        Signal.connect(button, "clicked", .dismissClicked) { [weak session] in
            session?.show(nil, from: source)
        }
        return button
    }
}
