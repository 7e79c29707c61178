/// A state to compare the current one with, and to reset to.
public enum Baseline: String, Codable, Sendable, CaseIterable {
    /// The state of a user who has not set anything.
    case defaults
    /// The state that was stored last.
    case saved
    /// The state that the form began with.
    case opened
    /// The state as another program would have it, if both programs have changed a setting.
    case theirs
}

/// The states that a form is compared with.
public struct Baselines<State> {
    /// The state of a user who has not set anything; rows can be reset to it.
    public var defaults: State?
    /// The state that was stored last.
    public var saved: State?
    /// The state that the form began with.
    public var opened: State
    /// The state as another program would have it, if both programs have changed a setting; `nil` if they have not.
    ///
    /// Apart from those settings, it is the same as ``saved``. A row that has a different value in it is in conflict,
    /// and shows both values until the user has chosen; see ``FormSession/conflicts``.
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
