import CGtk
import FormCore

/// A widget that shows a control in a row.
@MainActor
protocol ControlView: AnyObject {
    /// What stands in the row.
    var widget: Widget { get }

    /// What has the keyboard's focus when the person uses the control.
    var focus: Widget { get }

    /// What the control says that its row has to tell assistive tools, where the row has the focus for it.
    var words: String? { get }

    /// Called when it says something else.
    var onOtherWords: (() -> Void)? { get set }

    /// Takes over the row's title, where the control has a name of its own to assistive tools.
    func titleChanged(_ title: String)
}

extension ControlView {
    func titleChanged(_ title: String) {}

    var words: String? { nil }

    var onOtherWords: (() -> Void)? {
        get { nil }
        set {}
    }
}
