/// A field for a list of short texts, each of which stands in it as a token: tags, hosts, domains.
///
/// What is typed becomes a token at a comma, at Return and when the row is left; what is pasted with commas or in
/// several lines becomes several. White space around it goes, and so does a token that is there already: the list has
/// no text twice that a person has typed. A token whose text has a comma in it is typed in quotation marks, as in
/// ``Format/list(of:separator:)``, which is also how the whole list is written as text.
///
/// ```swift
/// controlCell(title: "Ignored Hosts", control: tokenField(keyPath: \.ignoredHosts))
/// ```
public func tokenField<State>(
    keyPath: WritableKeyPath<State, [String]> & Sendable
) -> Element<Control, State> {
    tokenField(keyPath: keyPath, format: .text)
}

/// A field for a list of values, each of which is typed as a text and stands in it as a token.
///
/// A text that the format can't read stays where it was typed, with the format's sentence under the row. The readable
/// ones beside it are tokens. Where the person's locale has a comma in its numbers, a semicolon stands between them.
///
/// ```swift
/// controlCell(title: "DNS Servers", control: tokenField(keyPath: \.servers, format: .ipAddress))
/// ```
///
/// - Parameters:
///   - keyPath: The values. What is equal to one of them is not added again.
///   - format: The format of one value.
public func tokenField<State, Value: Equatable>(
    keyPath: WritableKeyPath<State, [Value]> & Sendable,
    format: Format<Value>
) -> Element<Control, State> {
    Element { context in
        let (list, locale) = (Format.list(of: format), context.locale)
        let field = FormattedField(keyPath, list, in: locale) { format.list(adding: $0, to: $1, in: locale) }
        let tokens = TokenField(
            TextField(context.access.lift(field, of: context.row)), separator: format.listSeparator(in: locale)
        ) {
            if case .success = format.read($0, locale) { true } else { false }
        }
        let update = context.follow({ list.show($0[keyPath: keyPath], locale) }, apply: tokens.show(valueText:))
        return RenderedElement(content: .tokenField(tokens), update: update)
    }
}

/// A live field for a list of texts: the tokens, and the text that is being typed.
///
/// The draft of its row is what is to be added to the list. Where a rule has refused to let a token go, the draft is
/// the whole list instead, and what is typed then comes to that.
@MainActor
public final class TokenField: ValueControl, Observed {
    public enum Property: Sendable, CaseIterable {
        case tokens
    }

    /// What is typed into.
    public let textField: TextField

    /// What stands in the field besides what is being typed, from first to last.
    ///
    /// One that is empty, which only a program can have put there, is two quotation marks.
    public var tokens: [String] { items.map { $0.isEmpty ? "\"\"" : visible($0) } }

    /// What ends a token that is typed.
    package let separator: Unicode.Scalar

    public var observer: (@MainActor (Property) -> Void)?

    let canRead: (String) -> Bool
    private(set) var row = FormRecord.Row()
    private var valueText = ""
    private(set) var items: [String] = [] {
        didSet { notify(.tokens, if: !items.elementsEqual(oldValue, by: isSame)) }
    }
    /// What was typed last beside tokens that are a draft, and the row's text that has come of it.
    var typed: (rowText: String, items: [String], text: String)?

    init(_ textField: TextField, separator: Unicode.Scalar, canRead: @escaping (String) -> Bool) {
        self.textField = textField
        self.separator = separator
        self.canRead = canRead
        textField.rest = self
        textField.lineJoint = "\(separator) "
    }

    /// Takes a token out of the list, as the button in it does; what is being typed stays.
    public func remove(at place: Int) {
        guard items.indices.contains(place) else { return }
        let (text, isRefused) = (textField.text, row.draft?.isRefused == true)
        var items = items
        items.remove(at: place)
        textField.replace(with: list(items))
        value.commit()
        guard !text.isEmpty else { return }
        if textField.hasDraft { textField.edit(text) } else { textField.replace(with: text, .addition) }
        if isRefused { value.commit() }
    }

    func show(valueText: String) {
        self.valueText = valueText
        textField.show(valueText: valueText)
        showItems()
    }

    private func showItems() { items = shown.items }

    /// The tokens, and what stands behind them.
    var shown: (items: [String], text: String) {
        guard let draft = row.draft, !draft.isAddition else {
            return (items(of: row.wish?.text ?? valueText, separator), row.draft?.text ?? "")
        }
        if let typed, isSame(typed.rowText, draft.text) { return (typed.items, typed.text) }
        let items = items(of: draft.text, draft.spelling == .canonical ? "," : separator)
        return (items.filter(canRead), list(items.filter { !canRead($0) }))
    }

    private func items(of text: String, _ separator: Unicode.Scalar) -> [String] {
        ListText.items(of: text, separatedBy: separator).map(\.text)
    }

    func list(_ items: [String]) -> String { ListText.text(of: items, separatedBy: separator) }
}

extension TokenField {
    public var value: RowValue { textField.value }

    public var isFollowing: Bool { textField.isFollowing }

    public func recordChanged(_ row: FormRecord.Row) {
        self.row = row
        textField.recordChanged(row)
        showItems()
    }

    public func endObservation() {
        observer = nil
        textField.endObservation()
    }
}

extension TokenField: CustomReflectable {
    /// A mirror that shows nothing, as that of the text field that it has.
    nonisolated public var customMirror: Mirror { Mirror(self, children: []) }
}
