/// What a control's rows are tried in; the same for all controls, so that one choice shows on every page.
public struct States: Codable, Equatable, Sendable {
    var isEnabled = true
    var isWrong = false
    var isPending = false
    var isLong = false
}
