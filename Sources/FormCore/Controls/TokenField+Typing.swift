/// Turns the text that the user types into tokens.
extension TokenField: RestOfText {
    /// Returns the tokens in typed text.
    private func tokens(of text: String) -> [String] { ListText.tokens(of: text, separatedBy: separator) }

    /// True if the shown tokens come from a draft or a pending change. False if they are the value's tokens.
    private var hasOwnItems: Bool { input.map { $0.pendingText != nil || !isAddition } ?? false }

    var spelling: TextSpelling { hasOwnItems ? .shown : .addition }

    func rowText(of fieldText: String) -> String {
        guard hasOwnItems else { return fieldText }
        let text = list(items + tokens(of: fieldText).filter { !items.contains($0) })
        typed = (text, items, fieldText)
        return text
    }

    func fieldText(of rowText: String, isDraft: Bool) -> String { isDraft ? shown.text : "" }

    /// Turns items of the text into tokens, if the user has typed or pasted a separator.
    ///
    /// After a typed separator, the items before it become tokens. After pasted text with a separator, all items become
    /// tokens. White space at the start of the text, such as the space after a separator, is removed.
    func didType(over old: String) {
        let text = textField.text
        let inserted = text.unicodeScalars.inserted(into: old.unicodeScalars)
        guard inserted.contains(where: isSeparator) else {
            let rest = text.drop(while: \.isWhitespace)
            if rest.count < text.count, !hasOwnItems { type(String(rest)) }
            return
        }
        if inserted.count > 1 { return take(tokens(of: text)) }
        let (ended, rest) = ListText.ended(text, by: separator)
        if !ended.isEmpty { take(tokens(of: ended), before: String(rest.trimmed)) }
    }

    /// If the typed text has both items that can be read and items that can't, turns the readable items into tokens.
    func willCommit() {
        guard isAddition else { return }
        let items = tokens(of: textField.text)
        if items.contains(where: canRead), !items.allSatisfy(canRead) { take(items) }
    }

    /// Commits the items that can be read, and leaves the other items in the field. If no item can be read, or if a
    /// rule refuses the readable items, all items stay in the field. If the shown tokens come from a draft or a pending
    /// change, these tokens and all items are committed together.
    ///
    /// - Parameters:
    ///   - items: The items in the field's text that are complete.
    ///   - rest: The text of the item that the user is still typing; `nil` if there is none.
    private func take(_ items: [String], before rest: String? = nil) {
        let unread = items.filter { !canRead($0) }
        let text = textField.text
        if hasOwnItems || unread.count == items.count, !items.isEmpty { return value.commit() }
        if !items.isEmpty {
            textField.replace(with: list(items.filter(canRead)), .addition)
            value.commit()
            if textField.hasDraft {
                textField.replace(with: text, .addition)
                return value.commit()
            }
        }
        let remaining = unread.isEmpty ? rest ?? "" : list(unread) + (rest.map { "\(separator)\($0)" } ?? "")
        type(remaining)
        if !unread.isEmpty { value.commit() }
    }

    /// Replaces the text in the field, and makes it the row's draft. If the shown tokens come from a draft or a pending
    /// change, the new draft is these tokens followed by the text. If the text is empty, the draft is discarded.
    func type(_ text: String) {
        if text.isEmpty {
            if textField.hasDraft { value.cancel() }
        } else if hasOwnItems {
            textField.replace(with: rowText(of: text))
        } else {
            textField.replace(with: text, .addition)
        }
    }
}

extension String.UnicodeScalarView {
    /// Returns the scalars of this text that were inserted into the older text, or that replaced a part of the older
    /// text.
    fileprivate func inserted(into old: Self) -> Substring.UnicodeScalarView {
        let start = zip(self, old).prefix { $0 == $1 }.count
        let rest = dropFirst(start)
        let end = zip(rest.reversed(), old.dropFirst(start).reversed()).prefix { $0 == $1 }.count
        return rest.dropLast(end)
    }
}
