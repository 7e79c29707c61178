extension SurveyedRow {
    /// What would stand under the row if the person typed a text into it and left it; with an error
    /// the text is refused.
    ///
    /// It is the very sentence that the window shows. The text is tried on a copy of
    /// the state, and nothing is written; also a row that is hidden or disabled can be
    /// asked. Rules that take their time are not among those asked, see
    /// ``noticeInTime(for:)``. A row without a value has nothing to say.
    public func notice(for text: String) -> Notice? {
        edited.flatMap { session?.model.notice(for: text, in: $0) }
    }

    /// The same, with what the rules say that take their time; they are asked when the others have passed.
    ///
    /// A text that is the value already is not asked about, as in the window.
    public func noticeInTime(for text: String) async -> Notice? {
        let notice = notice(for: text)
        guard notice?.severity != .error, let edited, let session, !isSame(text, edited.value.text()) else {
            return notice
        }
        let answer = await session.model.looks(at: text, in: edited).answer()
        return [notice, answer].compactMap { $0 }.mostSevere
    }
}
