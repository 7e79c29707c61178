/// Announcements of changes that the user has not made and may not see, for assistive tools.
extension FormSession {
    /// Shows a change of the state, and then announces what the pages have to announce about it.
    ///
    /// - Parameters:
    ///   - row: The row with which the user has made the change; `nil` if the change has another origin.
    ///   - show: Updates the pages on the screen.
    func announcingChange(by row: RowPath?, _ show: () -> Void) {
        pendingAnnouncements = []
        show()
        let pending = pendingAnnouncements ?? []
        pendingAnnouncements = nil
        for (subject, text) in pending where subject == nil || subject != row {
            guard let text = text() else { continue }
            announcement = text
            observer?(.announcement)
        }
    }

    /// Announces a text to the user once the change of the state that is being shown is on the screen. Does nothing at
    /// other times, for example while a page is being opened.
    ///
    /// - Parameters:
    ///   - row: The row that the text is about. If the user has made the change with this row, nothing is announced.
    ///   - text: Returns the text, or `nil` to announce nothing, because its subject is not on the screen.
    func announce(changeOf row: RowPath?, _ text: @escaping @MainActor () -> String?) {
        pendingAnnouncements?.append((row, text))
    }
}
