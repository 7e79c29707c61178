/// Messages that assistive tools read out at once.
@MainActor
enum Announcement {
    /// `GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM`: after what is being said, and before what can wait.
    private static let priority: UInt32 = 1

    /// Announces a text that concerns a widget. GTK can do so since 4.14.
    static var say: @MainActor (Widget, String) -> Void = { widget, text in
        LaterGtk.announce?(widget.opaque, text, priority)
    }
}
