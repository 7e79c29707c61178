import CGtk
import FormCore

/// Shows a text field as a `GtkEntry` or another editable widget, with labels and buttons around it if the field needs
/// them.
@MainActor
final class TextFieldView: ControlView {
    let widget: Widget
    var focus: Widget { entry }

    private let entry: Widget
    private let secret: SecretView?
    private let surroundings: TextSurroundings
    private let field: TextField
    private let row: Widget
    private var changed: Signal.Connection?
    /// True while the program sets the entry's text.
    private var isReplacing = false
    /// True while the user inserts text that is too long for the entry, so its end is cut off.
    private var isTruncated = false
    /// The maximum length of a `GtkEntry`'s text, in bytes.
    private static let longest = 65_534
    private let composition: Composition
    /// True while the field handles an edit by the user.
    private var isTyping = false
    private var spokenTextsChanged: @MainActor () -> Void = {}

    /// - Parameters:
    ///   - entry: A `GtkEditable` that contains a `GtkText`, into which the user types.
    ///   - row: The list box row that contains the field; the text is committed when the focus leaves the row.
    init(_ field: TextField, in entry: Widget = gtk_entry_new()!, row: Widget) {
        self.field = field
        self.entry = entry
        self.row = row
        composition = Composition(in: field)
        surroundings = TextSurroundings(of: field)
        secret = field.isSecret ? SecretView(of: field, in: entry) : nil
        let inner = secret?.widget ?? entry
        widget = field.isSurrounded ? makeBox(GTK_ORIENTATION_HORIZONTAL, classes: "form-field") : inner
        if widget != inner {
            LineLayout.arrange(in: widget, spacing: 8)
            surroundings.stand(around: inner, in: widget)
        }
        secret?.spokenTextsChanged = { [weak self] in self?.spokenTextsChanged() }
        if let text = field.decoration.placeholder, isEntry { gtk_entry_set_placeholder_text(entry.cast(), text) }
        connect()
        TextField.Property.allCases.forEach(update)
        field.show(as: "textField") { [weak self] in self?.update($0) }
    }

    /// True if the widget is a `GtkEntry`, which can show an icon and a placeholder.
    private var isEntry: Bool { entry.type == gtk_entry_get_type() }

    var widgetBelow: Widget? { secret?.below }

    var spokenTexts: [String] { surroundings.texts + (secret?.texts ?? []) }

    func onSpokenTexts(_ handler: @escaping @MainActor () -> Void) { spokenTextsChanged = handler }

    private func connect() {
        changed = Signal.connect(entry, "changed", .textChanged) { [weak self] in self?.textChanged() }
        let text = UnsafeMutableRawPointer(gtk_editable_get_delegate(entry.opaque)!)
        Signal.connectText(text, "preedit-changed", .textComposed) { [composition] in composition.changed(to: $0) }
        Signal.connect(text, "activate", .textActivated) { [weak self] in self?.field.activate() }
        Signal.connectFocusLeave(row, .textLeft) { [weak self] in self?.left() }
        Signal.connectKeys(row, .textKey) { [weak self] in self?.press($0) ?? false }
        if isEntry { Signal.connectIcon(entry, .textCleared) { [weak self] in self?.clear() } }
        Signal.connectInsertion(entry, .textInserted) { [weak self] in
            guard let self, !isReplacing else { return $0 }
            let text = field.inserted($0)
            isTruncated = entryText.utf8.count + text.utf8.count > Self.longest
            return text
        }
    }

    private func press(_ key: Key) -> Bool {
        if key.matches(GDK_KEY_Delete, Self.clearingModifiers), field.decoration.isClearable {
            clear()
            return true
        }
        return key.matches(GDK_KEY_Escape) && field.cancel()
    }

    private func textChanged() {
        isTyping = true
        field.edit(entryText)
        isTyping = false
        field.limitation = isTruncated ? "The end was cut off, because the text is too long for one line." : nil
        isTruncated = false
    }

    private var entryText: String { String(cString: gtk_editable_get_text(entry.opaque)) }

    private func clear() {
        entry.grabFocusWithoutSelecting()
        // Emits the signal that the Backspace key emits, because later versions of GTK can't undo a deletion made by
        // the program.
        gtk_editable_select_region(entry.opaque, 0, -1)
        gtk_editable_get_delegate(entry.opaque).map { Widget($0) }?.emit("backspace")
    }

    /// Commits the text, unless the row still has the focus. When another window is raised, GTK reports that the focus
    /// has left, although the user may still be editing the field. A status page that takes the place of the row takes
    /// the focus as well; the text then stays as it is.
    private func left() {
        if !row.containsFocus, gtk_widget_get_mapped(row) != 0 { field.commit() }
    }

    private func replaceText() {
        isReplacing = true
        gtk_editable_set_text(entry.opaque, field.text)
        isReplacing = false
        // If the field's text is too long, the entry holds only its beginning. The entry is then read-only, because an
        // edit would lose the rest of the text.
        let isWhole = isSame(field.text, entryText)
        gtk_editable_set_editable(entry.opaque, isWhole ? 1 : 0)
        field.limitation = isWhole ? nil : "This text is too long to be edited in one line."
        clearUndoHistory()
    }

    /// Clears the entry's own undo history, so it contains only what the user types after this call.
    private func clearUndoHistory() {
        gtk_editable_set_enable_undo(entry.opaque, 0)
        gtk_editable_set_enable_undo(entry.opaque, 1)
    }

    /// Changes the entry's text or undo history by calling `perform`. If the user is typing, calls it only after GTK
    /// has handled the key, because GTK 4.18 would otherwise terminate the program.
    private func change(_ perform: @escaping @MainActor (TextFieldView) -> Void) {
        guard isTyping else { return perform(self) }
        afterEvent { [weak self] in self.map(perform) }
    }

    private func update(_ property: TextField.Property) {
        switch property {
        case .text:
            change { if !isSame($0.field.text, $0.entryText) { $0.showText() } }
            surroundings.show()
            secret?.show()
            showClearing()
            spokenTextsChanged()
        case .hasDraft:
            change { if !$0.field.hasDraft { $0.clearUndoHistory() } }
        case .isRevealed: secret?.showRevealed()
        }
    }

    private func showText() {
        changed?.silenced { replaceText() }
        // Show the beginning of long text, unless the user is typing at its end.
        gtk_editable_set_position(entry.opaque, entry.containsFocus ? -1 : 0)
    }

    private func showClearing() {
        guard field.decoration.isClearable, isEntry else { return }
        let canClear = !field.text.isEmpty && gtk_editable_get_editable(entry.opaque) != 0
        let icon = canClear ? "edit-clear-symbolic" : nil
        gtk_entry_set_icon_from_icon_name(entry.cast(), GTK_ENTRY_ICON_SECONDARY, icon)
        gtk_entry_set_icon_tooltip_text(
            entry.cast(), GTK_ENTRY_ICON_SECONDARY, canClear ? translated("Clear (Shift+Ctrl+Delete)") : nil)
    }

    private static let clearingModifiers = GdkModifierType(
        rawValue: GDK_SHIFT_MASK.rawValue | GDK_CONTROL_MASK.rawValue)
}

extension TextField {
    /// True if there is text beside the entry.
    fileprivate var isSurrounded: Bool { [decoration.prefix, decoration.suffix, count].contains { $0 != nil } }
}
