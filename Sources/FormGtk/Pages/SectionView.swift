import CGtk
import FormCore

/// A framed group of rows that shows a section, with its header above and its footer below.
@MainActor
final class SectionView {
    let widget = makeBox(GTK_ORIENTATION_VERTICAL, classes: "form-section")
    let chunks: [ChunkView]

    /// The page that the section stands on.
    weak var page: PageView?

    private let section: Section
    /// What the rows are called where they have no header.
    var pageTitle: String {
        didSet { update(.header) }
    }
    private var header: Widget?
    private var reset: Widget?
    private var footer: Widget?

    /// - Parameter chunkSize: How many rows are made and dropped together.
    init(_ section: Section, pageTitle: String, chunkSize: Int) {
        self.section = section
        self.pageTitle = pageTitle
        let cells = section.cells
        chunks = stride(from: 0, to: cells.count, by: chunkSize).map { start in
            let end = min(start + chunkSize, cells.count)
            return ChunkView(cells[start..<end], of: cells)
        }
        for chunk in chunks { widget.append(chunk.widget) }
        Section.Property.allCases.forEach(update)
        section.show(as: "section") { [weak self] in self?.update($0) }
    }

    private func update(_ property: Section.Property) {
        switch property {
        case .header:
            for chunk in chunks { chunk.name = section.header ?? pageTitle }
            updateLabel(&header, text: section.header, class: "form-header")
            if let header { gtk_box_reorder_child_after(widget.cast(), header, nil) }
            if let reset { gtk_box_reorder_child_after(widget.cast(), reset, header) }
        case .footer:
            updateLabel(&footer, text: section.footer, class: "form-footer")
        case .isModified: updateReset()
        case .isVisible, .shownCells:
            if !section.isShown { page?.moveFocus(outOf: widget) }
            widget.setVisible(section.isShown)
            page?.heightsChanged()
        }
    }

    /// The button that gives all rows their defaults back, above them while one has another value.
    private func updateReset() {
        if reset == nil, section.isModified {
            let button = gtk_button_new_with_label(translated("Reset to Defaults"))!
            button.addClass("flat")
            button.addClass("form-reset-section")
            gtk_widget_set_halign(button, GTK_ALIGN_END)
            Signal.connect(button, "clicked", .sectionResetClicked) { [weak section] in section?.reset() }
            gtk_box_insert_child_after(widget.cast(), button, header)
            reset = button
        }
        guard let reset else { return }
        if !section.isModified { page?.moveFocus(outOf: reset) }
        reset.setVisible(section.isModified)
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
