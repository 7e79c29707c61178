import CGtk

extension FormApplication {
    /// Tells the person something on the desktop, whatever window is in front; a click raises the application's.
    ///
    /// - Parameters:
    ///   - title: What has happened, in the person's language.
    ///   - body: More about it.
    ///   - id: What it is about: a later one of the same takes its place.
    public func notify(_ title: String, body: String? = nil, id: String) {
        guard let notification = g_notification_new(title) else { return }
        defer { g_object_unref(UnsafeMutableRawPointer(notification)) }
        if let body { g_notification_set_body(notification, body) }
        g_application_send_notification(applicationPointer, id, notification)
    }
}
