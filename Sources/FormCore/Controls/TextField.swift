/// A live text field: the value's text, and the draft that the person is typing over it.
///
/// Every keystroke goes to the row's draft, in the form's record. The draft
/// becomes the value when it is committed; nothing else ever changes the text
/// that a person is editing.
@MainActor
public final class TextField: ValueControl, Observed {
    public enum Property: Sendable, CaseIterable {
        case text, isRevealed, hasDraft
    }

    /// What the field shows: the draft, or else the value.
    public private(set) var text = "" {
        didSet { notify(.text, if: !isSame(text, oldValue)) }
    }

    /// Whether the text is drawn as dots until it is revealed.
    public let isSecret: Bool

    /// Whether the text may have several lines, so that Return makes another one.
    public let isMultiline: Bool

    /// What stands in and beside the text.
    public internal(set) var decoration = TextDecoration()

    /// Whether a secret is drawn in clear for now.
    public var isRevealed = false {
        didSet { notify(.isRevealed, if: isRevealed != oldValue) }
    }

    /// Whether the field has the focus when its page opens, and leaves the page on Return.
    public let isFocusedFirst: Bool

    public var observer: (@MainActor (Property) -> Void)?

    public let value: RowValue

    /// Whether its update has been called.
    public private(set) var isFollowing = false

    /// Gives a sentence in the person's language.
    var say: @MainActor (Sentence) -> String = { $0.description }

    /// Judges how strong a text is.
    var judge: (@MainActor (String) -> PasswordStrength)?

    /// Makes a text.
    var generator: (@MainActor () -> String)?

    /// What the widget can't do with the text, such as hold one that is too long; it stands below the row.
    package var shortcoming: Sentence? { didSet { if shortcoming != oldValue { noticeChanged() } } }
    private var noticeChanged: @MainActor () -> Void = {}

    /// What stands in place of a line break in what is typed, where there is one line.
    package var lineJoint = " "

    /// What the row's text has besides what stands in the field.
    weak var rest: (any RestOfText)?

    private let goBack: @MainActor () -> Void
    private var valueText = "" { didSet { showText() } }
    /// Whether the draft waits for the person to come to another row.
    private var isWaiting = false
    private var wish: String? { didSet { showText() } }
    /// What the person has typed last, and the row's text that has come of it.
    private var typed: (text: String, rowText: String)?
    private var draft: Draft? {
        didSet {
            showText()
            notify(.hasDraft, if: (draft == nil) != (oldValue == nil))
        }
    }

    /// - Parameter goBack: Leaves the page that the field stands on, where there is a way back from it.
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

    /// Whether there is text that is not the value yet.
    public var hasDraft: Bool { draft != nil }

    /// How long the text is, and how long it may be, where its author wants that to be seen.
    public var count: String? {
        decoration.limit.map { say(Sentence("%1$s of %2$s", $0.length(of: text), $0.most)) }
    }

    /// Takes over the whole text after a keystroke, as the row's draft.
    ///
    /// In a field of one line, line breaks become spaces, as in what was pasted, unless the text has had some before; in
    /// one for tokens they stand between two.
    public func edit(_ text: String) {
        let text = isMultiline || hasLineBreak(self.text) ? text : oneLine(text, joinedBy: lineJoint)
        guard !isSame(text, self.text) else { return }
        let old = self.text
        let rowText = rest?.rowText(of: text) ?? text
        typed = (text, rowText)
        value.type(rowText, rest?.spelling ?? .shown)
        showText()
        rest?.didType(over: old)
    }

    /// Takes another text of the row, with the rest of it, as the draft.
    func replace(with rowText: String, _ spelling: TextSpelling = .shown) {
        guard !isSame(rowText, self.rowText) || spelling != draft?.spelling ?? .shown else { return }
        typed = nil
        value.type(rowText, spelling)
    }

    /// Makes the draft the value, as leaving the field and Return do.
    ///
    /// A draft that is the same as the value it started from is dropped. One
    /// that is not a value, or that a rule refuses, stays, with the reason under
    /// the row; that of a row which is hidden or disabled stays too, until the
    /// person can see it again. What somebody else has not accepted is not asked for again. One that a rule over
    /// several rows refuses waits until the person has been to the others.
    ///
    /// - Returns: Whether there is nothing to put right: no draft is left, or it waits for another row.
    @discardableResult
    public func commit() -> Bool {
        rest?.willCommit()
        if draft == nil { value.leave() } else { value.commit() }
        return draft == nil || isWaiting
    }

    /// Gives the value's text back, as Escape does.
    ///
    /// - Returns: Whether there was something to give back.
    @discardableResult
    public func cancel() -> Bool {
        guard draft != nil else { return false }
        value.cancel()
        return true
    }

    /// What Return does, and where that makes a line, Ctrl+Return: commits, also what somebody else has not accepted
    /// before, and leaves a page that is there for this text alone.
    public func activate() {
        if let draft, draft.isRefused { value.type(draft.text, draft.spelling) }
        if commit(), isFocusedFirst { goBack() }
    }

    public var copiedText: String? { text }

    public var notice: Notice? { shortcoming.map { Notice(.warning, $0) } }

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

    /// The text of the row, with the rest of it.
    private var rowText: String { draft?.text ?? wish ?? valueText }

    private func showText() {
        if let draft, let typed, isSame(draft.text, typed.rowText) { return text = visible(typed.text) }
        text = visible(rest?.fieldText(of: rowText, isDraft: draft != nil) ?? rowText)
    }
}

extension TextField: CustomReflectable {
    /// A mirror that shows nothing: the text may be a secret, also in a dump of whatever holds the field.
    nonisolated public var customMirror: Mirror { Mirror(self, children: []) }
}
