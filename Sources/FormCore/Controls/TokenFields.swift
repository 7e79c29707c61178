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
