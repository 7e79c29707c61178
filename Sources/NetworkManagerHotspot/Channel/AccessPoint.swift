/// A network that a radio sees.
struct AccessPoint: Equatable, Sendable {
    /// In MHz.
    var frequency: Int
    /// In percent.
    var strength: Int
}
