import CGtk
import FormCore

/// A framed group of rows that shows a section, with its header above and its footer below.
@MainActor
final class SectionView {
    let widget = makeBox(GTK_ORIENTATION_VERTICAL, classes: "form-section")
    private(set) lazy var rows = SectionChunks(section, in: widget) { [weak self] in
        self?.filters.last?.widget ?? self?.notice ?? self?.reset ?? self?.heading
    }

    /// The page that contains the section.
    weak var page: (any RowHost)? {
        didSet {
            rows.page = page
            headerLine?.page = page
            for filter in filters { filter.page = page }
        }
    }

    let section: Section
    /// The page's title, which names the list of rows if the section has no header.
    var pageTitle: String {
        didSet { update(.header) }
    }
    private var header: Widget?
    /// The line that contains the header, if there are buttons beside it.
    let headerLine: HeaderLine?
    /// The search fields above the rows.
    let filters: [FilterView]
    /// The widget at the top of the section, if there is a header.
    private var heading: Widget? { headerLine?.widget ?? header }
    private var reset: Widget?
    private var notice: Widget?
    private var footer: Widget?

    init(_ section: Section, pageTitle: String) {
        self.section = section
        self.pageTitle = pageTitle
        headerLine = section.headerButtons.isEmpty ? nil : HeaderLine(section)
        filters = section.filters.map { FilterView($0, of: section) }
        if let headerLine { widget.append(headerLine.widget) }
        for filter in filters { widget.append(filter.widget) }
        arrangePicture()
        if section.cells.count == 1, section.cells[0].isLargePictureAlone { LargePictureLayout.arrange(in: widget) }
        for property in Section.Property.allCases where property != .cells { update(property) }
        section.show(as: "section") { [weak self] in self?.update($0) }
    }

    /// Lets a row with a picture be beside the others where there is room.
    private func arrangePicture() {
        guard let cell = section.pictureCell else { return }
        let layout = PictureSectionLayout(of: widget) { [weak self] in
            guard let rows = self?.rows, let index = rows.cells.firstIndex(of: cell) else { return nil }
            return rows.all.first { $0.range == index..<index + 1 }?.widget
        } hasPicture: { [weak cell] in
            cell?.picture != nil && cell?.isVisible == true
        }
        layout.onChange = { [weak self] isBeside in
            self?.widget.setClass("form-beside", isBeside)
            for chunk in self?.rows.all ?? [] where chunk.isRealised {
                chunk.fillWithPicture(isBeside && chunk.rows.first?.cell === cell)
            }
        }
    }

    /// Detaches the view from its section, because the view is removed while the section stays.
    func release() {
        section.observer = nil
        headerLine?.release()
        for filter in filters { filter.release() }
        page?.withMnemonics { mnemonics in
            for row in rows.all.lazy.flatMap(\.rows) { mnemonics.giveBack(row.letters) }
        }
        for chunk in rows.all { chunk.remove() }
    }

    /// Moves the focus from a row to the last button or search field above the rows. Returns false if there is none.
    func moveFocusAboveRows() -> Bool {
        let lists = rows.all.map(\.widget)
        return widget.children.reversed().contains {
            !lists.contains($0) && gtk_widget_child_focus($0, GTK_DIR_TAB_BACKWARD) != 0
        }
    }

    /// Replaces the rows. If this removes the focused row, the row that is now at its position gets the focus, or a
    /// usable row near that position.
    private func replaceRows() {
        let focused = page?.focusedCell
        let hadFocus = widget.containsFocus
        rows.replace()
        page?.rowsChanged()
        guard hadFocus, let focused, focused !== page?.focusedCell else { return }
        page?.focus(nearest(to: focused))
    }

    /// Returns the row to focus after rows have been replaced: `focused` itself, or the expander that now hides it. If
    /// neither is usable, returns a usable row at or near the position of the change.
    private func nearest(to focused: FormCell) -> FormCell {
        let cells = section.cells
        let cell = focused.shownCell
        if cells.firstIndex(of: cell.line ?? cell) != nil, cell.isUsable { return cell }
        let position = min(section.replaced.lowerBound, cells.count)
        return cells[position...].first(where: \.isUsable) ?? cells[..<position].last(where: \.isUsable) ?? cell
    }

    private func update(_ property: Section.Property) {
        switch property {
        case .header:
            rows.name = section.header ?? pageTitle
            updateLabel(&header, text: section.header, class: "form-header")
            guard let header, headerLine == nil else { return }
            gtk_box_reorder_child_after(widget.cast(), header, nil)
            if let reset { gtk_box_reorder_child_after(widget.cast(), reset, header) }
        case .notice: updateNotice()
        case .footer:
            updateLabel(&footer, text: section.footer, class: "form-footer")
            if let footer, section.cells.first?.isLargePictureAlone == true {
                gtk_label_set_xalign(footer.opaque, 0.5)
                gtk_label_set_justify(footer.opaque, GTK_JUSTIFY_CENTER)
            }
        case .isModified: updateReset()
        case .cells:
            replaceRows()
            update(.shownCells)
        case .isVisible, .shownCells: updateVisibility()
        }
    }

    /// Shows the section, or hides it.
    func updateVisibility() {
        widget.setVisible(section.isShown, on: page)
        rows.updateFrames()
        page?.heightsChanged()
    }

    /// Updates the button above the rows that resets all of them to their defaults. The button is shown while the value
    /// of any row differs from its default.
    private func updateReset() {
        if reset == nil, section.isModified {
            let button = makeButton(translated("Reset to Defaults"), class: "form-reset-section")
            button.addClass("flat")
            gtk_widget_set_halign(button, GTK_ALIGN_END)
            Signal.connect(button, "clicked", .sectionResetClicked) { [weak section] in section?.reset() }
            gtk_box_insert_child_after(widget.cast(), button, heading)
            reset = button
        }
        guard let reset else { return }
        if !section.isModified { page?.moveFocus(outOf: reset) }
        reset.setVisible(section.isModified)
    }

    /// Updates the notice above the rows, which concerns the rows as a whole.
    private func updateNotice() {
        updateLabel(&notice, text: section.noticeText, class: "form-section-notice")
        rows.note = section.noticeText
        guard let notice else { return }
        gtk_box_reorder_child_after(widget.cast(), notice, reset ?? heading)
        notice.setNoticeClass(section.notice?.severity)
    }

    private func updateLabel(_ label: inout Widget?, text: String?, class name: String) {
        if label == nil, text != nil {
            let made = makeLabel("", class: name)
            if name == "form-header", let headerLine { headerLine.insert(made) } else { widget.append(made) }
            label = made
        }
        guard let label else { return }
        label.setLabelText(text)
        label.setVisible(text != nil)
    }
}
