/// The states in which the user can try the rows of a control, such as disabled or with a refused value. All controls
/// share these states, so one choice applies to every page.
public struct States: Codable, Equatable, Sendable {
    var isEnabled = true
    var isWrong = false
    var isPending = false
    var isLong = false
}
