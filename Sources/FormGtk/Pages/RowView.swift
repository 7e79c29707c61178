import CGtk
import FormCore

/// A row of a list box that shows a cell, or an inline control inside a row of a list box.
///
/// Parts that most rows don't have (detail, help, notice, accessory) are created lazily.
@MainActor
final class RowView {
    let widget: Widget
    let cell: FormCell

    /// The page that contains the row.
    weak var page: (any RowHost)? {
        didSet {
            for part in parts { part.page = page }
            if cell.movableItem != nil { page?.enableDragging() }
        }
    }

    private let layout = RowLayout()
    private let title: Widget
    private let mnemonic: Mnemonics.Letter?
    let control: (any ControlView)?
    private let native: NativeCellView?
    private let signs: RowIndicators
    private let decorations: RowDecorations
    let parts: [RowView]
    private var detail: Widget?
    private var accessory: Widget?
    private var help: Widget?
    private var notice: NoticeView?
    private var conflict: ConflictView?
    /// The heading that is drawn above the row; `nil` if there is none.
    var heading: String? {
        didSet { if heading != oldValue { describe() } }
    }
    private var description = ""
    /// The row's position among the rows of its section, as reported to assistive tools.
    private(set) var position: (number: Int, count: Int) = (0, 0)

    convenience init(_ cell: FormCell, mnemonics: inout Mnemonics) {
        let widget =
            cell.hasFocusInside
            ? makeWidget(type: FormRow.fieldType, role: GTK_ACCESSIBLE_ROLE_LIST_ITEM)
            : makeWidget(type: FormRow.type, role: cell.accessibleRole)
        widget.addClass("form-row")
        self.init(cell, in: widget, mnemonics: &mnemonics)
    }

    /// - Parameter widget: A row of a list box, or a box inside one.
    private init(_ cell: FormCell, in widget: Widget, mnemonics: inout Mnemonics) {
        self.cell = cell
        self.widget = widget
        // Distinguishes the row from another one with the same title.
        gtk_widget_set_name(widget, cell.path.description)
        widget.addClasses(of: cell)
        if cell.isExpander { widget.addClass("form-expander") }
        native = NativeCellView(cell)
        mnemonic = native == nil ? mnemonics.take(from: cell.title) : nil
        title = makeLabel("", class: "form-title")
        signs = RowIndicators(cell, in: widget, layout)
        decorations = RowDecorations(cell, in: widget, layout)
        control = cell.control?.makeView(inRow: widget, isAlone: cell.line == nil && !cell.isExpander)
        parts = cell.parts.map { part in
            RowView(part, in: makeBox(GTK_ORIENTATION_VERTICAL, classes: "form-part"), mnemonics: &mnemonics)
        }
        layOut()
        decorations.updateReveal()
        signs.addPermanentIndicators()
        FormCell.Property.allCases.forEach(update)
        cell.show(as: "cell") { [weak self] in self?.update($0) }
        control?.onSpokenTexts { [weak self] in self?.describe() }
    }

    /// Reports the row's position in its section to assistive tools, if it has changed.
    ///
    /// - Parameters:
    ///   - number: The position among the section's visible rows, counted from 1.
    ///   - count: The number of the section's visible rows.
    func reportPosition(_ number: Int, of count: Int) {
        if position == (number, count) { return }
        position = (number, count)
        Accessible.position(widget, number, of: count)
    }

    /// The mnemonics of the row and its parts.
    var letters: [Mnemonics.Letter] { [mnemonic].compactMap(\.self) + parts.flatMap(\.letters) }

    /// Detaches the row from its cell, because the row's widget is removed while the cell stays.
    func release() {
        for part in parts { part.release() }
        cell.observer = nil
        cell.control?.base.endObservation()
    }

    /// Removes the row's mnemonic while its page slides away. Otherwise, if a row of the new page has the same letter,
    /// pressing Alt and the letter would only move the focus between these two rows.
    func retire() {
        for part in parts { part.retire() }
        if mnemonic != nil { title.setLabelText(cell.title) }
    }

