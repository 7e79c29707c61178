/// A row on a page that is open.
@MainActor
public final class FormCell: Observed {
    public enum Property: Sendable, CaseIterable {
        case title, titleStyle, detail, accessory, help, notice, isWaiting, conflict, leadsToProblem
        case nativeContent, isVisible, isEnabled, isModified, isCurrent, actions
    }

    /// What the row is to a person, beyond what its control and accessory say.
    public enum Role: Equatable, Sendable {
        /// None beyond those.
        case row
        /// Selecting the row does something at once.
        case button
        /// Selecting the row opens something outside the form.
        case link
        /// One of several rows of which one is chosen.
        case option
        /// All items of a list together: it is hidden, unless another program has made another list of them.
        case list
    }

    /// The text at the start of the row, in the person's language.
    public var title: String {
        didSet { notify(.title, if: title != oldValue) }
    }

    /// How the title is drawn.
    public var titleStyle = TitleStyle.normal {
        didSet { notify(.titleStyle, if: titleStyle != oldValue) }
    }

    /// The text at the end of the row; dots in place of a secret.
    public var detail: String? {
        didSet { notify(.detail, if: detail != oldValue) }
    }

    /// What stands at the end of the row, after the detail.
    public var accessory = Accessory.none {
        didSet { notify(.accessory, if: accessory != oldValue) }
    }

    /// A sentence under the title that explains the row, as long as it shows no reason, see ``shownHelp``.
    public var help: String? {
        didSet { notify(.help, if: help != oldValue) }
    }

    /// What the form has to say about the row now; kept in the record, see ``FormRecord``.
    public internal(set) var notice: Notice? {
        didSet { notify(.notice, if: notice != oldValue) }
    }

    /// Whether somebody else has not accepted yet what the person wants of the row; see ``Element/effect(_:when:perform:)``.
    public internal(set) var isWaiting = false {
        didSet { notify(.isWaiting, if: isWaiting != oldValue) }
    }

    /// What somebody else has made of the row's value meanwhile; ``settleConflict(_:)`` takes it away.
    public internal(set) var conflict: Conflict? {
        didSet { notify(.conflict, if: conflict != oldValue) }
    }

    /// Whether something waits for the person at a row of the page that this one opens, or of one further on, see
    /// ``FormRecord/Row/isProblem``, also where nobody has opened that page; or at one that it hides, as an expander.
    public internal(set) var leadsToProblem = false {
        didSet { notify(.leadsToProblem, if: leadsToProblem != oldValue) }
    }

    /// Whether the row's value is not the default; looked at where the row is ``Element/resettable()-7ytra``.
    public internal(set) var isModified = false {
        didSet { notify(.isModified, if: isModified != oldValue) }
    }

    /// Whether the page that the row leads to is on the screen beside the row's own, see ``PageLayout/sidebar``.
    public internal(set) var isCurrent = false {
        didSet { notify(.isCurrent, if: isCurrent != oldValue) }
    }

    /// What can be done with the row as an item of a list.
    public internal(set) var actions = RowActions() {
        didSet { notify(.actions, if: actions != oldValue) }
    }

    /// What the row stands under within its section; the section tells that it has become another one, as it tells of
    /// other rows, see ``Section/Property/cells``.
    public internal(set) var heading: RowHeading?

    /// The items of the list, where the row stands for all of them.
    weak var items: (any NamedItems)?

    /// Whether the row is shown: its own setting, and every condition of its element.
    public var isVisible: Bool {
        get { visibility.allHold }
        set { setVisible(newValue, slot: Conditions.ownSlot) }
    }

    /// Whether the person may use the row: its own setting, and every condition of its element.
    public var isEnabled: Bool {
        get { enabling.allHold }
        set { setEnabled(newValue, slot: Conditions.ownSlot) }
    }

    /// The control in the row. Set it while rendering; later changes are not drawn.
    public var control: Control? {
        didSet { control?.base.onNotice { [weak self] in self?.applyRecord() } }
    }

    /// What one renderer shows in place of the title; others, which can't read it, show the title. Set it while
    /// rendering, and tell with ``nativeContentChanged()`` that it shows something else.
    ///
    /// A renderer offers a function that makes it; in GTK it is `gtkCell`.
    public var nativeContent: Any?

    /// Whether the control stands right after the title and fills the row, instead of at its end.
    public var isControlLeading = false

    /// Words that a search finds the row by and that are not shown. Set them while rendering.
    public var keywords: [String] = []

    /// What the row is to a person. Set it while rendering; later changes are not drawn.
    public var role = Role.row

    /// How the row is drawn where it is a button. Set it while rendering; later changes are not drawn.
    public var buttonStyle = ButtonStyle.normal

    /// Whether there is a button that copies what the row shows. Set it while rendering; later changes are not drawn.
    public var isCopyable = false

    /// The page that selecting the row opens.
    public var destination: Destination? {
        didSet { if destination != nil, accessory == .none { accessory = .disclosure } }
    }

    /// What selecting the row does where it opens no page; without it, it acts on the row's control.
    public var onSelect: (@MainActor () -> Void)?

    /// Rows that stand in this one beside each other, each with a control, such as a host and a port; see
    /// ``controlsCell(title:content:)``.
    public internal(set) var parts: [FormCell] = [] {
        didSet { for part in parts { part.line = self } }
    }

