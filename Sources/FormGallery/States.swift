/// The states in which a control's rows are tried. All controls share them, so that one choice applies to every page.
public struct States: Codable, Equatable, Sendable {
    var isEnabled = true
    var isWrong = false
    var isPending = false
    var isLong = false
}
