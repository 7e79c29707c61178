import FormCore

/// One thing that happens to a form in use, written as a line of a test would be.
public enum Action: Equatable, Sendable {
    case select(String)
    case toggle(String)
    case type(String, into: String)
    case perform(RowActions.Action, on: String)
    case pressReturn
    case pressEscape
    case goBack
    case undo
    case redo
    case reset(String)
    case resetPage
    case openChangedSettings
    case apply
    case cancelEdits
    case outside(OutsideChange)
    /// So much time passes that changes are no longer one step.
    case wait
}

extension Action: CustomStringConvertible {
    public var description: String {
        switch self {
        case .select(let title): "select \"\(title)\""
        case .toggle(let title): "toggle \"\(title)\""
        case .type(let text, let title): "type \"\(text)\" into \"\(title)\""
        case .perform(let action, let title): "\(action) \"\(title)\""
        case .pressReturn: "press Return"
        case .pressEscape: "press Escape"
        case .goBack: "go back"
        case .undo: "undo"
        case .redo: "redo"
        case .reset(let title): "reset \"\(title)\""
        case .resetPage: "reset the page"
        case .openChangedSettings: "open the changed settings"
        case .apply: "apply"
        case .cancelEdits: "cancel the edits"
        case .outside(let change): "from outside: \(change)"
        case .wait: "wait"
        }
    }
}
