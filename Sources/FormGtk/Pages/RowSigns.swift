import CGtk
import FormCore

/// What stands in a row's line while the row has something to tell, or while something can be done with it.
///
/// Most rows never have any of it, so each is made when it is first needed.
@MainActor
final class RowSigns {
    private weak var cell: FormCell?
    private let row: Widget
    private let line: Widget
    private let title: Widget
    private var reset: Widget?
    private var spinner: Widget?
    private var problem: Widget?
    private var menu: ItemMenu?
    private var handle: Widget?

    /// - Parameters:
    ///   - row: The row, which gets the actions of the menu.
    ///   - line: What the signs stand in.
    ///   - title: What the first of them stands behind.
    init(_ cell: FormCell, in row: Widget, line: Widget, title: Widget) {
        self.cell = cell
        self.row = row
        self.line = line
        self.title = title
    }

    /// What stands in the row from the beginning, behind what it shows.
    func addForGood() {
        guard let cell else { return }
        if cell.role == .link {
            let sign = makeWidget(type: gtk_label_get_type(), role: GTK_ACCESSIBLE_ROLE_PRESENTATION)
            gtk_label_set_text(sign.opaque, "↗")
            sign.addClass("form-link-sign")
            line.append(sign)
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
            if let self { Announcement.say(row, translated("Copied")) }
        }
        line.append(button)
    }

    /// The button that gives the row its default back, shown while it has another value.
    ///
    /// - Parameter giveUpFocus: Called where the button goes and has the focus.
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
            gtk_box_insert_child_after(line.cast(), button, title)
            reset = button
        }
        guard let reset else { return }
        if !cell.isModified, reset.containsFocus { giveUpFocus() }
        reset.setVisible(cell.isModified)
    }

    /// The button with what can be done with an item of a list, before the accessory.
    ///
    /// - Parameters:
    ///   - perform: Does what is chosen in the menu.
    ///   - giveUpFocus: Called where the button goes and has the focus.
    func updateMenu(
        before accessory: Widget?, perform: @escaping @MainActor (RowActions.Action) -> Void, giveUpFocus: () -> Void
    ) {
        guard let cell else { return }
        if menu == nil, !cell.actions.isEmpty {
            let menu = ItemMenu(cell, in: row, perform: perform)
            let place = accessory.map { gtk_widget_get_prev_sibling($0) } ?? gtk_widget_get_last_child(line)
            gtk_box_insert_child_after(line.cast(), menu.button, place)
            self.menu = menu
        }
        guard let menu else { return }
        if cell.actions.isEmpty, menu.button.containsFocus { giveUpFocus() }
        menu.button.setVisible(!cell.actions.isEmpty)
    }

    /// What an item of a list is dragged by, at the start of the line; assistive tools have keys and the menu instead.
    func updateHandle() {
        guard let cell else { return }
        if handle == nil, cell.movableItem != nil {
            let image = makeWidget(type: gtk_image_get_type(), role: GTK_ACCESSIBLE_ROLE_PRESENTATION)
            gtk_image_set_from_icon_name(image.opaque, "list-drag-handle-symbolic")
            image.addClass("form-drag-handle")
            gtk_widget_set_valign(image, GTK_ALIGN_CENTER)
            gtk_widget_set_cursor_from_name(image, "grab")
            gtk_box_insert_child_after(line.cast(), image, nil)
            handle = image
        }
        handle?.setVisible(cell.movableItem != nil)
    }

    /// The row has another title, which the menu's button has in its name.
    func titleChanged() { menu?.nameButton() }

    /// Turns before the control while somebody else has not accepted what the person wants.
    func updateSpinner(of control: Widget) {
        guard let cell else { return }
        if spinner == nil, cell.isWaiting {
            let spinner = gtk_spinner_new()!
            spinner.addClass("form-spinner")
            gtk_box_insert_child_after(line.cast(), spinner, title)
            self.spinner = spinner
        }
        guard let spinner else { return }
        gtk_spinner_set_spinning(spinner.opaque, cell.isWaiting ? 1 : 0)
        spinner.setVisible(cell.isWaiting)
        Accessible.markBusy(control, cell.isWaiting)
    }

    /// Stands before the accessory while something waits for the person behind the row.
    func updateProblem(before accessory: Widget?) {
        guard let cell else { return }
        if problem == nil, cell.leadsToProblem {
            let image = ProblemSign.make()
            gtk_box_insert_child_after(line.cast(), image, accessory.flatMap(gtk_widget_get_prev_sibling) ?? title)
            problem = image
        }
        problem?.setVisible(cell.leadsToProblem)
    }
}
