import CGtk
import FormCore

/// Shows a picker as a box of buttons, one for each option. The button of the chosen option is pressed.
@MainActor
final class OptionButtons {
    /// The widget that takes the focus: the button of the chosen option, or else the first button. Without options, it
    /// is the box.
    var focus: Widget { buttons.isEmpty ? box : buttons[picker.chosen ?? 0].widget }

    private let box: Widget
    private let isColumn: Bool
    private let picker: Picker
    private let signal: SignalName
    private let makeButton: @MainActor (Picker.Option) -> Widget
    private var buttons: [(widget: Widget, toggled: Signal.Connection)] = []
    private var description = ""

    /// - Parameters:
    ///   - box: The box for the buttons. Its orientation decides which arrow keys choose among them.
    ///   - isColumn: True if the buttons are below each other, false if they are side by side.
    ///   - signal: The name under which the `toggled` signals of the buttons are connected.
    ///   - makeButton: Makes the button of an option. The button's type must have the signal `toggled` and the property
    ///     `group`.
    init(
        of picker: Picker, in box: Widget, isColumn: Bool, signal: SignalName,
        makeButton: @escaping @MainActor (Picker.Option) -> Widget
    ) {
        self.box = box
        self.isColumn = isColumn
        self.picker = picker
        self.signal = signal
        self.makeButton = makeButton
        makeButtons()
        picker.show(as: "picker") { [weak self] in self?.update($0) }
        Signal.connectMnemonic(box, .optionsMnemonic) { [weak self] in
            if let self { gtk_widget_grab_focus(focus) }
        }
        // Handle the arrow keys before the list box and the window do, which would only move the focus.
        Signal.connectKeys(box, .optionsKey, phase: GTK_PHASE_CAPTURE) { [weak self] in self?.press($0) ?? false }
    }

    /// Chooses the next or the previous option for an arrow key along the box. Returns false for other keys, and also
    /// if there is no such option, so the focus leaves the box.
    private func press(_ key: Key) -> Bool {
        let isMirrored = !isColumn && gtk_widget_get_direction(box) == GTK_TEXT_DIR_RTL
        let (next, previous) = isColumn ? (GDK_KEY_Down, GDK_KEY_Up) : (GDK_KEY_Right, GDK_KEY_Left)
        if key.matches(isMirrored ? previous : next) { return choose(1) }
        if key.matches(isMirrored ? next : previous) { return choose(-1) }
        return false
    }

    /// Chooses the option `step` positions after the focused one, or before it if `step` is negative, and moves the
    /// focus there.
    ///
    /// - Returns: False if there is no such option.
    private func choose(_ step: Int) -> Bool {
        let focused = buttons.firstIndex { $0.widget.containsFocus } ?? picker.chosen ?? 0
        guard buttons.indices.contains(focused + step) else { return false }
        picker.choose(at: focused + step)
        gtk_widget_grab_focus(buttons[focused + step].widget)
        return true
    }

    /// Registers the type of the buttons of a box, which are a single Tab stop: the button of the chosen option or, if
    /// none is chosen, the first one. GTK's toggle buttons are a stop each, and so are its check buttons if none is
    /// checked.
    static func registerType(_ name: String, from parent: GType) -> GType {
        Activation.register(name, from: parent) { classPointer, _ in
            classPointer!.assumingMemoryBound(to: GtkWidgetClass.self).pointee.focus = { button, _ in
                let buttons = gtk_widget_get_parent(button).map(\.children) ?? []
                if buttons.contains(where: \.containsFocus) { return 0 }
                let stop = buttons.first { Property.isOn($0, "active") } ?? buttons.first
                return stop == button ? gtk_widget_grab_focus(button) : 0
            }
        }
    }

    /// Adds the row's accessible description to the button of each option, because any of these buttons can take the
    /// focus.
    func describe(_ text: String) {
        description = text
        for (button, option) in zip(buttons, picker.options) {
            let texts = [option.help, text].compactMap(\.self).filter { !$0.isEmpty }
            Accessible.describe(button.widget, texts.joined(separator: " "))
        }
    }

    /// Marks each option as invalid or valid for assistive tools.
    func markInvalid(_ isInvalid: Bool) {
        for button in buttons { Accessible.markInvalid(button.widget, isInvalid) }
    }

    private func makeButtons() {
        let hadFocus = box.containsFocus
        for button in buttons { gtk_box_remove(box.cast(), button.widget) }
        buttons = picker.options.enumerated().map { position, option in
            let button = makeButton(option)
            Accessible.name(button, option.title)
            box.append(button)
            let toggled = Signal.connect(button, "toggled", signal) { [weak self, weak picker] in
                guard Property.isOn(button, "active") else { return }
                picker?.choose(at: position)
                self?.update(.chosen)
            }
            return (button, toggled)
        }
        for button in buttons.dropFirst() { Property.set(button.widget, "group", to: buttons[0].widget) }
        describe(description)
        update(.chosen)
        if hadFocus { gtk_widget_grab_focus(focus) }
    }

    private func update(_ property: Picker.Property) {
        switch property {
        case .options: makeButtons()
        case .chosen:
            for (position, button) in buttons.enumerated() {
                let isChosen = position == picker.chosen
                button.toggled.silenced { Property.set(button.widget, "active", to: isChosen) }
                Accessible.check(button.widget, isChosen)
            }
        }
    }
}
