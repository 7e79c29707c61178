/// The symbol that a row shows at its end, after its detail.
public enum Accessory: Equatable, Sendable {
    /// No accessory.
    case none
    /// The row opens a page.
    case disclosure
    /// The row is one of several options; the associated value is true for the chosen option.
    case checkmark(Bool)
    /// The row shows and hides the rows below it; `isExpanded` is true while they are shown.
    case expander(isExpanded: Bool)
}
