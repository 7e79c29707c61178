/// Decides when to read the password again.
///
/// NetworkManager sends the signal `Updated` whenever a program has asked for a password, and not only after a change.
/// If two programs asked again after every `Updated`, each would make the other ask forever.
struct PasswordReadings {
    /// The number of this program's requests in progress. NetworkManager sends `Updated` just before it answers a
    /// request.
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

    /// Makes the pause longer, up to 30 seconds, if a reading found no change; ends it if the reading found one.
    ///
    /// If the previous reading was more than a minute ago, the pause begins at one second again.
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
