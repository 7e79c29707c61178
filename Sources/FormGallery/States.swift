/// The states in which the user can try a control's rows. All controls share them, so one choice applies to every page.
public struct States: Codable, Equatable, Sendable {
    var isEnabled = true
    var isWrong = false
    var isPending = false
    var isLong = false
}
