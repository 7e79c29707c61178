import CGtk
import FormCore

extension Control {
    /// Makes the widget for the control.
    ///
    /// - Parameter row: The list box row that it will stand in.
    @MainActor
    func makeView(inRow row: Widget) -> any ControlView {
        switch self {
        case .switch(let control): SwitchView(control, row: row)
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