    private func layOut() {
        widget.indent(layout.widget, of: cell)
        if cell.line != nil {
            widget.append(layout.widget)
        } else {
            gtk_list_box_row_set_child(widget.cast(), layout.widget)
            let doesSomething = cell.doesSomething || cell.hasFocusInside
            gtk_list_box_row_set_activatable(widget.cast(), doesSomething ? 1 : 0)
            Activation.setEnabled(doesSomething, of: widget)
        }
        layout.add(title, at: .title)
        if cell.isLargePictureAlone {
            widget.addClass("form-picture-alone")
            title.setVisible(false)
        }
        if cell.isProperty {
            widget.addClass("form-property")
            layout.isStacked = true
        }
        if cell.role == .notice {
            widget.addClass("form-notice-row")
            title.setVisible(false)
            layout.isStacked = true
            layout.gapAboveValue = 10
        }
        addParts()
        native?.stand(inPlaceOf: title, in: layout, of: widget)
        gtk_label_set_mnemonic_widget(title.opaque, focusedControl?.mnemonicTarget ?? widget)
        guard let control, let kind = cell.control?.kind else { return }
        layout.add(control.widget, at: kind.position)
        let fillsLine = cell.isControlLeading || cell.line != nil && kind.valueWidth == .field
        layout.valueWidth = fillsLine ? .rest : kind.valueWidth
        if let below = control.widgetBelow { layout.add(below, at: .below) }
    }

    /// Adds the inline controls, as many on a line as fit.
    private func addParts() {
        guard !parts.isEmpty else { return }
        let box = makeBox(GTK_ORIENTATION_HORIZONTAL, classes: "form-parts")
        for part in parts {
            box.append(part.widget)
            gtk_widget_set_hexpand(part.widget, part.cell.control?.textField == nil ? 0 : 1)
        }
        WrappingLayout.arrange(in: box, spacing: 12)
        layout.add(box, at: .value)
        layout.valueWidth = .rest
    }

    private func update(_ property: FormCell.Property) {
        switch property {
        case .title:
            gtk_label_set_text_with_mnemonic(title.opaque, Mnemonics.mark(cell.title.shortenedForDisplay, mnemonic))
            control?.titleChanged(cell.title)
            if cell.isLargePictureAlone { Accessible.name(widget, cell.title) }
            native?.titleChanged(cell.title)
            signs.titleChanged()
        case .titleStyle:
            for style in TitleStyle.allCases where style != .normal {
                title.setClass("title-\(style.rawValue)", style == cell.titleStyle)
            }
        case .detail:
            updateDetail()
            signs.updateCopy { grabFocus() }
        case .accessory: updateAccessory()
        case .help:
            updateHelp()
            describe()
        case .notice:
            updateNotice()
            describe()
        case .isWaiting: signs.updateSpinner(of: focus)
        case .conflict: updateConflict()
        case .leadsToProblem:
            signs.updateProblem()
            describe()
        // If the button is hidden while it has the focus, the row gets the focus.
        case .isModified: signs.updateReset { grabFocus() }
        case .actions:
            signs.updateMenu(perform: { [weak self] in self?.perform($0) }) { grabFocus() }
            signs.updateHandle()
            if cell.movableItem != nil { page?.enableDragging() }
        case .isCurrent:
            guard cell.isCurrent != (gtk_widget_has_css_class(widget, "form-current") != 0) else { return }
            widget.setClass("form-current", cell.isCurrent)
            Accessible.select(widget, cell.isCurrent)
        case .nativeContent: native?.show()
        case .isVisible:
            widget.setVisible(cell.isVisible, on: page)
        case .isEnabled: updateSensitivity()
        case .symbol: decorations.updateStatus()
        case .status:
            decorations.updateStatus()
            describe()
        case .badge:
            decorations.updateBadge()
            describe()
        case .picture: decorations.updatePicture()
        case .isRevealed: decorations.updateReveal()
        }
    }

