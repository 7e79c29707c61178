import CGtk
import FormCore

extension Desktop {
    /// What GTK does for a form in a window; the window says so where a link can't be opened.
    static func gtk(for session: FormSession, in window: Widget) -> Desktop {
        Desktop { [weak session] link in
            Links.open(link, window) { reason in
                session?.show(
                    Notice(.warning, Sentence("“%1$s” can't be opened: %2$s", link, reason)), from: "link")
            }
        } copy: {
            Clipboard.set($0)
        }
    }
}

/// Opens links in the program that the person has for them.
@MainActor
package enum Links {
    /// Opens a link over a window, and tells why it can't be.
    package static var open:
        @MainActor (
            _ link: String, _ window: Widget, _ failed: @escaping @MainActor (String) -> Void
        ) -> Void = { link, window, failed in
            let finished: GAsyncReadyCallback = { window, result, data in
                let box = ClosureBox<@MainActor (String) -> Void>.at(data!)
                defer { ClosureBox<Any>.release(data!) }
                var error: UnsafeMutablePointer<GError>?
                let window = UnsafeMutableRawPointer(window!).assumingMemoryBound(to: GtkWindow.self)
                guard gtk_show_uri_full_finish(window, result, &error) == 0, let error else { return }
                let reason = String(cString: error.pointee.message)
                g_error_free(error)
                MainActor.assumeIsolated { box.closure(reason) }
            }
            gtk_show_uri_full(
                window.cast(), link, guint32(GDK_CURRENT_TIME), nil, finished, ClosureBox.retained(failed))
        }
}
