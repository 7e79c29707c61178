import CGtk
import FormCore

extension Control {
    /// Makes the widget for the control.
    ///
    /// - Parameters:
    ///   - row: The row that it will stand in.
    ///   - isAlone: Whether the row is one of a list box, and has the focus for a control that takes none.
    @MainActor
    func makeView(inRow row: Widget, isAlone: Bool) -> any ControlView {
        switch self {
        case .switch(let control): SwitchView(control, row: isAlone ? row : nil)
        case .textField(let control): TextFieldView(control, row: row)
        case .native(let control): NativeControlView(control)
        }
    }
}

extension Control? {
    /// Whether the focus goes into the control; otherwise the row has it, and acts on the control.
    @MainActor
    var hasFocus: Bool {
        switch self {
        case .textField, .native: true
        case .switch, nil: false
        }
    }
}
