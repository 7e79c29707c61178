import CGtk
import FormCore
import FormGtk
import FormTesting

/// The control of a row, found by looking at the row's widgets.
@MainActor
struct WidgetControl {
    let widget: Widget
    let kind: Control.Kind

    /// Finds the control in a row. The result is `nil` if the row has no control.
    ///
    /// - Parameter row: A row that contains no other rows.
    init?(inRow row: Widget) {
        // The author's own widget, which replaces the row's title, is not a control.
        if row.hasClass("form-native") { return nil }
        guard let widget = row.shown(where: { Self.kind(of: $0) != nil }).first, let kind = Self.kind(of: widget) else {
            return nil
        }
        (self.widget, self.kind) = (widget, kind)
    }

    private static func kind(of widget: Widget) -> Control.Kind? {
        // The author's own widget may be of a type that the library also uses, so this case is checked first.
        NativeValue(of: widget) != nil ? .native : Control.Kind.allCases.first { isWidget(widget, of: $0) }
    }

    private static func isWidget(_ widget: Widget, of kind: Control.Kind) -> Bool {
        switch kind {
        case .switch: widget.isA(gtk_switch_get_type())
        case .checkButton: widget.isA(gtk_check_button_get_type())
        case .textField: widget.isA(gtk_entry_get_type())
        case .dateField: widget.hasClass("form-date-field")
        case .colorField: widget.hasClass("form-color-field")
        case .fontField: widget.hasClass("form-font-field")
        case .fileField: widget.hasClass("form-file-field")
        case .textEditor: widget.isA(gtk_text_view_get_type())
        case .tokenField: widget.hasClass("form-tokens")
        case .menu: widget.isA(gtk_drop_down_get_type())
        case .segments: widget.hasClass("form-segments")
        case .radioGroup: widget.hasClass("form-radio-group")
        case .numberField: widget.isA(gtk_spin_button_get_type())
        case .quantityField: widget.hasClass("form-quantity")
        case .slider: widget.isA(gtk_scale_get_type())
        case .shortcutField: widget.hasClass("form-shortcut")
        case .progress: widget.isA(gtk_progress_bar_get_type())
        case .level: widget.isA(gtk_level_bar_get_type())
        case .picture: widget.hasClass("form-picture")
        case .pushButton: widget.hasClass("form-push-button")
        case .native: false
        }
    }

    /// The notation for what the control shows, as in the text of a screen; see `ScreenSign`. A radio group has one
    /// string for each option, in reading order. Any other control has a single string.
    var signs: [String] {
        guard kind == .radioGroup else { return [sign] }
        return options.map { ScreenSign.radio($0.title, isChosen: $0.isChosen, help: $0.help) }
    }

    private var sign: String {
        switch kind {
        case .switch: ScreenSign.switch(isActive)
        case .checkButton: ScreenSign.checkButton(isActive)
        case .textField: entrySign(of: widget)
        case .tokenField:
            ScreenSign.tokens(
                widget.shown(class: "form-token-text").map(\.labelText), entry.map(entrySign) ?? "")
        case .textEditor: editorSign
        case .dateField, .colorField, .fontField, .fileField: ScreenSign.field(editedText)
        case .menu: ScreenSign.menu(chosenInMenu)
        case .segments: ScreenSign.segments(options.map { ($0.title, $0.isChosen) })
        case .radioGroup: ""
        case .numberField: ScreenSign.number(editedText, unit: unit)
        case .quantityField: ScreenSign.quantity(editedText, unit: chosenInMenu)
        case .slider: ScreenSign.slider(editedText, unit: unit)
        case .shortcutField: ScreenSign.shortcut(widget.shown(type: gtk_label_get_type())?.labelText ?? "")
        case .progress, .level: ScreenSign.bar(unit ?? "")
        case .picture: ScreenSign.picture(gtk_widget_get_tooltip_text(widget).map { String(cString: $0) } ?? "")
        case .pushButton: ScreenSign.pushButton(String(cString: gtk_button_get_label(widget.cast())))
        case .native: ScreenSign.field(NativeValue(of: widget)?.text ?? "")
        }
    }

    /// Chooses a value in the control.
    ///
    /// - Parameter text: The value, as the user reads it in the control.
    /// - Returns: False if the control doesn't offer the value.
    func choose(_ text: String) -> Bool {
        switch kind {
        case .native:
            NativeValue(of: widget)?.choose(text)
            return true
        case .menu, .quantityField:
            guard let menu else { return false }
            let titles = (0..<g_list_model_get_n_items(gtk_drop_down_get_model(menu.opaque))).map { self.title(at: $0) }
            guard let position = titles.firstIndex(of: text) else { return false }
            gtk_drop_down_set_selected(menu.opaque, guint(position))
            return true
        case .segments, .radioGroup:
            guard let option = options.first(where: { $0.title == text }) else { return false }
            // A click gives the focus to the button before it chooses the option.
            gtk_widget_grab_focus(option.button)
            Property.set(option.button, "active", to: true)
            return true
        case .switch, .checkButton, .textField, .textEditor, .tokenField, .dateField, .colorField, .fontField,
            .fileField, .numberField, .slider, .shortcutField, .progress, .level, .picture, .pushButton:
            return false
        }
    }

