/// What stands at the end of a row, after its detail.
public enum Accessory: Equatable, Sendable {
    /// Nothing.
    case none
    /// The row opens a page.
    case disclosure
    /// The row is one of several choices, and this tells whether it is the chosen one.
    case checkmark(Bool)
    /// The row shows and hides the rows below it, and this tells whether they are shown.
    case expander(isExpanded: Bool)
}
