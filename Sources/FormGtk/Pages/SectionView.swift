import CGtk
import FormCore

/// A framed list box that shows a section, with its header above and its footer below.
@MainActor
final class SectionView {
    let widget = makeBox(GTK_ORIENTATION_VERTICAL, classes: "form-section")
    let rows: [RowView]

    /// The page that the section stands on.
    weak var page: PageView?

    private let section: Section
    private let list = gtk_list_box_new()!
    private var header: Widget?
    private var footer: Widget?

    init(_ section: Section, pageTitle: String, mnemonics: inout Mnemonics) {
        self.section = section
        rows = section.cells.map { RowView($0, mnemonics: &mnemonics) }
        for name in ["form-list", "frame"] { list.addClass(name) }
        gtk_list_box_set_selection_mode(list.opaque, GTK_SELECTION_NONE)
        gtk_list_box_set_show_separators(list.opaque, 1)
        for row in rows { gtk_list_box_append(list.opaque, row.widget) }
        Accessible.name(list, section.header ?? pageTitle)
        widget.append(list)
        Section.Property.allCases.forEach(update)
        section.show(as: "section") { [weak self] in self?.update($0) }
        for row in rows { row.section = self }
        Signal.connectRowActivated(list, .rowActivated) { [weak self] in self?.rows[$0].activate() }
    }

    var isShown: Bool { section.isShown }

    /// A section whose rows are all hidden is hidden with them.
    func rowVisibilityChanged() {
        update(.isVisible)
    }

    private func update(_ property: Section.Property) {
        switch property {
        case .header:
            updateLabel(&header, text: section.header, class: "form-header")
            if let header { gtk_widget_insert_before(header, widget, list) }
        case .footer:
            updateLabel(&footer, text: section.footer, class: "form-footer")
        case .isVisible:
            if !section.isShown { page?.moveFocus(outOf: widget) }
            widget.setVisible(section.isShown)
        }
    }

    private func updateLabel(_ label: inout Widget?, text: String?, class name: String) {
        if label == nil, text != nil {
            let made = makeLabel("", class: name, wraps: true)
            widget.append(made)
            label = made
        }
        guard let label else { return }
        gtk_label_set_text(label.opaque, text ?? "")
        label.setVisible(text != nil)
    }
}
