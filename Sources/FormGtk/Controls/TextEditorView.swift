import CGtk
import FormCore

/// A `GtkTextView` below the row's title that grows with its text up to a maximum height and then scrolls.
@MainActor
final class TextEditorView: ControlView {
    let widget = makeBox(GTK_ORIENTATION_VERTICAL, classes: "form-editor")
    var focus: Widget { view }

    private let view = gtk_text_view_new()!
    private let buffer: UnsafeMutablePointer<GtkTextBuffer>
    /// Keeps hyphens that aren't in the text out of words that are broken; see ``UnsafeMutablePointer/wrapLabel(_:)``.
    private let withoutHyphens = gtk_text_tag_new(nil)!
    private let placeholder: Widget?
    private let surroundings: TextSurroundings
    private let composition: Composition
    private let field: TextField
    private let row: Widget
    private var changed: Signal.Connection?
    private var spokenTextsChanged: @MainActor () -> Void = {}

    /// - Parameter row: The row that contains the editor; the text is committed when the focus leaves the row.
    init(_ field: TextField, row: Widget) {
        self.field = field
        self.row = row
        buffer = gtk_text_view_get_buffer(view.cast())
        Property.set(withoutHyphens, "insert-hyphens", to: false)
        gtk_text_tag_table_add(gtk_text_buffer_get_tag_table(buffer), withoutHyphens)
        g_object_unref(withoutHyphens)
        placeholder = field.decoration.placeholder.map { makeLabel($0, class: "form-placeholder") }
        surroundings = TextSurroundings(of: field)
        composition = Composition(in: field)
        layOut()
        connect()
        TextField.Property.allCases.forEach(update)
        field.show(as: "textField") { [weak self] in self?.update($0) }
    }

    var spokenTexts: [String] { surroundings.texts }

    func onSpokenTexts(_ handler: @escaping @MainActor () -> Void) { spokenTextsChanged = handler }

    private func layOut() {
        gtk_text_view_set_accepts_tab(view.cast(), 0)
        let scrolled = gtk_scrolled_window_new()!
        gtk_scrolled_window_set_policy(scrolled.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
        gtk_scrolled_window_set_propagate_natural_height(scrolled.opaque, 1)
        gtk_scrolled_window_set_min_content_height(scrolled.opaque, Self.leastHeight)
        gtk_scrolled_window_set_max_content_height(scrolled.opaque, Self.greatestHeight)
        gtk_scrolled_window_set_child(scrolled.opaque, view)
        let overlay = gtk_overlay_new()!
        overlay.addClass("form-editor-frame")
        gtk_overlay_set_child(overlay.opaque, NaturalHeight.make(scrolled))
        if let placeholder {
            gtk_widget_set_can_target(placeholder, 0)
            gtk_widget_set_valign(placeholder, GTK_ALIGN_START)
            gtk_overlay_add_overlay(overlay.opaque, placeholder)
            Accessible.setPlaceholder(view, field.decoration.placeholder ?? "")
        }
        surroundings.stand(around: overlay, in: widget)
    }

    private func connect() {
        changed = Signal.connect(buffer, "changed", .editorChanged) { [weak self] in self?.textChanged() }
        Signal.connectText(UnsafeMutableRawPointer(view), "preedit-changed", .editorComposed) { [composition] in
            composition.changed(to: $0)
        }
        Signal.connectFocusLeave(row, .editorLeft) { [weak self] in self?.left() }
        // Handle Ctrl+Return before the text view does, because it would insert a line break.
        Signal.connectKeys(view, .editorKey, phase: GTK_PHASE_CAPTURE) { [weak self] key in
            guard key.matches(GDK_KEY_Return, GDK_CONTROL_MASK) else { return false }
            self?.field.activate()
            return true
        }
        Signal.connectKeys(row, .editorKey) { [weak self] key in
            key.matches(GDK_KEY_Escape) && self?.field.cancel() == true
        }
    }

    private func textChanged() {
        let text = buffer.text
        wrap(text)
        keepOutHyphens()
        field.edit(text)
        placeholder?.setVisible(field.text.isEmpty)
    }

    /// Commits the text, unless the row still has the focus. When another window is raised, GTK reports that the focus
    /// has left, although the user may still be editing the text.
    private func left() {
        if !row.containsFocus { field.commit() }
    }

    private func update(_ property: TextField.Property) {
        switch property {
        case .text:
            if !isSame(field.text, buffer.text) { showText() }
            placeholder?.setVisible(field.text.isEmpty)
            surroundings.show()
            spokenTextsChanged()
        case .hasDraft:
            if !field.hasDraft { forgetTyping() }
        case .isRevealed: break
        }
    }

    private func showText() {
        wrap(field.text)
        changed?.silenced { gtk_text_buffer_set_text(buffer, field.text, -1) }
        keepOutHyphens()
        forgetTyping()
        // Show the beginning of long text, unless the user is typing at its end.
        var position = GtkTextIter()
        if view.containsFocus {
            gtk_text_buffer_get_end_iter(buffer, &position)
        } else {
            gtk_text_buffer_get_start_iter(buffer, &position)
        }
        gtk_text_buffer_place_cursor(buffer, &position)
    }

    /// Lets lines break between words. If the text contains an extremely long word, lets lines break anywhere, because
    /// GTK would otherwise spend seconds on each key press searching for a break in that word.
    private func wrap(_ text: String) {
        gtk_text_view_set_wrap_mode(view.cast(), text.hasWord(longerThan: 2000) ? GTK_WRAP_CHAR : GTK_WRAP_WORD_CHAR)
    }

    /// Gives the tag to text that doesn't have it: new text, unless it is inside the text that was there.
    private func keepOutHyphens() {
        var (start, end) = (GtkTextIter(), GtkTextIter())
        gtk_text_buffer_get_bounds(buffer, &start, &end)
        while gtk_text_iter_equal(&start, &end) == 0 {
            var next = start
            gtk_text_iter_forward_to_tag_toggle(&next, withoutHyphens)
            if gtk_text_iter_has_tag(&start, withoutHyphens) == 0 {
                gtk_text_buffer_apply_tag(buffer, withoutHyphens, &start, &next)
            }
            start = next
        }
    }

    /// Clears the buffer's own undo history, so it contains only what the user types after this call.
    private func forgetTyping() {
        gtk_text_buffer_set_enable_undo(buffer, 0)
        gtk_text_buffer_set_enable_undo(buffer, 1)
    }

    /// The minimum and the maximum height in pixels, enough for about three and ten lines.
    private static let leastHeight: Int32 = 66
    private static let greatestHeight: Int32 = 200
}

extension UnsafeMutablePointer where Pointee == GtkTextBuffer {
    /// The buffer's whole text.
    package var text: String {
        var (start, end) = (GtkTextIter(), GtkTextIter())
        gtk_text_buffer_get_bounds(self, &start, &end)
        guard let text = gtk_text_buffer_get_text(self, &start, &end, 1) else { return "" }
        defer { g_free(text) }
        return String(cString: text)
    }
}
