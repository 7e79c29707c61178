import CGtk
import FormCore

/// A framed group of rows that shows a section, with its header above and its footer below.
@MainActor
final class SectionView {
    let widget = makeBox(GTK_ORIENTATION_VERTICAL, classes: "form-section")
    private(set) var chunks: [ChunkView] = []

    /// The page that the section stands on.
    weak var page: PageView?

    private let section: Section
    private let chunkSize: Int
    /// What the rows are called where they have no header.
    var pageTitle: String {
        didSet { update(.header) }
    }
    private var header: Widget?
    private var reset: Widget?
    private var notice: Widget?
    private var footer: Widget?

    /// - Parameter chunkSize: How many rows are made and dropped together.
    init(_ section: Section, pageTitle: String, chunkSize: Int) {
        self.section = section
        self.pageTitle = pageTitle
        self.chunkSize = chunkSize
        makeChunks()
        for property in Section.Property.allCases where property != .cells { update(property) }
        section.show(as: "section") { [weak self] in self?.update($0) }
    }

    private func makeChunks() {
        let cells = section.cells
        chunks = stride(from: 0, to: cells.count, by: chunkSize).map { start in
            let end = min(start + chunkSize, cells.count)
            return ChunkView(cells[start..<end], of: cells)
        }
        var previous = notice ?? reset ?? header
        for chunk in chunks {
            gtk_box_insert_child_after(widget.cast(), chunk.widget, previous)
            previous = chunk.widget
        }
    }

    /// Has other rows; one that stays keeps the focus.
    private func replaceChunks() {
        let focused = page?.focusedCell.map(nearest(to:))
        let hadFocus = widget.containsFocus
        for chunk in chunks {
            chunk.remove()
            gtk_box_remove(widget.cast(), chunk.widget)
        }
        makeChunks()
        for chunk in chunks {
            chunk.name = section.header ?? pageTitle
            chunk.note = section.noticeText
        }
        page?.chunksChanged()
        if hadFocus { page?.focus(focused) }
    }

    /// The row, or if it has gone the one that was behind it, or before.
    private func nearest(to cell: FormCell) -> FormCell {
        let before = chunks.flatMap(\.cells)
        let stays = { (cell: FormCell) in self.section.cells.contains { $0 === cell } && cell.isUsable }
        guard !stays(cell.line ?? cell), let place = before.firstIndex(where: { $0 === cell }) else { return cell }
        return before[place...].first(where: stays) ?? before[..<place].last(where: stays) ?? cell
    }

    private func update(_ property: Section.Property) {
        switch property {
        case .header:
            for chunk in chunks { chunk.name = section.header ?? pageTitle }
            updateLabel(&header, text: section.header, class: "form-header")
            if let header { gtk_box_reorder_child_after(widget.cast(), header, nil) }
            if let reset { gtk_box_reorder_child_after(widget.cast(), reset, header) }
        case .notice: updateNotice()
        case .footer:
            updateLabel(&footer, text: section.footer, class: "form-footer")
        case .isModified: updateReset()
        case .cells: replaceChunks()
        case .isVisible, .shownCells:
            widget.setVisible(section.isShown, on: page)
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

    /// What there is to say about the rows together, above them.
    private func updateNotice() {
        updateLabel(&notice, text: section.noticeText, class: "form-section-notice")
        for chunk in chunks { chunk.note = section.noticeText }
        guard let notice else { return }
        gtk_box_reorder_child_after(widget.cast(), notice, reset ?? header)
        notice.setNoticeClass(section.notice?.severity)
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
