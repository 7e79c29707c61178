import CGtk
import FormCore
import FormGtk
import FormTesting

/// Who draws the form in a test; one test body runs on each.
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
    /// Nobody: `HeadlessUser`.
    case headless
    /// GTK: ``GtkUser``, which needs a display.
    case gtk

    /// Whether GTK can show a window here; initialises GTK.
    @MainActor
    public static var hasDisplay: Bool {
        _ = survivesFrameWarning
        // Asked again, GTK says that it is initialised, whether or not it found a display.
        return gtk_init_check() != 0 && gdk_display_get_default() != nil
    }

    /// GDK 4.24 warns of itself on X11 when a popup opens, since two of its files report the same frame
    /// (gdksurface-x11.c and gdkdisplay-x11.c). With `G_DEBUG=fatal-warnings` that one message ends no test.
    @MainActor
    private static let survivesFrameWarning: Void = g_log_set_writer_func(
        { level, fields, count, _ in
            let isFrameWarning = UnsafeBufferPointer(start: fields, count: Int(count)).contains { field in
                strcmp(field.key, "MESSAGE") == 0 && field.length < 0
                    && strncmp(field.value, "gdk_frame_timings_submitted()", 29) == 0
            }
            return isFrameWarning ? G_LOG_WRITER_HANDLED : g_log_writer_default(level, fields, count, nil)
        }, nil, nil)

    /// A person in front of the form, who holds its window where there is one.
    ///
    /// - Parameters:
    ///   - session: The form.
    ///   - layout: Which pages are shown where there is room; there is none at first.
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