    private var menu: Widget? {
        switch kind {
        case .menu: widget
        case .quantityField: widget.shown(type: gtk_drop_down_get_type())
        default: nil
        }
    }

    /// The widget that has the focus while the user chooses a value.
    var chooser: Widget { menu ?? widget }

    /// The widget that has the focus while the user changes the value step by step.
    var stepper: Widget { kind == .quantityField ? entry ?? widget : widget }

    private var chosenInMenu: String { menu.flatMap { title(at: gtk_drop_down_get_selected($0.opaque)) } ?? "" }

    /// Returns the title of the option at an index of the menu, or `nil` if there is no such option.
    private func title(at position: guint) -> String? {
        guard let titles = menu.flatMap({ gtk_drop_down_get_model($0.opaque) }),
            let item = g_list_model_get_object(titles, position)
        else { return nil }
        defer { g_object_unref(item) }
        return String(cString: gtk_string_object_get_string(OpaquePointer(item)))
    }

    /// The options of a control that shows each option as a button.
    private var options: [(button: Widget, title: String, isChosen: Bool, help: String?)] {
        widget.children.map { button in
            let labels = button.shown { $0.isA(gtk_label_get_type()) }.map(\.labelText)
            return (button, labels[0], Property.isOn(button, "active"), labels.dropFirst().first)
        }
    }

    private var isActive: Bool { Property.isOn(widget, "active") }

    /// The widget that the user types into; `nil` if the user can't type into the control.
    var entry: Widget? {
        switch kind {
        case .textField, .textEditor, .numberField: widget
        case .dateField, .colorField, .fontField, .fileField, .tokenField: widget.shown(type: gtk_entry_get_type())
        case .quantityField: widget.shown(type: gtk_spin_button_get_type())
        case .slider: gtk_widget_get_parent(widget)?.shown(type: gtk_entry_get_type())
        case .switch, .checkButton, .menu, .segments, .radioGroup, .shortcutField, .progress, .level, .picture,
            .pushButton, .native:
            nil
        }
    }

    private func entrySign(of widget: Widget) -> String {
        let parent = { (child: Widget, name: String) in
            gtk_widget_get_parent(child).flatMap { $0.hasClass(name) ? $0 : nil }
        }
        let secret = parent(widget, "form-secret-entry")
        let box = parent(secret ?? widget, "form-field")
        let row = enclosing(class: "form-row")
        return ScreenSign.field(
            entryText(of: widget),
            placeholder: gtk_entry_get_placeholder_text(widget.cast()).map { String(cString: $0) },
            canClear: Self.canClear(widget), prefix: box?.text(ofClass: "form-prefix"),
            suffix: box?.text(ofClass: "form-suffix"),
            count: box?.text(ofClass: "form-count"),
            canGenerate: secret?.shown(class: "form-generate").isEmpty == false,
            strength: row?.text(ofClass: "form-strength-word"))
    }

    private var editorSign: String {
        let box = enclosing(class: "form-editor")
        return ScreenSign.field(
            gtk_text_view_get_buffer(widget.cast()).text, placeholder: box?.text(ofClass: "form-placeholder"),
            count: box?.text(ofClass: "form-count"))
    }

    private func enclosing(class name: String) -> Widget? {
        var widget: Widget? = widget
        while let next = widget, !next.hasClass(name), !next.hasClass("form-row") {
            widget = gtk_widget_get_parent(next)
        }
        return widget
    }

    /// True if the control has an icon that clears the text.
    var canClear: Bool { entry.map(Self.canClear) ?? false }

    private static func canClear(_ entry: Widget) -> Bool {
        entry.isA(gtk_entry_get_type()) && gtk_entry_get_icon_name(entry.cast(), GTK_ENTRY_ICON_SECONDARY) != nil
    }

    private func entryText(of widget: Widget) -> String {
        gtk_entry_get_visibility(widget.cast()) != 0 ? editedText : concealed(editedText)
    }

    private var editedText: String { entry.map { String(cString: gtk_editable_get_text($0.opaque)) } ?? "" }

    /// The text after a number, a progress bar or a level, such as a unit; `nil` if there is none.
    private var unit: String? { gtk_widget_get_parent(widget)?.text(ofClass: "form-unit") }
}
