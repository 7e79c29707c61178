extension FormCell {
    /// Returns a sentence of the row, such as that of its ``notice``, in the user's language.
    public func text(of sentence: Sentence) -> String {
        identity?.scope.session?.environment.text(of: sentence) ?? sentence.description
    }

    /// The text under the title: the reason why the row is disabled, if one is given (see
    /// ``Element/disabled(because:)``); otherwise the row's ``help``.
    public var shownHelp: String? { enabling.reason ?? help }

    /// The sentence of the ``notice``, in the user's language.
    public var noticeText: String? { notice.map { text(of: $0.sentence) } }

    /// The ``status`` in one line, in the user's language, such as “On · 2 devices”. It is also part of the description
    /// that assistive tools read.
    ///
    /// It has no-break spaces, so that where the line wraps, a number stays with the word that it counts, and no line
    /// begins with a “·”.
    public var statusText: String? { status.map { text(of: $0.sentence).keptTogether } }

    /// The sentence of the ``conflict``, in the user's language.
    public var conflictText: String? { conflict.map { text(of: $0.sentence) } }

    /// Returns the title of the button that makes a choice in the ``conflict``, in the user's language; `nil` if there
    /// is no conflict.
    public func conflictTitle(of choice: ConflictChoice) -> String? { conflict.map { text(of: $0.title(of: choice)) } }
}

extension String {
    /// The text of a status with no-break spaces; see ``FormCell/statusText``.
    fileprivate var keptTogether: String {
        var text = ""
        for character in self {
            let isKept = character.isWhitespace && text.last?.isNumber == true
            if character == "·", text.last?.isWhitespace == true {
                text.removeLast()
                text.append("\u{A0}")
            }
            text.append(isKept ? "\u{A0}" : character)
        }
        return text
    }
}

extension FormCell {
    /// Announces a text of the row if the row is on the screen; see `FormSession.announce(changeOf:_:)`.
    func announce(_ text: @escaping @MainActor (FormCell) -> String?) {
        section?.page?.session?.announce(changeOf: path) { [weak self] in
            guard let cell = self, cell.isVisible, cell.line?.isVisible != false, cell.section?.isVisible != false,
                cell.shownCell === cell, cell.isOnTopPage
            else { return nil }
            return text(cell)
        }
    }
}
