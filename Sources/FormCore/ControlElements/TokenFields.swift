/// A field for a list of short strings, such as tags, hosts or domains, each shown as a token.
///
/// Typed text becomes a token when the user types a comma or a semicolon, presses Return or leaves the row. The commas of
/// other scripts, such as `、` and `،`, do the same. Pasted text with commas, semicolons, tabs or line breaks becomes
/// several tokens. Surrounding white space is removed. A token that the list already has isn't added again. To use a
/// comma or a semicolon within a token, the user types the token in quotation marks. The whole list is written
/// as text in the same way; see `Format.list(of:separator:)`.
///
/// ```swift
/// controlCell(title: "Ignored Hosts", control: tokenField(keyPath: \.ignoredHosts))
/// ```
public func tokenField<State>(
    keyPath: WritableKeyPath<State, [String]> & Sendable
) -> Element<Control, State> {
    tokenField(keyPath: keyPath, format: .text)
}

/// A field for a list of values, each typed as text and shown as a token.
///
/// Text that the format can't read stays in the field, with the format's message under the row; any items in the same
/// text that can be read become tokens. Items are separated by commas. If the values are numbers and the user's locale
/// has a comma as its decimal mark, they are separated by semicolons.
///
/// ```swift
/// controlCell(title: "DNS Servers", control: tokenField(keyPath: \.servers, format: .ipAddress))
/// ```
///
/// - Parameters:
///   - keyPath: The list of values to show and edit. A value that the list already contains isn't added again.
///   - format: The format of a single value.
public func tokenField<State, Value: Equatable>(
    keyPath: WritableKeyPath<State, [Value]> & Sendable,
    format: Format<Value>
) -> Element<Control, State> {
    let list = Format.list(of: format)
    let field: FieldMaker<State> = { notation in
        let locale = notation.locale
        return FormattedField(keyPath, list, in: locale) { format.list(adding: $0, to: $1, in: locale) }
    }
    return Element(
        ControlSpec(.tokenField, field: field, typed: .line) { value, context in
            let locale = context.locale
            let tokens = TokenField(TextField(value), separator: format.listSeparator(in: locale)) {
                if case .success = format.read($0, locale) { true } else { false }
            }
            context.update(from: keyPath) { tokens.show(valueText: list.show($0, locale)) }
            return .tokenField(tokens)
        })
}
