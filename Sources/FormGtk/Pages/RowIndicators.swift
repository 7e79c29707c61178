import CGtk
import FormCore

/// The indicators and buttons of a row. Each is created lazily, because most rows never need any of them.
@MainActor
final class RowIndicators {
    private weak var cell: FormCell?
    private let row: Widget
    private let layout: RowLayout
    private var copy: Widget?
    private var reset: Widget?
    private var spinner: Widget?
    private var problem: Widget?
    private var menu: ItemMenu?
    private var handle: Widget?

    /// - Parameters:
    ///   - row: The row, which the menu's actions are added to.
    ///   - layout: The parts of the row, which the indicators are added to.
    init(_ cell: FormCell, in row: Widget, _ layout: RowLayout) {
        self.cell = cell
        self.row = row
        self.layout = layout
    }

    /// Adds the permanent parts after the row's content: the arrow of a link and the copy button.
    func addPermanentIndicators() {
        guard let cell else { return }
        if cell.role == .link {
            let sign = makeWidget(type: gtk_label_get_type(), role: GTK_ACCESSIBLE_ROLE_PRESENTATION)
            sign.setLabelText("↗")
            sign.addClass("form-link-sign")
            layout.add(sign, at: .accessory)
        }
        guard cell.isCopyable else { return }
        let button = gtk_button_new_from_icon_name("edit-copy-symbolic")!
        button.addClass("flat")
        button.addClass("form-copy")
        gtk_widget_set_valign(button, GTK_ALIGN_CENTER)
        gtk_widget_set_focus_on_click(button, 0)
        Accessible.nameIcon(button, translated("Copy"))
        Signal.connect(button, "clicked", .copyClicked) { [weak cell, weak self] in
            guard let cell, cell.canCopy else { return }
            cell.copy()
            self?.showCopied()
        }
        layout.add(button, at: .button)
        copy = button
    }

    /// Announces that the row has been copied. For two seconds, the copy button has a check mark and is called “Copied”,
    /// because GTK before 4.14 has no announcements, and assistive tools read the new name of the focused button.
    private func showCopied() {
        Announcement.say(row, translated("Copied"))
        guard let copy else { return }
        gtk_button_set_icon_name(copy.cast(), "object-select-symbolic")
        Accessible.nameIcon(copy, translated("Copied"))
        g_timeout_add_seconds_full(
            G_PRIORITY_DEFAULT, 2,
            { button in
                nonisolated(unsafe) let button = button!.assumingMemoryBound(to: GtkWidget.self)
                // The row may have gone meanwhile.
                guard gtk_widget_get_root(button) != nil else { return 0 }
                gtk_button_set_icon_name(button.cast(), "edit-copy-symbolic")
                MainActor.assumeIsolated { Accessible.nameIcon(button, translated("Copy")) }
                return 0
            }, g_object_ref(UnsafeMutableRawPointer(copy)), { g_object_unref($0) })
    }

    /// Disables the copy button of a row that shows a value while there is nothing to copy.
    func updateCopy(giveUpFocus: () -> Void) {
        guard let cell, let copy, cell.control == nil else { return }
        let isEmpty = (cell.detail ?? "").isEmpty
        if isEmpty, copy.containsFocus { giveUpFocus() }
        gtk_widget_set_sensitive(copy, isEmpty ? 0 : 1)
    }

    /// Updates the button that resets the row to its default. The button is shown while the value differs from the
    /// default.
    ///
    /// - Parameter giveUpFocus: Moves the focus elsewhere. Called if the button has the focus and is about to be
    ///   hidden.
    func updateReset(giveUpFocus: () -> Void) {
        guard let cell else { return }
        if reset == nil, cell.isModified {
            let button = gtk_button_new_from_icon_name("edit-undo-symbolic")!
            button.addClass("flat")
            button.addClass("form-reset")
            gtk_widget_set_valign(button, GTK_ALIGN_CENTER)
            gtk_widget_set_focus_on_click(button, 0)
            Accessible.nameIcon(button, translated("Reset to Default"))
            Signal.connect(button, "clicked", .resetClicked) { [weak cell] in cell?.reset() }
            layout.add(button, at: .indicator)
            reset = button
        }
        guard let reset else { return }
        if !cell.isModified, reset.containsFocus { giveUpFocus() }
        reset.setVisible(cell.isModified)
    }

    /// Updates the button that opens the menu of an item's actions.
    ///
    /// - Parameters:
    ///   - perform: Performs the action that is chosen in the menu.
    ///   - giveUpFocus: Moves the focus elsewhere. Called if the button has the focus and is about to be hidden.
    func updateMenu(perform: @escaping @MainActor (RowActions.Action) -> Void, giveUpFocus: () -> Void) {
        guard let cell else { return }
        if menu == nil, !cell.actions.isEmpty {
            let menu = ItemMenu(cell, in: row, perform: perform)
            layout.add(menu.button, at: .button)
            self.menu = menu
        }
        guard let menu else { return }
        if cell.actions.isEmpty, menu.button.containsFocus { giveUpFocus() }
        menu.button.setVisible(!cell.actions.isEmpty)
    }

    /// Updates the drag handle of a list's item, at the start of the line. The handle is hidden from assistive tools,
    /// because their users move items with the keys or the menu.
    func updateHandle() {
        guard let cell else { return }
        if handle == nil, cell.movableItem != nil {
            let image = makeWidget(type: gtk_image_get_type(), role: GTK_ACCESSIBLE_ROLE_PRESENTATION)
            gtk_image_set_from_icon_name(image.opaque, "list-drag-handle-symbolic")
            image.addClass("form-drag-handle")
            gtk_widget_set_cursor_from_name(image, "grab")
            layout.add(image, at: .handle)
            handle = image
        }
        handle?.setVisible(cell.movableItem != nil)
    }

    /// Called when the row's title changes, because the name of the menu's button includes the title.
    func titleChanged() { menu?.nameButton() }

    /// Updates the spinner, which spins while a change of the row is pending. Marks the control as busy meanwhile.
    func updateSpinner(of control: Widget) {
        guard let cell else { return }
        if spinner == nil, cell.isWaiting {
            let spinner = gtk_spinner_new()!
            spinner.addClass("form-spinner")
            layout.add(spinner, at: .indicator)
            self.spinner = spinner
        }
        guard let spinner else { return }
        gtk_spinner_set_spinning(spinner.opaque, cell.isWaiting ? 1 : 0)
        spinner.setVisible(cell.isWaiting)
        Accessible.markBusy(control, cell.isWaiting)
    }

    /// Updates the indicator that is shown while something that the row leads to needs the user's attention.
    func updateProblem() {
        guard let cell else { return }
        if problem == nil, cell.leadsToProblem {
            let image = ProblemIndicator.make()
            layout.add(image, at: .indicator)
            problem = image
        }
        problem?.setVisible(cell.leadsToProblem)
    }
}
