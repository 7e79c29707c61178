/// The expansion state of an expander.
///
/// It belongs to the view: it is not part of the state, and expanding or collapsing is not an undo step.
@MainActor
class Expansion {
    /// True if the rows are to be shown as soon as they can be.
    var isWanted: Bool

    /// True if the switch in the row lets the rows be shown. Always true for an expander without a switch.
    var isOn = true {
        didSet { if isOn, !oldValue { isWanted = true } }
    }

    /// True if the form wants the rows shown when their page is opened.
    let isInitiallyWanted: Bool

    init(isWanted: Bool) {
        self.isWanted = isWanted
        isInitiallyWanted = isWanted
    }
}
