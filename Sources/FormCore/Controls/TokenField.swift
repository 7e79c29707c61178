/// A live field for a list of strings. It shows a token for each string, and the text that the user is typing.
///
/// The row's draft is usually the text to add to the list. But once a rule has refused the removal of a token, the
/// draft is the whole list without the token, and text that the user types is added to the list in the draft.
@MainActor
public final class TokenField: ValueControl, Observed {
    public enum Property: Sendable, CaseIterable {
        case tokens
    }

    /// The field that the user types into.
    public let textField: TextField

    /// The tokens in the field, in order, without the text that the user is typing.
    ///
    /// An empty token, which the user can't type, is shown as two quotation marks.
    public var tokens: [String] { items.map { $0.isEmpty ? "\"\"" : visible($0) } }

    /// The character between tokens that are written as text.
    package let separator: Unicode.Scalar

    public var observer: (@MainActor (Property) -> Void)?

    /// Returns true if a typed character ends a token.
    package func isSeparator(_ scalar: Unicode.Scalar) -> Bool { scalar.separates(separator) }

    let canRead: (String) -> Bool
    /// What is shown instead of the value.
    private(set) var input: ShownInput?
    private var valueText = ""
    private(set) var items: [String] = [] {
        didSet { notify(.tokens, if: !items.elementsEqual(oldValue, by: isSame)) }
    }
    /// The last text that the user typed after the tokens of a draft or a pending change, together with these tokens
    /// and the row's whole text that results. `nil` if the user hasn't typed such text.
    var typed: (rowText: String, items: [String], text: String)?

    init(_ textField: TextField, separator: Unicode.Scalar, canRead: @escaping (String) -> Bool) {
        self.textField = textField
        self.separator = separator
        self.canRead = canRead
        textField.rest = self
        textField.lineBreakReplacement = "\(separator) "
    }

    /// Removes a token from the list, as the token's button does. The text that the user is typing stays in the field.
    public func remove(at place: Int) {
        guard items.indices.contains(place) else { return }
        let (text, wasLeft) = (textField.text, input?.isLeft == true)
        var items = items
        items.remove(at: place)
        textField.replace(with: list(items))
        value.commit()
        guard !text.isEmpty else { return }
        if textField.hasDraft { textField.edit(text) } else { type(text) }
        if wasLeft { value.commit() }
    }

    func show(valueText: String) {
        self.valueText = valueText
        textField.show(valueText: valueText)
        showItems()
    }

    private func showItems() { items = shown.items }

    /// The tokens, and the text that the user is typing after them.
    var shown: (items: [String], text: String) {
        guard let draft = input, draft.isDraft, !isAddition else {
            return (items(of: input?.pendingText ?? valueText, separator), isAddition ? input?.text ?? "" : "")
        }
        if let typed, isSame(typed.rowText, draft.text) { return (typed.items, typed.text) }
        let items = items(of: draft.text, draft.spelling == .canonical ? "," : separator)
        return (items.filter(canRead), list(items.filter { !canRead($0) }))
    }

    /// True if the user types a text to be added to the list.
    var isAddition: Bool { input?.isDraft == true && input?.spelling == .addition }

    private func items(of text: String, _ separator: Unicode.Scalar) -> [String] {
        ListText.items(of: text, separatedBy: separator).map(\.text)
    }

    func list(_ items: [String]) -> String { ListText.text(of: items, separatedBy: separator) }
}

extension TokenField {
    public var value: RowValue { textField.value }

    public var isFollowing: Bool { textField.isFollowing }

    public var copiedText: String? { list(items) }

    public func show(_ input: ShownInput?) {
        self.input = input
        textField.show(input)
        showItems()
    }

    public func endObservation() {
        observer = nil
        textField.endObservation()
    }
}

extension TokenField: CustomReflectable, HiddenFromDumps {}
