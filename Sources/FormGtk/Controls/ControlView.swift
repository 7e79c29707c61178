import CGtk
import FormCore

/// A widget that shows a control in a row.
@MainActor
protocol ControlView: AnyObject {
    /// What stands in the row.
    var widget: Widget { get }

    /// What has the keyboard's focus when the person uses the control.
    var focus: Widget { get }

    /// Takes over the row's title, where the control has a name of its own to assistive tools.
    func titleChanged(_ title: String)
}

extension ControlView {
    func titleChanged(_ title: String) {}
}
