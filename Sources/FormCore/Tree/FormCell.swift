/// A row of an open page.
@MainActor
public final class FormCell: Observed {
    public enum Property: Sendable, CaseIterable {
        case title, titleStyle, detail, accessory, help, notice, isWaiting, conflict, leadsToProblem
        case nativeContent, isVisible, isEnabled, isModified, isCurrent, actions
        case symbol, badge, status, picture, isRevealed
    }

    /// The purpose of the row, if its control and accessory don't express it.
    public enum Role: Equatable, Sendable {
        /// A row without a special purpose.
        case row
        /// Selecting the row performs an action immediately.
        case button
        /// Selecting the row opens something outside the form.
        case link
        /// The row is one of several options, of which the user chooses one.
        case option
        /// The row is a notice from the program, shown only while there is one; see
        /// ``noticeCell(title:notice:control:)``. It has no title.
        case notice
        /// The row represents a list as a whole. It is shown only while the list conflicts with a version of it that
        /// another program has stored.
        case list
    }

    /// The text at the start of the row, in the user's language.
    public var title: String {
        didSet { notify(.title, if: title != oldValue) }
    }

    /// How the title is drawn.
    public var titleStyle = TitleStyle.normal {
        didSet { notify(.titleStyle, if: titleStyle != oldValue) }
    }

    /// The text at the end of the row. A secret is shown as dots.
    ///
    /// If the row conceals its text (see ``isConcealed``), set the text itself. The property then returns dots, unless
    /// the text is revealed.
    public var detail: String? {
        get { decoration?.shownDetail ?? ownDetail }
        set {
            let old = detail
            if !conceal(newValue) { ownDetail = newValue }
            notify(.detail, if: detail != old)
        }
    }

    /// The accessory at the end of the row, after the detail.
    public var accessory = Accessory.none {
        didSet { notify(.accessory, if: accessory != oldValue) }
    }

    /// A sentence that explains the row. It is shown under the title, unless the row shows the reason why it is
    /// disabled; see ``shownHelp``.
    public var help: String? {
        didSet { notify(.help, if: help != oldValue) }
    }

    /// The most severe of the row's notices, which is the one that the row shows; `nil` if there are none.
    ///
    /// The notices come from the row's control, from the row itself, and from the row's entry in the form's record (see
    /// ``FormRecord``).
    public internal(set) var notice: Notice? {
        didSet { notify(.notice, if: notice != oldValue) }
    }

    /// True while a service has not yet accepted the row's pending change; see ``Element/effect(_:when:perform:)``.
    public internal(set) var isWaiting = false {
        didSet { notify(.isWaiting, if: isWaiting != oldValue) }
    }

    /// The conflict between the row's value or draft and a different value that the program or another program has set
    /// in the meantime; `nil` if there is no conflict. ``resolveConflict(_:)`` resolves it.
    public internal(set) var conflict: Conflict? {
        didSet { notify(.conflict, if: conflict != oldValue) }
    }

    /// True if the row leads to a problem that needs the user's attention; see ``RowEditing/isProblem``.
    ///
    /// The problem may be on the page that the row opens, even if the user has not opened that page, or on a page that
    /// is reached from there. If the row is a collapsed expander, the problem may be in a row that it hides.
    public internal(set) var leadsToProblem = false {
        didSet { notify(.leadsToProblem, if: leadsToProblem != oldValue) }
    }

    /// True if the row's value differs from its default. Kept up to date only for a row with the modifier
    /// ``Element/resettable()-7ytra``.
    public internal(set) var isModified = false {
        didSet { notify(.isModified, if: isModified != oldValue) }
    }

    /// True while the row is in a sidebar and leads to the page that is shown beside it; see ``PageLayout/sidebar``.
    public internal(set) var isCurrent = false {
        didSet { notify(.isCurrent, if: isCurrent != oldValue) }
    }

    /// The actions that the user can perform on the row as an item of a list.
    public internal(set) var actions = RowActions() {
        didSet { notify(.actions, if: actions != oldValue) }
    }

    /// The heading under which the row appears within its section; `nil` if it has none. When the heading changes, the
    /// section notifies its observer as if rows were replaced; see ``Section/Property/cells``.
    public internal(set) var heading: RowHeading?

    /// True if the row is to be shown. It is false if this property was set to false, or if a condition of the row's
    /// element hides the row.
    public var isVisible: Bool {
        get { visibility.allHold }
        set { setVisible(newValue, slot: Conditions.ownSlot) }
    }

    /// True if the user can use the row. It is false if this property was set to false, or if a condition of the row's
    /// element disables the row.
    public var isEnabled: Bool {
        get { enabling.allHold }
        set { setEnabled(newValue, slot: Conditions.ownSlot) }
    }

