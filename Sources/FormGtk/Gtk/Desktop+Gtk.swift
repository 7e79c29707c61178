import CGtk
import FormCore

extension Desktop {
    /// Returns the functions that open links and copy text for a form in a window. If a link can't be opened, the
    /// window shows a notice.
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

/// Opens links in the user's preferred program.
@MainActor
package enum Links {
    /// Opens a link on behalf of a window. Calls `failed` with the reason if the link can't be opened.
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
