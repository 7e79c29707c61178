import CGtk
import Glibc

/// What is said to whoever uses assistive tools, at the moment when it happens.
@MainActor
enum Announcement {
    private typealias Function = @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, UInt32) -> Void

    /// GTK's function, which it has since 4.14.
    private static let function = dlsym(nil, "gtk_accessible_announce").map { unsafeBitCast($0, to: Function.self) }

    /// `GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM`: after what is being said, and before what can wait.
    private static let priority: UInt32 = 1

    /// Says a text that concerns a widget; nothing where GTK can't.
    static var say: @MainActor (Widget, String) -> Void = { widget, text in
        function?(widget.opaque, text, priority)
    }
}
