extension FormCell {
    /// A sentence of the row, such as that of its ``notice``, in the person's language.
    public func text(of sentence: Sentence) -> String {
        identity?.scope.owner?.environment.text(of: sentence) ?? sentence.description
    }

    /// What stands under the title: why the row is disabled, where its author says so, or else its ``help``; see
    /// ``Element/disabled(because:)``.
    public var shownHelp: String? { enabling.reason ?? help }

    /// What the ``notice`` says, in the person's language.
    public var noticeText: String? { notice.map { text(of: $0.sentence) } }

    /// What the ``conflict`` says, in the person's language.
    public var conflictText: String? { conflict.map { text(of: $0.sentence) } }

    /// What a choice in the ``conflict`` means, in the person's language.
    public func conflictTitle(of choice: ConflictChoice) -> String? { conflict.map { text(of: $0.title(of: choice)) } }
}