    /// The control in the row. Set it while the row is rendered; later changes are not drawn.
    public var control: Control? {
        didSet { control?.base.onNotice { [weak self] in self?.applyRecord() } }
    }

    /// Content that one particular renderer shows in place of the title. Other renderers can't read it, and show the
    /// title.
    ///
    /// Set it while the row is rendered. Call ``nativeContentChanged()`` whenever the content has to be redrawn. A
    /// renderer that supports such content has a function that makes a row with it, such as `gtkCell` for GTK.
    public var nativeContent: Any?

    /// True if the control directly follows the title and fills the row, rather than being at the row's end.
    public var isControlLeading = false

    /// Words that are not shown, but by which a search also finds the row. Set them while the row is rendered.
    public var keywords: [String] = []

    /// The purpose of the row. Set it while the row is rendered; later changes are not drawn.
    public var role = Role.row

    /// The style in which the row is drawn if it is a button. Set it while the row is rendered; later changes are not
    /// drawn.
    public var buttonStyle = ButtonStyle.normal

    /// True if the row has a button that copies its text. Set it while the row is rendered; later changes are not
    /// drawn.
    public var isCopyable = false

    /// The page that selecting the row opens.
    public var destination: Destination? {
        didSet { if destination != nil, accessory == .none { accessory = .disclosure } }
    }

    /// The action that is performed when the user selects the row. It is not used if the row has a ``destination``.
    ///
    /// If a row has neither an action nor a destination, selecting the row expands or collapses it if it is an
    /// expander, and otherwise acts on its control, for example by toggling a switch.
    public var onSelect: (@MainActor () -> Void)?

    /// The rows placed side by side within this row, each with a control, such as a host and a port; see
    /// ``controlsCell(title:content:)``.
    public internal(set) var parts: [FormCell] = [] {
        didSet { for part in parts { part.line = self } }
    }

    /// The row that contains this row as one of its ``parts``; `nil` if no row does.
    public private(set) weak var line: FormCell?

    /// The expansion state of an expander; `nil` for any other row.
    var expansion: Expansion? {
        didSet { expansionChanged() }
    }

    /// The row's value, through which the row can be read and written as text even if it is not on the screen. By
    /// default, it is the control's value.
    public var value: RowValue? {
        get { ownValue ?? control?.base.rowValue }
        set { ownValue = newValue }
    }

    public var observer: (@MainActor (Property) -> Void)?

    /// True while a renderer shows the row that doesn't observe it.
    package var isWatched = false

    /// The text that represents the option, or `nil` if the row is not an option. While the option is chosen, this is
    /// the text of the row's value or, if the choice hasn't been accepted yet, the text of the row's draft.
    var optionText: String?

    /// True if the author wants the row to show that it differs from its default, and to offer a reset.
    var showsReset = false

    /// True if the help follows the state.
    var followsHelp = false

    /// Enables or disables a button that acts on a list item, such as a button that removes the item, depending on
    /// whether the action is possible now. It is `nil` for any other row.
    ///
    /// Called on every update of the page, because a change to other items of the list can make the action possible or
    /// impossible.
    var followItem: (@MainActor () -> Void)?

    /// Called with what the row's entry in the form's record shows, and returns two things.
    ///
    /// `isHere` is true if this row shows the notice, the conflict and the waiting state. It is false if another row
    /// that shares the entry shows them; of a set of options, usually only the chosen one does so. `ownNotice` is the
    /// row's own notice about its value, or `nil` if it has none.
    var onShown: (@MainActor (ShownEditing) -> (isHere: Bool, ownNotice: Notice?))?

    private(set) var identity: RowIdentity?
    /// The parts that few rows have; `nil` if this row has none of them.
    private(set) var decoration: RowDecoration?
    private var ownDetail: String?
    /// The section that contains the row, either directly or as part of another row.
    package var section: Section? { line?.section ?? ownSection }
    private(set) var ownValue: RowValue?
    weak var ownSection: Section?
    private var visibility = Conditions()
    private(set) var enabling = Conditions()

    /// Makes a row that is not on a page yet.
    ///
    /// - Parameter title: The title as the user sees it. Translate it before you pass it; see
    ///   ``RenderingContext/translate(_:)``.
    public init(title: String) {
        self.title = title
    }

    /// The path of the row (see ``RowPath``). Before the row's page is rendered, it is the root path.
    public var path: RowPath { identity?.path ?? .root }

    /// True if the user can see and use the row. A row hidden by a collapsed expander counts as visible, because the
    /// user can expand the expander.
    public var isUsable: Bool {
        isVisible && isEnabled && section?.isVisible != false && line?.isUsable != false
            && expanders.allSatisfy { $0.offersRows && $0.isEnabled }
    }

    /// True if the row shows and hides the rows below it; see ``expanderCell(title:isExpanded:content:)``.
    public var isExpander: Bool { expansion != nil }

