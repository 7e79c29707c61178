import CGtk
import FormCore

/// A widget that shows a control in a row.
@MainActor
protocol ControlView: AnyObject {
    /// The widget to add to the row.
    var widget: Widget { get }

    /// The widget that has the keyboard focus while the user operates the control.
    var focus: Widget { get }

    /// The text field inside the control, if the user can type in it.
    var text: TextFieldView? { get }

    /// An additional widget below the control, as wide as the row.
    var widgetBelow: Widget? { get }

    /// Takes the row's title, for a control with an accessible name of its own.
    func titleChanged(_ title: String)

    /// The widget that the title's mnemonic activates.
    var mnemonicTarget: Widget { get }

    /// Sets the row's accessible description on the widget that takes the focus.
    func describe(_ text: String)

    /// Marks the widget that takes the focus as invalid for assistive tools, or as valid.
    func markInvalid(_ isInvalid: Bool)

    /// The texts beside the control, which assistive tools read with it because the focus never reaches them.
    var spokenTexts: [String] { get }

    /// Sets the function to call when ``spokenTexts`` changes.
    func onSpokenTexts(_ handler: @escaping @MainActor () -> Void)
}

extension ControlView {
    var text: TextFieldView? { nil }

    var widgetBelow: Widget? { nil }

    func titleChanged(_ title: String) {}

    var mnemonicTarget: Widget { focus }

    func describe(_ text: String) { Accessible.describe(focus, text) }

    func markInvalid(_ isInvalid: Bool) { Accessible.markInvalid(focus, isInvalid) }

    var spokenTexts: [String] { text?.spokenTexts ?? [] }

    func onSpokenTexts(_ handler: @escaping @MainActor () -> Void) { text?.onSpokenTexts(handler) }
}
