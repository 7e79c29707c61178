/// The expansion state of an expander.
///
/// It belongs to the view: it is not part of the form's state, and expanding or collapsing is not an undo step.
@MainActor
class Expansion {
    /// True if the rows are to be shown as soon as the expander is enabled and switched on.
    var isWanted: Bool

    /// True if the switch in the expander's row is on; the rows can't be shown while it is off. Always true for an
    /// expander without a switch.
    var isOn = true {
        didSet { if isOn, !oldValue { isWanted = true } }
    }

    /// True if the author of the form wants the rows to be shown when their page is opened.
    let isInitiallyWanted: Bool

    init(isWanted: Bool) {
        self.isWanted = isWanted
        isInitiallyWanted = isWanted
    }
}
