import CGtk
import FormCore
import FormGtk
import FormTesting

/// A row's control, as a person finds it: by its widget.
@MainActor
struct WidgetControl {
    let widget: Widget
    let kind: Control.Kind

    /// - Parameter row: A row without others in it.
    init?(inRow row: Widget) {
        guard let widget = row.shown(where: { Self.kind(of: $0) != nil }).first, let kind = Self.kind(of: widget) else {
            return nil
        }
        (self.widget, self.kind) = (widget, kind)
    }

    private static func kind(of widget: Widget) -> Control.Kind? {
        // An author's own widget may be one that the library has as well.
        NativeValue(of: widget) != nil ? .native : Control.Kind.allCases.first { isWidget(widget, of: $0) }
    }

    private static func isWidget(_ widget: Widget, of kind: Control.Kind) -> Bool {
        switch kind {
        case .switch: widget.isA(gtk_switch_get_type())
        case .checkButton: widget.isA(gtk_check_button_get_type())
        case .textField: widget.isA(gtk_entry_get_type())
        case .native: false
        }
    }

    /// What the person reads in it.
    var sign: String {
        switch kind {
        case .switch: ScreenSign.switch(isActive)
        case .checkButton: ScreenSign.checkButton(isActive)
        case .textField: ScreenSign.field(entryText)
        case .native: ScreenSign.field(NativeValue(of: widget)?.text ?? "")
        }
    }

    /// Chooses what the person reads in it.
    ///
    /// - Returns: Whether it is there to be chosen.
    func choose(_ text: String) -> Bool {
        switch kind {
        case .native:
            NativeValue(of: widget)?.choose(text)
            return true
        case .switch, .checkButton, .textField: return false
        }
    }

    private var isActive: Bool { Property.isOn(widget, "active") }

    private var entryText: String {
        let text = String(cString: gtk_editable_get_text(widget.opaque))
        return gtk_entry_get_visibility(widget.cast()) != 0 ? text : concealed(text)
    }
}