    private func perform(_ action: RowActions.Action) {
        page?.announcingMove(of: cell) { cell.perform(action) }
    }

    private func updateDetail() {
        if detail == nil, cell.detail != nil {
            let label = makeLabel("", class: "form-detail")
            layout.add(label, at: .value)
            detail = label
        }
        guard let detail else { return }
        detail.setLabelText(cell.detail)
        detail.setVisible(!(cell.detail ?? "").isEmpty)
        describe()
    }

    private func updateAccessory() {
        if accessory == nil, cell.accessory != .none {
            let image = gtk_image_new()!
            image.addClass("form-accessory")
            layout.add(image, at: .accessory)
            accessory = image
        }
        guard let accessory else { return }
        switch cell.accessory {
        case .none: accessory.setVisible(false)
        case .disclosure:
            gtk_image_set_from_icon_name(accessory.opaque, "go-next-symbolic")
            accessory.setVisible(cell.section?.isSidebar != true)
        case .checkmark(let isChecked):
            gtk_image_set_from_icon_name(accessory.opaque, "object-select-symbolic")
            accessory.setVisible(isChecked)
            Accessible.check(widget, isChecked)
        case .expander(let isExpanded):
            let icon = isExpanded ? "pan-down-symbolic" : "pan-end-symbolic"
            gtk_image_set_from_icon_name(accessory.opaque, icon)
            accessory.setVisible(true)
            Accessible.expand(widget, isExpanded)
        }
    }

    private func updateConflict() {
        if conflict == nil, cell.conflict != nil {
            let view = ConflictView(cell)
            layout.add(view.widget, at: .below)
            conflict = view
        }
        // If the buttons are hidden while one of them has the focus, the row gets the focus.
        if cell.conflict == nil, conflict?.widget.containsFocus == true { grabFocus() }
        conflict?.show(cell)
        describe()
    }

    private func updateHelp() {
        if help == nil, cell.shownHelp != nil {
            let label = makeLabel("", class: "form-help")
            layout.add(label, at: .note)
            help = label
        }
        guard let help else { return }
        help.setLabelText(cell.shownHelp)
        help.setVisible(cell.shownHelp != nil)
    }

    private func updateNotice() {
        if notice == nil, cell.notice != nil {
            let view = NoticeView()
            if cell.role == .notice {
                layout.add(view.mark, at: .symbol)
                layout.add(view.label, at: .title)
            } else {
                layout.add(view.makeLine(), at: .below)
            }
            notice = view
        }
        guard let notice else { return }
        notice.show(cell.noticeText, cell.notice?.severity)
        if cell.role == .notice {
            widget.setNoticeClass(cell.notice?.severity)
            return Accessible.name(widget, cell.noticeText ?? "")
        }
        let isError = cell.notice?.severity == .error
        widget.setClass("form-refused", isError && cell.control != nil)
        markInvalid(isError)
    }

    /// Updates the description that assistive tools read after the row's title. It contains everything else that the
    /// row shows.
    private func describe() {
        let problem = cell.leadsToProblem ? ProblemIndicator.text : nil
        let notice = cell.role == .notice ? nil : cell.noticeText
        let texts = [heading, cell.detail, problem, cell.shownHelp, notice, cell.conflictText].compactMap(\.self)
        let spoken = (control?.spokenTexts ?? []) + decorations.spokenTexts + texts
        let description = spoken.filter { !$0.isEmpty }.spoken
        guard description != self.description else { return }
        self.description = description
        tell(description)
    }
}

extension [String] {
    /// The strings joined into one. A full stop is added after each string that doesn't end a sentence, except the last
    /// one.
    fileprivate var spoken: String {
        reduce("") { said, text in
            said.isEmpty ? text : said + (said.last.map(".!?…".contains) == true ? " " : ". ") + text
        }
    }
}

extension FormCell {
    /// True if the row shows a value to be read or copied. The title is small, and the value is below it.
    fileprivate var isProperty: Bool { (isCopyable || isConcealed) && control == nil && destination == nil }
}
