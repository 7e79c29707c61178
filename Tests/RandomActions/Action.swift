import FormCore
import FormTesting

/// One thing that happens to a form in use, written as a line of a test would be.
public enum Action: Equatable, Sendable {
    case select(String)
    case toggle(String)
    case type(String, into: String)
    case pressReturn
    case pressEscape
    case goBack
    case undo
    case redo
    case reset(String)
    case resetPage
    case openChangedSettings
    case outside(OutsideChange)
    /// So much time passes that changes are no longer one step.
    case wait
}

extension Action {
    /// Does it; what can't be done now is left out.
    @MainActor
    func perform(by user: any FormUser, over driver: FormDriver<Everything>, at time: Time) {
        switch self {
        case .select(let title): try? user.select(title)
        case .toggle(let title): try? user.toggle(title)
        case .type(let text, let title): try? user.type(text, into: title)
        case .pressReturn: try? user.pressReturn()
        case .pressEscape: try? user.pressEscape()
        case .goBack: try? user.goBack()
        case .undo: try? user.undo()
        case .redo: try? user.redo()
        case .reset(let title): try? user.reset(title)
        case .resetPage: driver.session.reset(driver.session.topPage.path)
        case .openChangedSettings: driver.session.openChangedSettings()
        case .outside(let change): driver.change { change.apply(to: &$0) }
        case .wait: time.pass()
        }
    }
}

extension Action: CustomStringConvertible {
    public var description: String {
        switch self {
        case .select(let title): "select \"\(title)\""
        case .toggle(let title): "toggle \"\(title)\""
        case .type(let text, let title): "type \"\(text)\" into \"\(title)\""
        case .pressReturn: "press Return"
        case .pressEscape: "press Escape"
        case .goBack: "go back"
        case .undo: "undo"
        case .redo: "redo"
        case .reset(let title): "reset \"\(title)\""
        case .resetPage: "reset the page"
        case .openChangedSettings: "open the changed settings"
        case .outside(let change): "from outside: \(change)"
        case .wait: "wait"
        }
    }
}
