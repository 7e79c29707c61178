/// A live text field, which shows the value's text or the draft that replaces it while the user types.
///
/// Every keystroke updates the row's draft in the form's record. The draft becomes the value when it is committed.
/// While the user is editing the text, nothing else changes it.
@MainActor
public final class TextField: ValueControl, Observed {
    public enum Property: Sendable, CaseIterable {
        case text, isRevealed, hasDraft
    }

    /// The text in the field: the draft, or else a pending change, or else the value.
    public private(set) var text = "" {
        didSet { notify(.text, if: !isSame(text, oldValue)) }
    }

    /// True if the text is drawn as dots until it is revealed.
    public let isSecret: Bool

    /// True if the text may have several lines, so that Return inserts a line break.
    public let isMultiline: Bool

    /// The text and buttons that are shown in and beside the field in addition to what the user types.
    public internal(set) var decoration = TextDecoration()

    /// True while a secret is shown in clear text.
    public var isRevealed = false {
        didSet { notify(.isRevealed, if: isRevealed != oldValue) }
    }

    /// True if the field has the focus when its page opens, and Return leaves the page.
    public let isFocusedFirst: Bool

    public var observer: (@MainActor (Property) -> Void)?

    public let value: RowValue

    /// True once the element's update has been called.
    public private(set) var isFollowing = false

    /// Translates a sentence into the user's language.
    var say: @MainActor (Sentence) -> String = { $0.description }

    /// Returns the strength of a password.
    var judge: (@MainActor (String) -> PasswordStrength)?

    /// Generates a password.
    var generator: (@MainActor () -> String)?

    /// A warning about a limitation of the widget, such as text that is too long for it. It is shown below the row.
    package var limitation: Sentence? { didSet { if limitation != oldValue { noticeChanged() } } }
    private var noticeChanged: @MainActor () -> Void = {}

    /// The replacement for a line break that is typed or pasted into a single-line field.
    package var lineBreakReplacement = " "

    /// The part of the row's text that isn't in the field.
    weak var rest: (any RestOfText)?

    private let goBack: @MainActor () -> Void
    private var valueText = "" { didSet { showText() } }
    /// True while the draft is refused only by a rule over several rows, which waits until the user has been to the
    /// other rows.
    private var isWaiting = false
    private var wish: String? { didSet { showText() } }
    /// The text that the user last typed, and the row's whole text that resulted from it.
    private var typed: (text: String, rowText: String)?
    private var draft: Draft? {
        didSet {
            showText()
            notify(.hasDraft, if: (draft == nil) != (oldValue == nil))
        }
    }

    /// - Parameter goBack: Leaves the field's page if there is a previous page to return to.
    init(
        _ value: RowValue, isMultiline: Bool = false, isFocusedFirst: Bool = false,
        goBack: @escaping @MainActor () -> Void = {}
    ) {
        self.value = value
        self.isMultiline = isMultiline
        self.isFocusedFirst = isFocusedFirst
        self.goBack = goBack
        isSecret = value.isSecret
    }

    /// True if the field has text that isn't the value yet.
    public var hasDraft: Bool { draft != nil }

    /// The length of the text and its limit, if the form's author wants them shown.
    public var count: String? {
        decoration.limit.map { say(Sentence("%1$s of %2$s", $0.length(of: text), $0.most)) }
    }

    /// Makes the text the row's draft, after a keystroke.
    ///
    /// In a single-line field, line breaks become spaces, as in pasted text, unless the field's text already had line
    /// breaks. In a token field, line breaks become separators instead.
    ///
    /// - Parameter text: The whole text of the field.
    public func edit(_ text: String) {
        let text = isMultiline || hasLineBreak(self.text) ? text : oneLine(text, joinedBy: lineBreakReplacement)
        guard !isSame(text, self.text) else { return }
        let old = self.text
        let rowText = rest?.rowText(of: text) ?? text
        typed = (text, rowText)
        value.type(rowText, rest?.spelling ?? .shown)
        showText()
        rest?.didType(over: old)
    }

    /// Makes the given text the row's draft. It is the row's whole text, not only the part in the field.
    func replace(with rowText: String, _ spelling: TextSpelling = .shown) {
        guard !isSame(rowText, self.rowText) || spelling != draft?.spelling ?? .shown else { return }
        typed = nil
        value.type(rowText, spelling)
    }

    /// Makes the draft the value, as Return and leaving the field do.
    ///
    /// A draft that equals the value from which the edit started is dropped. A draft remains, with the reason under the
    /// row, if its text doesn't represent a value or if a rule refuses it. It also remains while its row is hidden or
    /// disabled. A draft that a service has rejected isn't sent again. A draft that only a rule over several rows
    /// refuses waits, without a message, until the user has been to the other rows.
    ///
    /// - Returns: True if the user has nothing to correct: no draft remains, or it waits for another row.
    @discardableResult
    public func commit() -> Bool {
        rest?.willCommit()
        if draft == nil { value.leave() } else { value.commit() }
        return draft == nil || isWaiting
    }

    /// Discards the draft and shows the value's text again, as Escape does.
    ///
    /// - Returns: True if there was a draft.
    @discardableResult
    public func cancel() -> Bool {
        guard draft != nil else { return false }
        value.cancel()
        return true
    }

    /// Handles Return, or Ctrl+Return in a field where Return inserts a line break.
    ///
    /// It commits the draft, even one that a service has rejected before. If the page exists only for this field, it
    /// also leaves the page.
    public func activate() {
        if let draft, draft.isRefused { value.type(draft.text, draft.spelling) }
        if commit(), isFocusedFirst { goBack() }
    }

    public var copiedText: String? { text }

    public var notice: Notice? { limitation.map { Notice(.warning, $0) } }

    public func onNotice(_ perform: @escaping @MainActor () -> Void) { noticeChanged = perform }

    public func recordChanged(_ row: FormRecord.Row) {
        isWaiting = row.isWaitingDraft
        draft = row.draft
        wish = row.wish?.text
    }

    func show(valueText: String) {
        isFollowing = true
        if !isSame(valueText, self.valueText) { self.valueText = valueText }
    }

    /// The row's whole text, including any part that isn't in the field.
    private var rowText: String { draft?.text ?? wish ?? valueText }

    private func showText() {
        if let draft, let typed, isSame(draft.text, typed.rowText) { return text = visible(typed.text) }
        text = visible(rest?.fieldText(of: rowText, isDraft: draft != nil) ?? rowText)
    }
}

extension TextField: CustomReflectable {
    /// An empty mirror, so that no dump reveals the text, which may be a secret.
    nonisolated public var customMirror: Mirror { Mirror(self, children: []) }
}
