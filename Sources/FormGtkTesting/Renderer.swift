import CGtk
import FormCore
import FormGtk
import FormTesting

/// The renderer that draws a form in a test. The cases let the same test run with and without widgets.
///
/// ```swift
/// @Test(arguments: Renderer.allCases)
/// func toggling(renderer: Renderer) throws {
///     let user = renderer.user(of: driver.session)
///     try user.toggle("Personal Hotspot")
///     #expect(driver.state.hotspot.isEnabled)
/// }
/// ```
public enum Renderer: String, CaseIterable, Sendable {
    /// Draws nothing; the user is a `HeadlessUser`.
    case headless
    /// Draws with GTK; the user is a ``GtkUser``. This needs a display.
    case gtk

    /// True if there is a display on which GTK can show a window. Reading this property initialises GTK.
    @MainActor
    public static var hasDisplay: Bool {
        _ = survivesFrameWarning
        // A second call of `gtk_init_check` returns true even if the first one found no display.
        return gtk_init_check() != 0 && gdk_display_get_default() != nil
    }

    /// Hides a harmless warning of GDK 4.24, which would terminate tests that run with `G_DEBUG=fatal-warnings`.
    ///
    /// GDK prints the warning on X11 when a popup opens, because two of GDK's files report the same frame
    /// (gdksurface-x11.c and gdkdisplay-x11.c).
    @MainActor
    private static let survivesFrameWarning: Void = g_log_set_writer_func(
        { level, fields, count, _ in
            let isFrameWarning = UnsafeBufferPointer(start: fields, count: Int(count)).contains { field in
                strcmp(field.key, "MESSAGE") == 0 && field.length < 0
                    && strncmp(field.value, "gdk_frame_timings_submitted()", 29) == 0
            }
            return isFrameWarning ? G_LOG_WRITER_HANDLED : g_log_writer_default(level, fields, count, nil)
        }, nil, nil)

    /// Returns a simulated user of the form. With GTK, the user keeps the form's window alive.
    ///
    /// - Parameters:
    ///   - session: The session of the form.
    ///   - layout: The arrangement of pages in a wide window. At first, the window is narrow; `FormUser.makeRoom(_:)`
    ///     widens it.
    @MainActor
    public func user(of session: FormSession, layout: PageLayout = .stack) -> any FormUser {
        switch self {
        case .headless: return HeadlessUser(of: session, layout: layout)
        case .gtk:
            precondition(
                Self.hasDisplay, "There is no display: run tests of windows with the renderers of Renderer.usable.")
            return GtkUser(of: FormWindow(session, layout: layout))
        }
    }
}
