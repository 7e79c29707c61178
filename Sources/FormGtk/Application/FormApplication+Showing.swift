import CGtk
import FormCore

/// Links into the form: other programs, and a second start, have the window show a page or a row.
extension FormApplication {
    private static let action = "show"

    /// Shows the window when the application is started, and what it is asked for by the action `show`.
    ///
    /// - Parameters:
    ///   - page: What the window shows at first.
    ///   - begin: Called before there is a window.
    func listen(
        _ session: FormSession, showing page: RowPath? = nil, atFirst begin: @escaping @MainActor () -> Void = {}
    ) {
        Signal.connect(pointer, "activate", .applicationActivated) { [weak self] in
            guard let self else { return }
            let isFirst = window == nil
            if isFirst { begin() }
            activate(session)
            if isFirst, let page { show(page, in: session) }
        }
        ActionMap.addText(Self.action, .applicationShow, to: OpaquePointer(pointer)) { [weak self] path in
            guard let self else { return }
            g_application_activate(applicationPointer)
            show(RowPath(path), in: session)
        }
    }

    private func show(_ path: RowPath, in session: FormSession) {
        let reason = session.go(to: path)
        session.show(reason.map { .warning($0) }, from: "link into the form")
    }

    /// Has the instance that runs already show a page or a row.
    func askInstance(toShow path: RowPath) {
        g_action_group_activate_action(OpaquePointer(pointer), Self.action, g_variant_new_string(path.description))
        // Sends it, has that instance come to the front, and ends. GLib warns of an application that goes after it was
        // registered and has never run.
        g_application_run(applicationPointer, 0, nil)
    }
}
