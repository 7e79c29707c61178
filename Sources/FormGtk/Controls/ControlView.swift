import CGtk
import FormCore

/// A widget that shows a control in a row.
@MainActor
protocol ControlView: AnyObject {
    /// The widget to add to the row.
    var widget: Widget { get }

    /// The widget that has the keyboard focus while the user operates the control.
    var focus: Widget { get }

    /// The text field inside the control; `nil` if the user can't type in the control.
    var text: TextFieldView? { get }

    /// An additional widget below the control, as wide as the row; `nil` if there is none.
    var widgetBelow: Widget? { get }

    /// Called with the row's title when it changes, for a control that needs the title for its own accessible name.
    func titleChanged(_ title: String)

    /// The widget that the title's mnemonic activates.
    var mnemonicTarget: Widget { get }

    /// Sets the row's accessible description on the widget that takes the focus.
    func describe(_ text: String)

    /// Marks the widget that takes the focus as invalid or valid for assistive tools.
    func markInvalid(_ isInvalid: Bool)

    /// The strings shown beside the control, such as a unit. Assistive tools read them with the control, because the
    /// focus never reaches them.
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
