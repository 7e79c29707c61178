import CGtk
import FormCore

/// A window over the form's window that shows the pages of a dialog. One of its buttons discards the edits made in the
/// dialog, and another applies them.
@MainActor
final class DialogView {
    let widget: Widget
    let navigation: NavigationView

    /// Called when the user wants to leave the dialog without applying anything.
    var leave: (@MainActor () -> Void)?

    private let session: FormSession
    private let cancel: Widget
    private let back: Widget
    private let title = BarTitle(fillsRest: true)

    /// - Parameters:
    ///   - number: The index of the dialog's window in the session's `windows`.
    ///   - parent: The window that the dialog blocks.
    init(_ session: FormSession, number: Int, over parent: Widget) {
        self.session = session
        widget = makeWidget(type: gtk_window_get_type(), role: GTK_ACCESSIBLE_ROLE_DIALOG)
        navigation = NavigationView(session, window: number)
        back = BackButton.make(for: session)
        cancel = ApplyBar.makeCancel(for: session)
        g_object_ref(widget)
        layOut(over: parent)
        Signal.connectKeys(widget, .dialogUndoKey, phase: GTK_PHASE_CAPTURE) { [weak navigation, widget] key in
            guard let navigation else { return false }
            return navigation.pressForRecording(key) || navigation.pressForHistory(key)
                || TextShortcuts.press(key, in: widget)
        }
        Signal.connectKeys(widget, .dialogKey) { [weak self] in self?.press($0) ?? false }
        Signal.connectBackButton(widget, .dialogBackPressed) { [weak session] in
            if session?.canGoBack == true { session?.goBack() }
        }
        Signal.connectRequest(widget, "close-request", .dialogClose) { [weak self] in
            self?.leave?()
            return true
        }
        updateHeader()
        gtk_window_present(widget.cast())
        navigation.focusFirst()
    }

    isolated deinit {
        navigation.retire()
        gtk_window_destroy(widget.cast())
        g_object_unref(widget)
    }

    func update() {
        navigation.update()
        updateHeader()
    }

    func updateTitle() {
        navigation.updateTitles()
        updateHeader()
    }

    private func layOut(over parent: Widget) {
        widget.addClass("form-dialog")
        StyleSheet.markTheme(of: widget)
        FocusRing.keep(in: widget)
        gtk_window_set_transient_for(widget.cast(), parent.cast())
        gtk_window_set_modal(widget.cast(), 1)
        gtk_window_set_default_size(widget.cast(), min(440, parent.windowWidth), 480)
        let header = gtk_header_bar_new()!
        gtk_header_bar_set_show_title_buttons(header.opaque, 0)
        // The last button goes below the others where there is no room beside them.
        let line = makeBox(GTK_ORIENTATION_HORIZONTAL)
        for child in [cancel, back, title.widget, ApplyBar.makeApply(for: session)] { line.append(child) }
        WrappingLayout.arrange(in: line)
        gtk_widget_set_hexpand(line, 1)
        gtk_widget_set_valign(line, GTK_ALIGN_CENTER)
        gtk_header_bar_set_title_widget(header.opaque, line)
        gtk_window_set_titlebar(widget.cast(), header)
        gtk_window_set_child(widget.cast(), navigation.widget)
    }

    private func press(_ key: Key) -> Bool {
        guard navigation.isBack(key) else { return MnemonicKeys.press(key, in: widget) }
        if session.canGoBack {
            session.goBack()
        } else if key.matches(GDK_KEY_Escape) {
            leave?()
        } else {
            return false
        }
        return true
    }

    private func updateHeader() {
        gtk_window_set_title(widget.cast(), navigation.title)
        title.text = navigation.title
        // `navigation.canGoBack` depends only on this dialog's pages, so the buttons don't change while another dialog
        // is open over this one.
        back.setVisible(navigation.canGoBack)
        cancel.setVisible(!navigation.canGoBack)
    }
}
