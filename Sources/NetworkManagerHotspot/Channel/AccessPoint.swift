/// A Wi-Fi network that a radio receives.
struct AccessPoint: Equatable, Sendable {
    /// The frequency in MHz.
    var frequency: Int
    /// The signal strength in percent.
    var strength: Int
}
