/// A live text field, which shows the draft while there is one, and otherwise the value's text.
///
/// Every keystroke updates the row's draft in the form's record. The draft becomes the value when it is committed.
/// While there is a draft, a change of the value doesn't change the text in the field.
@MainActor
public final class TextField: ValueControl, Observed {
    public enum Property: Sendable, CaseIterable {
        case text, isRevealed, hasDraft
    }

    /// The text in the field: the draft if there is one; otherwise the pending change if there is one; otherwise the
    /// value.
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

    /// True if the field gets the focus when its page opens. In such a field, Return commits the text and then leaves
    /// the page.
    public let isFocusedFirst: Bool

    public var observer: (@MainActor (Property) -> Void)?

    public let value: RowValue

    /// True once the element that created this field has updated it from the state. A field that is never updated is
    /// reported as a mistake in the form.
    public private(set) var isFollowing = false

    /// Translates a sentence into the user's language.
    var say: @MainActor (Sentence) -> String = { $0.description }

    /// Returns the strength of a password. `nil` if the form's author doesn't judge it.
    var judge: (@MainActor (String) -> PasswordStrength)?

    /// Generates a password. `nil` if there is no button for it.
    var generator: (@MainActor () -> String)?

    /// A warning about a limitation of the widget, such as text that is too long for it; `nil` if there is none. It is
    /// shown below the row.
    package var limitation: Sentence? { didSet { if limitation != oldValue { noticeChanged() } } }
    private var noticeChanged: @MainActor () -> Void = {}

    /// The replacement for line breaks and tabs in the middle of text that is pasted into a single-line field.
    var lineBreakReplacement = " "

    /// The control around the field, if the field shows only a part of the row's text, such as a number without its
    /// unit. `nil` if the field shows the whole text.
    weak var rest: (any RestOfText)?

    /// The row's text when the user began to compose a character over the value; `nil` unless that has made the draft.
    private var textBeforeComposing: String?

    private let goBack: @MainActor () -> Void
    private var valueText = "" { didSet { showText() } }
    /// The text that the user last typed, and the row's whole text that resulted from it. While the draft is that whole
    /// text, the field shows the typed text unchanged.
    private var typed: (text: String, rowText: String)?
    /// What is shown instead of the value.
    private var input: ShownInput? {
        didSet {
            showText()
            notify(.hasDraft, if: hasDraft != (oldValue?.isDraft == true))
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
    public var hasDraft: Bool { input?.isDraft == true }

    /// The length of the text and its limit, such as `12 of 32`. `nil` if the author hasn't set a limit with
    /// ``Element/counted(_:)``.
    public var count: String? {
        decoration.limit.map { say(Sentence("%1$s of %2$s", $0.length(of: text), $0.most)) }
    }

    /// Makes the field's new text the row's draft. Called whenever the user has changed the text.
    ///
    /// In a single-line field, line breaks and tabs in the new text are replaced with spaces, and in a token field with
    /// separators; a secret loses them only at its ends, and is refused when it is committed. They are kept if the
    /// field already contained such characters, for example because the value does.
    ///
    /// - Parameter text: The whole new text of the field.
    public func edit(_ text: String) {
        let text = hasLineBreak(self.text) ? text : inserted(text)
        guard !isSame(text, self.text) else { return }
        let old = self.text
        let rowText = rest?.rowText(of: text) ?? text
        typed = (text, rowText)
        value.type(rowText, rest?.spelling ?? .shown)
        showText()
        rest?.didType(over: old)
    }

    /// Makes the field's text the row's draft when an input method begins to compose a character, such as after a dead
    /// key. So a change of the value from elsewhere doesn't replace the text meanwhile. When the user has composed
    /// nothing, the draft ends.
    package func compose(_ isComposing: Bool) {
        if !isComposing {
            if hasDraft, let textBeforeComposing, isSame(rowText, textBeforeComposing) { value.cancel() }
            textBeforeComposing = nil
        } else if !hasDraft, rest?.spelling != .addition {
            textBeforeComposing = rowText
            value.type(rowText, rest?.spelling ?? .shown)
        }
    }

    /// Returns text that is typed or pasted as the field takes it.
    package func inserted(_ text: String) -> String {
        isMultiline ? text : isSecret ? secretLine(text) : oneLine(text, joinedBy: lineBreakReplacement)
    }

    /// Makes the given text the row's draft.
    ///
    /// - Parameter rowText: The row's whole text, even if the field shows only a part of it.
    func replace(with rowText: String, _ spelling: TextSpelling = .shown) {
        guard !isSame(rowText, self.rowText) || spelling != input?.spelling ?? .shown else { return }
        typed = nil
        rest?.willReplace(with: rowText)
        value.type(rowText, spelling)
    }

    /// Makes the draft the value, as Return and leaving the field do.
    ///
    /// In some cases, the draft doesn't become the value:
    ///
    /// - If the text is the same as when the user began to type, the draft is discarded.
    /// - If the text doesn't represent a value, or if a rule refuses it, the draft stays in the field, and the reason
    ///   is shown under the row.
    /// - If only a rule over several rows refuses the text, and the user hasn't been to all of these rows, the draft
    ///   stays without a message and waits for the user to reach them.
    /// - If an asynchronous rule has to check the text, the draft stays until the rule has accepted it.
    /// - While the row is hidden or disabled, the draft stays.
    /// - A draft that a service has rejected stays, and isn't sent to the service again until the user edits it.
    ///
    /// - Returns: True if no draft remains, or if the draft waits for the user to reach other rows.
    @discardableResult
    public func commit() -> Bool {
        rest?.willCommit()
        if hasDraft { value.commit() } else { value.leave() }
        return !hasDraft || input?.waitsForOtherRows == true
    }

    /// Discards the draft and shows the value's text again, as Escape does. Until the user edits something else,
    /// ``FormSession/undo()`` brings the draft back, unless it is a secret.
    ///
    /// - Returns: True if there was a draft; otherwise false.
    @discardableResult
    public func cancel() -> Bool {
        guard hasDraft else { return false }
        value.discard()
        return true
    }

    /// Handles Return, or Ctrl+Return in a field where Return inserts a line break.
    ///
    /// Commits the draft. Unlike ``commit()``, it also resubmits a draft that a service has rejected. Then leaves the
    /// page if the page exists only for this field, unless a draft remains. A draft that only waits for the user to
    /// reach other rows doesn't keep the page open.
    public func activate() {
        if let input, input.isLeft { value.type(input.text, input.spelling) }
        if commit(), isFocusedFirst { goBack() }
    }

    public var copiedText: String? { text }

    public var notice: Notice? { limitation.map { Notice(.warning, $0) } }

    public func onNotice(_ perform: @escaping @MainActor () -> Void) { noticeChanged = perform }

    public func show(_ input: ShownInput?) { self.input = input }

    func show(valueText: String) {
        isFollowing = true
        if !isSame(valueText, self.valueText) { self.valueText = valueText }
    }

    /// The row's whole text, including any part that isn't in the field.
    private var rowText: String { input?.text ?? valueText }

    private func showText() {
        if hasDraft, let typed, isSame(rowText, typed.rowText) { return text = visible(typed.text) }
        text = visible(rest?.fieldText(of: rowText, isDraft: hasDraft) ?? rowText)
    }
}

extension TextField: CustomReflectable, HiddenFromDumps {}
