/// Whether an expander shows its rows.
///
/// It belongs to what the person looks at: it is no part of the state, and no step to be undone.
@MainActor
class Expansion {
    /// Whether the rows are to be shown, as soon as they can be.
    var isWanted: Bool

    /// Whether the switch in the row lets them be shown; an expander without a switch always does.
    var isOn = true {
        didSet { if isOn, !oldValue { isWanted = true } }
    }

    /// Whether the form wants them shown when its page is opened.
    let isWantedAtFirst: Bool

    init(isWanted: Bool) {
        self.isWanted = isWanted
        isWantedAtFirst = isWanted
    }
}
