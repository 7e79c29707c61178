import CGtk
import FormCore

/// Links into the form: other programs, or a second start of this one, can show a page or a row in the window.
extension FormApplication {
    private static let action = "show"

    /// Shows the window whenever the application is activated. If the application's action `show` is activated, also
    /// shows the page or row at the path that is the action's parameter.
    ///
    /// - Parameters:
    ///   - page: The page or row that the window shows first; `nil` for the form's first page.
    ///   - begin: Called once, before the window is created.
    func listen(
        _ session: FormSession, showing page: RowPath? = nil, atFirst begin: @escaping @MainActor () -> Void = {}
    ) {
        Signal.connect(pointer, "activate", .applicationActivated) { [weak self] in
            guard let self else { return }
            let isFirst = window == nil
            if isFirst { begin() }
            activate(session)
            if isFirst, let page { show(page, in: session) }
            #if DEBUG
                if isFirst, let window { reportMistakes(in: session, after: window) }
            #endif
        }
        ActionMap.addText(Self.action, .applicationShow, to: OpaquePointer(pointer)) { [weak self] path in
            guard let self else { return }
            g_application_activate(applicationPointer)
            show(RowPath(path), in: session)
        }
    }

    /// Finds the mistakes on all pages, so that the form's author need not open each of them. A release build leaves
    /// that out, since a page that was never opened should cost its user nothing.
    private func reportMistakes(in session: FormSession, after window: FormWindow) {
        Signal.connectFrames(window.widget, .applicationPainted) { [weak session] _ in
            whenIdle { _ = session?.rows() }
            return false
        }
    }

    private func show(_ path: RowPath, in session: FormSession) {
        let reason = session.go(to: path)
        session.show(reason.map { .warning($0) }, from: "link into the form")
    }

    /// Asks the running instance to show a page or a row.
    func askInstance(toShow path: RowPath) {
        g_action_group_activate_action(OpaquePointer(pointer), Self.action, g_variant_new_string(path.description))
        // Running this second instance sends the action, raises the first instance's window and returns. It is also
        // needed because GLib warns if an application that has been registered is released without having run.
        g_application_run(applicationPointer, 0, nil)
    }
}
