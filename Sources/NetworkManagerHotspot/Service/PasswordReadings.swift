/// Decides when to read the password again.
///
/// NetworkManager sends `Updated` also each time a program has asked for a password. If two programs asked again at
/// each `Updated`, they would ask forever.
struct PasswordReadings {
    /// The number of this program's requests in progress. NetworkManager sends `Updated` just before each answer.
    private var asked = 0
    private var echoes = 0
    /// The time to wait before the next request, in seconds.
    private(set) var pause = 0
    private var lastReading: Int64 = 0

    mutating func ask() { asked += 1 }

    mutating func answered() {
        asked -= 1
        echoes = max(0, echoes - 1)
    }

    /// Returns true if the `Updated` that has just arrived was caused by this program's own request.
    mutating func isEcho() -> Bool {
        guard echoes < asked else { return false }
        echoes += 1
        return true
    }

    /// Lengthens the pause if a reading found no change, or resets it if it found one. A pause after a resetIfQuiet minute is
    /// short again.
    ///
    /// - Parameter now: The time in seconds, from any monotonic clock.
    mutating func found(_ isChanged: Bool, at now: Int64) {
        let isCalm = now - lastReading > 60
        pause = isChanged ? 0 : isCalm ? 1 : min(pause * 2 + 1, 30)
        lastReading = now
    }

    mutating func resetIfQuiet(at now: Int64) {
        if now - lastReading > 60 { pause = 0 }
    }
}
