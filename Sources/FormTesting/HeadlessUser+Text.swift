import FormCore

/// Actions on text fields.
extension HeadlessUser {
    public func focus(_ title: String) throws {
        let cell = try usableCell(title)
        guard cell.control?.textField != nil else {
            throw FormUserError("The row “\(title)” has no text field.")
        }
        moveFocus(to: cell)
    }

    public func type(_ text: String) throws {
        if let focusedFilter { return focusedFilter.text = text }
        guard let field else { throw FormUserError("No text field has the focus.") }
        guard let tokens = focusedTokens else { return field.edit(text) }
        // Type key by key, because each separator turns the text before it into tokens. Line breaks and tabs can only be
        // pasted.
        field.edit("")
        let ends = text.unicodeScalars.indices.filter { index in
            let scalar = text.unicodeScalars[index]
            return tokens.isSeparator(scalar) && !scalar.properties.isWhitespace
        }
        var start = text.startIndex
        for end in ends {
            field.edit(field.text + text[start..<end])
            field.edit(field.text + String(text.unicodeScalars[end]))
            start = text.unicodeScalars.index(after: end)
        }
        field.edit(field.text + text[start...])
    }

    public func removeToken(_ text: String, from title: String) throws {
        let cell = try usableCell(title)
        guard let field = cell.control?.tokenField, let position = field.tokens.firstIndex(of: text) else {
            throw FormUserError.noToken(text, in: title)
        }
        moveFocus(to: cell)
        field.remove(at: position)
    }

    public func clear(_ title: String) throws {
        let cell = try usableCell(title)
        guard let field = cell.control?.textField, field.decoration.isClearable, !field.text.isEmpty else {
            throw FormUserError.noClearButton(in: title)
        }
        moveFocus(to: cell)
        field.edit("")
    }

    public func generate(_ title: String) throws {
        let cell = try usableCell(title)
        guard let field = cell.control?.textField, field.canGenerate else {
            throw FormUserError.noGenerateButton(in: title)
        }
        moveFocus(to: cell)
        field.generate()
    }

    public func toggleReveal(_ title: String) throws {
        let cell = try usableCell(title)
        if cell.isConcealed { return cell.isRevealed.toggle() }
        guard let field = cell.control?.textField, field.isSecret else {
            throw FormUserError("The row “\(title)” has no secret to reveal.")
        }
        field.isRevealed.toggle()
    }

    public func pressReturn() throws {
        if session.searchText != nil, focusedCell == nil {
            shownCells.first?.select()
            return
        }
        guard let field else { throw FormUserError("No text field has the focus.") }
        if field.isMultiline { field.edit(field.text + "\n") } else { field.activate() }
    }

    public func pressControlReturn() throws {
        guard let field, field.isMultiline else { throw FormUserError("No text of several lines has the focus.") }
        field.activate()
    }
}
