import CGtk
import FormCore

/// A widget that shows a control in a row.
@MainActor
protocol ControlView: AnyObject {
    /// What stands in the row.
    var widget: Widget { get }

    /// What has the keyboard's focus when the person uses the control.
    var focus: Widget { get }

    /// What the row's title is the label of: what has the focus, or the group of buttons of which one has it.
    var labelled: Widget { get }

    /// What stands below the row's line besides, as wide as the row.
    var widgetBelow: Widget? { get }

    /// Takes over the row's title, where the control has a name of its own to assistive tools.
    func titleChanged(_ title: String)

    /// What stands beside the control, for assistive tools: the focus never comes there.
    var spokenTexts: [String] { get }

    /// Takes what to call when ``spokenTexts`` are others.
    func onSpokenTexts(_ tell: @escaping @MainActor () -> Void)
}

extension ControlView {
    var labelled: Widget { focus }

    var widgetBelow: Widget? { nil }

    func titleChanged(_ title: String) {}

    var spokenTexts: [String] { [] }

    func onSpokenTexts(_ tell: @escaping @MainActor () -> Void) {}
}
