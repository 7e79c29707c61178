extension SurveyedRow {
    /// Returns the notice that would appear below the row if the user typed a text into it and left it. If it is an
    /// error, the text would be refused.
    ///
    /// The notice is the same as in the window. The text is tried on a copy of the state and nothing is written; this
    /// also works for a hidden or disabled row. Asynchronous rules are not run, see ``noticeInTime(for:)``. A row
    /// without a value has no notice.
    public func notice(for text: String) -> Notice? {
        edited.flatMap { session?.model.notice(for: text, in: $0) }
    }

    /// Returns the same notice, but also runs the asynchronous rules, after the others have passed.
    ///
    /// As in the window, these rules are not run for a text that already is the value.
    public func noticeInTime(for text: String) async -> Notice? {
        let notice = notice(for: text)
        guard notice?.severity != .error, let edited, let session, !isSame(text, edited.value.text()) else {
            return notice
        }
        let answer = await session.model.looks(at: text, in: edited).answer()
        return [notice, answer].compactMap { $0 }.mostSevere
    }
}
