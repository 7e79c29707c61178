import CGtk
import FormCore

/// A widget that shows a control in a row.
@MainActor
protocol ControlView: AnyObject {
    /// What stands in the row.
    var widget: Widget { get }

    /// What has the keyboard's focus when the person uses the control.
    var focus: Widget { get }

    /// What is typed into, where that is a part of the control.
    var text: TextFieldView? { get }

    /// What stands below the row's line besides, as wide as the row.
    var widgetBelow: Widget? { get }

    /// Takes over the row's title, where the control has a name of its own to assistive tools.
    func titleChanged(_ title: String)

    /// What the title's letter leads to.
    var mnemonicTarget: Widget { get }

    /// Tells assistive tools, where the focus comes to, what is said of the row.
    func describe(_ text: String)

    /// Tells assistive tools, where the focus comes to, whether the value is refused.
    func markInvalid(_ isInvalid: Bool)

    /// What stands beside the control, for assistive tools: the focus never comes there.
    var spokenTexts: [String] { get }

    /// Takes what to call when ``spokenTexts`` are others.
    func onSpokenTexts(_ tell: @escaping @MainActor () -> Void)
}

extension ControlView {
    var text: TextFieldView? { nil }

    var widgetBelow: Widget? { nil }

    func titleChanged(_ title: String) {}

    var mnemonicTarget: Widget { focus }

    func describe(_ text: String) { Accessible.describe(focus, text) }

    func markInvalid(_ isInvalid: Bool) { Accessible.markInvalid(focus, isInvalid) }

    var spokenTexts: [String] { text?.spokenTexts ?? [] }

    func onSpokenTexts(_ tell: @escaping @MainActor () -> Void) { text?.onSpokenTexts(tell) }
}
