/// Messages that assistive tools read out immediately.
@MainActor
enum Announcement {
    /// `GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM`: read after the current speech, but before messages that can wait.
    private static let priority: UInt32 = 1

    /// Announces text on behalf of a widget. Does nothing before GTK 4.14.
    static var say: @MainActor (Widget, String) -> Void = { widget, text in
        LaterGtk.announce?(widget.opaque, text, priority)
    }
}
