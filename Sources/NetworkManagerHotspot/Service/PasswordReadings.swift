/// Decides when to read the password again.
///
/// NetworkManager sends the signal `Updated` whenever a program has asked for a password, and not only after a change.
/// If two programs asked again after every `Updated`, each would make the other ask forever. Therefore this program
/// ignores the signals that its own requests cause, and waits longer and longer while its requests find no change.
struct PasswordReadings {
    /// `asked` is the number of this program's requests in progress. NetworkManager sends one `Updated` just before it
    /// answers each request; `echoes` is the number of these signals that have arrived.
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

    /// Returns true if the `Updated` that has just arrived was caused by this program's own request. Call it once for
    /// each `Updated`.
    mutating func isEcho() -> Bool {
        guard echoes < asked else { return false }
        echoes += 1
        return true
    }

    /// Adjusts the pause after a reading of the password.
    ///
    /// If the reading found a change, there is no pause before the next request. Otherwise the pause gets longer, up to
    /// 30 seconds. If the previous reading was more than a minute ago, the pause begins at one second again.
    ///
    /// - Parameters:
    ///   - isChanged: True if the reading found a change.
    ///   - now: The time in seconds, from any monotonic clock.
    mutating func found(_ isChanged: Bool, at now: Int64) {
        let isCalm = now - lastReading > 60
        pause = isChanged ? 0 : isCalm ? 1 : min(pause * 2 + 1, 30)
        lastReading = now
    }

    mutating func resetIfQuiet(at now: Int64) {
        if now - lastReading > 60 { pause = 0 }
    }
}