    /// True if the row is an expander and shows the rows below it.
    ///
    /// An expander that is disabled or switched off is not expanded. If an expander is hidden, its rows are hidden too,
    /// even if this property is true.
    public var isExpanded: Bool { expansion.map { $0.isWanted && $0.isOn && isEnabled } ?? false }

    /// The expanders that contain the row, the outermost first.
    package var expanders: [FormCell] { identity?.expanders ?? [] }

    /// True if the user can get to the expander's rows, by expanding it if it is collapsed.
    var offersRows: Bool { isVisible && expansion?.isOn != false }

    /// Shows or hides the expander's rows in the section, and updates the arrow in its own row. Does nothing if this
    /// row isn't an expander.
    ///
    /// Called whenever the expander may have been expanded, collapsed, shown or hidden.
    func expansionChanged() {
        guard isExpander else { return }
        section?.updateRows()
        accessory = .expander(isExpanded: isExpanded)
        section?.page?.expansionChanged(of: self)
    }

    /// Makes the renderer redraw ``nativeContent``. The element that renders the row calls this in its update whenever
    /// the content has changed.
    public func nativeContentChanged() {
        notify(.nativeContent, if: true)
    }

    /// True if the row's page is on the screen, and no status page is in the place of its rows. It is also true for a
    /// row that was never given a page, such as a row in a test.
    var isOnTopPage: Bool {
        guard let section, let page = section.page else { return identity == nil }
        return page.isOnTop && page.shows(section)
    }

    /// Returns the parts that few rows have; makes them if necessary.
    func makeDecoration() -> RowDecoration {
        if let decoration { return decoration }
        let made = RowDecoration()
        decoration = made
        return made
    }

    func addVisibilityCondition() -> Int { visibility.add() }
    func addEnablingCondition() -> Int { enabling.add() }

    func setVisible(_ holds: Bool, slot: Int) {
        let wasVisible = isVisible
        visibility.set(holds, slot: slot)
        guard isVisible != wasVisible else { return }
        notify(.isVisible, if: true)
        expansionChanged()
        section?.cellVisibilityChanged()
    }

    func setEnabled(_ holds: Bool, slot: Int, because reason: String? = nil) {
        let (wasEnabled, reasonBefore) = (isEnabled, enabling.reason)
        enabling.set(holds, slot: slot, because: reason)
        notify(.help, if: enabling.reason != reasonBefore)
        guard isEnabled != wasEnabled else { return }
        notify(.isEnabled, if: true)
        expansionChanged()
    }

    /// Assigns the row id. It can be assigned only once: a second, different id is reported as a mistake.
    func identify(as identity: RowIdentity) {
        guard self.identity == nil else {
            if self.identity !== identity { identity.scope.report(.cellOfOtherRow(row: path)) }
            return
        }
        identity.claim(title: title)
        identity.scope.counters.rowsRendered += 1
        self.identity = identity
    }

    /// The row's value together with the data that an edit of the value needs, such as the row's rules; `nil` if the
    /// row has no value or is not on a page.
    var editTarget: EditTarget? { identity.flatMap { editTarget(at: $0.path) } }

    /// - Parameter path: The row's path, for a caller that knows it.
    func editTarget(at path: RowPath) -> EditTarget? {
        guard let identity, let value = identity.sharedValue ?? value else { return nil }
        return identity.editTarget(value, at: path)
    }

    /// Returns true if the row's value differs from a baseline.
    ///
    /// If several rows edit the same value, such as the options of a choice, that shared value is compared. If the row
    /// has no value, the result is true if the value of one of its parts differs.
    func differs(from baseline: Baseline) -> Bool {
        (identity?.sharedValue ?? value)?.differs(from: baseline) ?? parts.contains { $0.differs(from: baseline) }
    }

    /// Shows the row's entry in the form's record: what the user has entered, the notice, the conflict and whether a
    /// service has yet to accept a change.
    func apply(_ entry: RowEditing) {
        // An option and a control show a draft themselves.
        var shown = entry.shown(
            in: identity?.sharedValue ?? value, quotingDraft: control == nil && optionText == nil)
        let input = shown.input
        let (isHere, ownNotice) = onShown?(shown) ?? (true, nil)
        if !isHere { shown = ShownEditing() }
        notice = [control?.base.notice, shown.notice, ownNotice].compactMap { $0 }.mostSevere
        conflict = shown.conflict
        isWaiting = shown.isPending
        control?.base.show(input)
    }

    /// Updates the row from its entry in the form's record again. Called when a notice of the row's control or the
    /// row's own notice about its value has changed. If several options share the entry, it is also called when a
    /// different option has been chosen, because that option then shows the entry.
    func applyRecord() {
        guard let scope = identity?.scope else { return }
        apply(scope.isOpen ? scope.model.record[path] : RowEditing())
    }
}
