import CGtk
import FormCore

/// The entry of a secret with the widgets in and below it: buttons that reveal the secret and generate another one, the
/// secret's strength, and a warning that Caps Lock is on.
@MainActor
final class SecretView {
    /// The entry, and the buttons at its end. The style sheet keeps the entry's text away from the buttons.
    let widget = makeBox(GTK_ORIENTATION_HORIZONTAL, classes: "form-secret-entry")

    /// The box below the entry, with the strength and the warning.
    let below = makeBox(GTK_ORIENTATION_VERTICAL, classes: "form-secret")

    /// The strings that assistive tools read with the entry, because the focus never reaches the strength and the
    /// warning.
    var texts: [String] { [warning.map { _ in Self.warningText }, field.strengthText].compactMap(\.self) }

    /// Called when ``texts`` changes.
    var spokenTextsChanged: @MainActor () -> Void = {}

    private let field: TextField
    private let entry: Widget
    private let reveal = gtk_button_new()!
    private let strength: (box: Widget, bar: Widget, word: Widget)?
    private var warning: Widget?
    private var capsLock: Signal.Connection?

    init(of field: TextField, in entry: Widget) {
        self.field = field
        self.entry = entry
        strength =
            !field.isJudged
            ? nil
            : (
                makeBox(GTK_ORIENTATION_HORIZONTAL, classes: "form-strength"),
                // The bar is hidden from assistive tools, because they read the strength as a word with the entry.
                makeWidget(type: gtk_level_bar_get_type(), role: GTK_ACCESSIBLE_ROLE_PRESENTATION),
                makeLabel("", class: "form-strength-word")
            )
        layOut()
        connect()
    }

    isolated deinit {
        capsLock?.disconnect()
    }

    func show() {
        guard let strength else { return }
        let found = field.strength
        gtk_level_bar_set_value(strength.bar.opaque, found?.fraction ?? 0)
        strength.word.setLabelText(field.strengthText)
        strength.box.setVisible(found != nil)
    }

    func showRevealed() {
        gtk_entry_set_visibility(entry.cast(), field.isRevealed ? 1 : 0)
        let icon = field.isRevealed ? "view-conceal-symbolic" : "view-reveal-symbolic"
        gtk_button_set_icon_name(reveal.cast(), icon)
        Accessible.nameIcon(reveal, translated(field.isRevealed ? "Hide Text" : "Show Text"))
    }

    private func layOut() {
        widget.append(entry)
        Layout.set(
            of: widget, isHeightForWidth: true, measure: { [entry] in entry.measured($0, for: $1) },
            allocate: { [entry] in Self.allocate(entry, width: $0, height: $1) })
        let buffer = gtk_password_entry_buffer_new()!
        gtk_entry_set_buffer(entry.cast(), buffer)
        g_object_unref(buffer)
        gtk_entry_set_input_purpose(entry.cast(), GTK_INPUT_PURPOSE_PASSWORD)
        add(reveal, class: "form-reveal")
        if field.canGenerate {
            let generate = gtk_button_new_from_icon_name("view-refresh-symbolic")!
            Accessible.nameIcon(generate, translated("Make a Password"))
            add(generate, class: "form-generate")
            widget.addClass("form-generated")
            Signal.connect(generate, "clicked", .generateClicked) { [weak self] in self?.generate() }
        }
        guard let strength else { return }
        gtk_widget_set_hexpand(strength.bar, 1)
        gtk_widget_set_valign(strength.bar, GTK_ALIGN_CENTER)
        LineLayout.arrange(in: strength.box, spacing: 12)
        strength.box.append(strength.bar)
        strength.box.append(strength.word)
        below.append(strength.box)
    }

    /// Gives the entry the whole width, and puts the buttons on its end.
    private static func allocate(_ entry: Widget, width: Int32, height: Int32) {
        entry.allocate(width: width, height: height)
        let isMirrored = gtk_widget_get_direction(entry) == GTK_TEXT_DIR_RTL
        var x = isMirrored ? edge : width - edge
        for button in (gtk_widget_get_parent(entry)?.children ?? []).reversed() where button != entry {
            let side = button.measured(GTK_ORIENTATION_HORIZONTAL).minimum
            if !isMirrored { x -= side }
            button.allocate(x: x, y: (height - side) / 2, width: side, height: side)
            if isMirrored { x += side }
        }
    }

    /// The width of the entry's border, in pixels.
    private static let edge: Int32 = 1

    private func add(_ button: Widget, class name: String) {
        button.addClass("flat")
        button.addClass(name)
        // A click on the button doesn't take the focus, so it doesn't interrupt typing.
        gtk_widget_set_focus_on_click(button, 0)
        widget.append(button)
    }

    private func connect() {
        Signal.connect(reveal, "clicked", .revealClicked) { [weak field] in field?.isRevealed.toggle() }
        guard let text, let keyboard = CapsLock.keyboard else { return }
        Signal.connectNotify(text, "has-focus", .capsLockChanged) { [weak self] in self?.showWarning() }
        capsLock = Signal.connectNotify(keyboard, "caps-lock-state", .capsLockChanged) { [weak self] in
            self?.showWarning()
        }
    }

    /// The `GtkText` inside the entry, which has the focus while the user types.
    private var text: UnsafeMutableRawPointer? {
        gtk_editable_get_delegate(entry.opaque).map { UnsafeMutableRawPointer($0) }
    }

    /// Generates a secret and shows it in the entry. Like typed text, the generated secret becomes the row's value when
    /// the focus leaves the row.
    private func generate() {
        entry.grabFocusWithoutSelecting()
        field.generate()
    }

    private func showWarning() {
        // Ask the `GtkText` itself whether it has the focus, because it emits its signal before the window knows the
        // new focus.
        let isOn = text.map { Property.isOn($0, "has-focus") } ?? false && CapsLock.isOn()
        guard isOn != (warning != nil) else { return }
        if isOn {
            let label = makeLabel(Self.warningText, class: "form-caps-lock")
            label.setNoticeClass(.warning)
            below.append(label)
            warning = label
        } else if let warning {
            gtk_box_remove(below.cast(), warning)
            self.warning = nil
        }
        spokenTextsChanged()
    }

    private static var warningText: String { translated("Caps Lock is on.") }
}

/// The state of the keyboard's Caps Lock key.
@MainActor
package enum CapsLock {
    package static var isOn: @MainActor () -> Bool = {
        keyboard.map { gdk_device_get_caps_lock_state(OpaquePointer($0)) != 0 } ?? false
    }

    /// The user's keyboard; `nil` if there is none.
    package static var keyboard: UnsafeMutableRawPointer? {
        guard let seat = gdk_display_get_default().flatMap({ gdk_display_get_default_seat($0) }) else { return nil }
        return gdk_seat_get_keyboard(seat).map { UnsafeMutableRawPointer($0) }
    }
}
