import CGtk
import FormCore

/// The status page that takes the place of a page's sections: a symbol, a title, a sentence and at most one button.
@MainActor
final class StatusPageView {
    let widget = makeBox(GTK_ORIENTATION_VERTICAL, classes: "form-status-page")
    let button = makeButton("", class: "form-status-button")

    private let page: FormPage
    /// The widget that takes the focus while the button can't.
    private let pageWidget: Widget
    private let image: Widget
    private let title = makeLabel("", class: "form-status-title")
    private let text = makeLabel("", class: "form-status-text")

    init(of page: FormPage, in pageWidget: Widget) {
        self.page = page
        self.pageWidget = pageWidget
        image = makeWidget(type: gtk_image_get_type(), role: GTK_ACCESSIBLE_ROLE_PRESENTATION)
        if let cell = page.statusButton { button.addClasses(of: cell) }
        for child in [image, title, text, button] { widget.append(child) }
        for label in [title, text] {
            gtk_label_set_justify(label.opaque, GTK_JUSTIFY_CENTER)
            gtk_label_set_xalign(label.opaque, 0.5)
        }
        gtk_widget_set_vexpand(widget, 1)
        gtk_widget_set_valign(widget, GTK_ALIGN_CENTER)
        gtk_widget_set_halign(button, GTK_ALIGN_CENTER)
        Signal.connect(button, "clicked", .statusButtonClicked) { [weak page] in page?.statusButton?.select() }
        page.statusButton?.show(as: "cell") { [weak self] _ in self?.updateButton() }
        show()
    }

    /// Shows the page's status page; hides this view if the page has none now.
    func show() {
        widget.setVisible(page.statusPage != nil)
        // The page takes the focus if there is no button.
        Accessible.describe(pageWidget, sentence)
        guard let status = page.statusPage else { return }
        gtk_image_set_from_icon_name(image.opaque, status.symbol)
        title.setLabelText(page.statusTitle)
        text.setLabelText(page.statusText)
        updateButton()
    }

    private func updateButton() {
        let cell = page.statusButton
        if let cell { gtk_widget_set_name(button, cell.path.description) }
        button.setButtonText(cell?.title)
        if let style = cell?.buttonStyle, style != .normal { button.addClass("form-\(style.rawValue)") }
        let isUsable = cell?.isUsable == true
        if !isUsable, button.containsFocus { gtk_widget_grab_focus(pageWidget) }
        button.setVisible(cell?.isVisible == true)
        gtk_widget_set_sensitive(button, cell?.isEnabled == true ? 1 : 0)
        if isUsable, page.statusPage != nil, gtk_widget_is_focus(pageWidget) != 0 { gtk_widget_grab_focus(button) }
        // The focus reaches only the button, so its description has the sentence.
        Accessible.describe(button, sentence)
    }

    private var sentence: String? {
        page.statusPage.map { _ in [page.statusTitle, page.statusText].compactMap(\.self).joined(separator: ". ") }
    }

    func grabFocus() {
        // A hidden button would take the focus, and each key would be lost.
        gtk_widget_grab_focus(page.statusButton?.isUsable == true ? button : pageWidget)
    }
}
