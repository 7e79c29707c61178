import CGtk

extension FormApplication {
    /// Shows a desktop notification, even while the application's window is in front. A click on the notification
    /// raises the window.
    ///
    /// - Parameters:
    ///   - title: The event, in the user's language.
    ///   - body: Details of the event; `nil` if there are none.
    ///   - id: Identifies the subject of the notification. A later notification with the same id replaces this one.
    public func notify(_ title: String, body: String? = nil, id: String) {
        guard let notification = g_notification_new(title.shortenedForDisplay) else { return }
        defer { g_object_unref(UnsafeMutableRawPointer(notification)) }
        if let body { g_notification_set_body(notification, body.shortenedForDisplay) }
        g_application_send_notification(applicationPointer, id, notification)
    }
}
