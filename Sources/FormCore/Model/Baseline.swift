/// A state to compare the present one with, and to go back to.
public enum Baseline: Sendable, CaseIterable {
    /// The state of somebody who has never set anything.
    case defaults
    /// The state that was stored last.
    case saved
    /// The state that the form began with.
    case opened
    /// The state as somebody else would have it, where both have changed a setting.
    case theirs
}

/// The states that a form is compared with.
public struct Baselines<State> {
    /// The state of somebody who has never set anything; rows can be reset to it.
    public var defaults: State?
    /// The state that was stored last.
    public var saved: State?
    /// The state that the form began with.
    public var opened: State
    /// The state as somebody else would have it, where both have changed a setting; `nil` where nobody has.
    ///
    /// It is ``saved`` but for those settings. A row that has another value in it is in
    /// conflict, and shows both until the person has chosen; see ``FormSession/conflicts``.
    public var theirs: State?

    subscript(_ baseline: Baseline) -> State? {
        switch baseline {
        case .defaults: defaults
        case .saved: saved
        case .opened: opened
        case .theirs: theirs
        }
    }
}

extension Baselines: Sendable where State: Sendable {}