    /// The row that this one stands in, beside others.
    public private(set) weak var line: FormCell?

    /// Whether the row shows the rows that it hides below itself; `nil` for one that is no expander.
    var expansion: Expansion? {
        didSet { expansionChanged() }
    }

    /// The row's value as text, for what reads and writes rows without a screen; by default its control's.
    public var value: RowValue? {
        get { ownValue ?? control?.base.rowValue }
        set { ownValue = newValue }
    }

    public var observer: (@MainActor (Property) -> Void)?

    /// What choosing the row makes of its value, where it is an option.
    var optionText: String?

    /// Whether the author wants the row to show that it differs from its default, with a way back.
    var showsReset = false

    /// Has the row follow what can be done with the item of a list that it is about; called whenever its page is
    /// updated, since the list is no part of the item, which may be as it was.
    var followItem: (@MainActor () -> Void)?

    /// Told of what the record says of the row; returns whether the row is the one to say it, and what it has to
    /// say of its value itself.
    var onRecord: (@MainActor (FormRecord.Row) -> (isHere: Bool, ownNotice: Notice?))?

    private(set) var identity: RowIdentity?
    /// The section that the row stands in, by itself or in another row.
    package var section: Section? { line?.section ?? ownSection }
    private(set) var ownValue: RowValue?
    weak var ownSection: Section?
    private var visibility = Conditions()
    private(set) var enabling = Conditions()

    /// Makes a row that stands on no page yet.
    ///
    /// - Parameter title: The title as it is shown; translate it first, see
    ///   ``RenderingContext/translate(_:)``.
    public init(title: String) {
        self.title = title
    }

    /// The row's path, once its page is rendered; see ``RowPath``.
    public var path: RowPath { identity?.path ?? .root }

    /// Whether the person can see the row and may use it; one that a collapsed expander hides counts as seen.
    public var isUsable: Bool {
        isVisible && isEnabled && section?.isVisible != false && line?.isUsable != false
            && expanders.allSatisfy { $0.offersRows && $0.isEnabled }
    }

    /// Whether the row is one that shows and hides the rows below it, see ``expanderCell(title:isExpanded:content:)``.
    public var isExpander: Bool { expansion != nil }

    /// Whether the rows below the row are shown; never for a row that is no expander.
    ///
    /// A row that is hidden, disabled or switched off shows none.
    public var isExpanded: Bool { expansion.map { $0.isWanted && $0.isOn && isEnabled } ?? false }

    /// The expanders that the row stands in, the outermost first.
    package var expanders: [FormCell] { identity?.expanders.compactMap { $0 as? FormCell } ?? [] }

    /// Whether the rows of the expander are there for the person, shown or collapsed.
    var offersRows: Bool { isVisible && expansion?.isOn != false }

    /// The row may show its rows now, or not any more.
    func expansionChanged() {
        guard isExpander else { return }
        section?.showOtherRows()
        accessory = .expander(isExpanded: isExpanded)
        section?.page?.expansionChanged(of: self)
    }

    /// Tells the renderer that what ``nativeContent`` shows has changed; the element's update calls it.
    public func nativeContentChanged() {
        notify(.nativeContent, if: true)
    }

    /// A row that stands on no page, as one in a test, counts as on top.
    var isOnTopPage: Bool {
        guard let page = section?.page else { return identity == nil }
        return page.isOnTop
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

    /// Gives the row its place, once.
    func identify(as identity: RowIdentity) {
        guard self.identity == nil else {
            if self.identity !== identity { identity.scope.report(.cellOfOtherRow(row: path)) }
            return
        }
        identity.claim(title: title)
        self.identity = identity
    }

    /// What an edit of the row's value needs; a row that has no value, or no page, has none.
    var edited: EditedRow? {
        guard let identity else { return nil }
        return (identity.sharedValue ?? value).map(identity.edited)
    }

    /// Whether a baseline has another value; of a row on a page for a single value, that value.
    func differs(from baseline: Baseline) -> Bool {
        (identity?.sharedValue ?? value)?.differs(from: baseline) ?? parts.contains { $0.differs(from: baseline) }
    }

    /// What has become of the value under the row's draft.
    private func overtaking(_ row: FormRecord.Row) -> Conflict? {
        guard row.draft != nil, let edited else { return nil }
        return identity?.scope.model.conflict(overtaking: edited)
    }

    /// Names the text that was refused, where the row goes on showing its value.
    private func unshownText(_ row: FormRecord.Row) -> Sentence? {
        guard control == nil, optionText == nil, let draft = row.draft, draft.isRefused else { return nil }
        return edited?.value.refusal(of: draft.text)
    }

    /// Takes over what the record says of this row.
    func apply(_ row: FormRecord.Row) {
        let (isHere, ownNotice) = onRecord?(row) ?? (true, nil)
        let shown = isHere ? row.shown(besides: unshownText(row)) : nil
        notice = [control?.base.notice, shown, ownNotice].compactMap { $0 }.mostSevere
        conflict = isHere ? row.conflict ?? overtaking(row) : nil
        isWaiting = isHere && row.wish != nil
        control?.base.recordChanged(row)
    }

    /// Takes the record over again: the row has something else to say of its value itself, or is another one to say
    /// what there is.
    func applyRecord() {
        guard let scope = identity?.scope else { return }
        apply(scope.isOpen ? scope.model.record[path] : FormRecord.Row())
    }
}
