/// When the password is read again.
///
/// NetworkManager says `Updated` also each time that anybody has asked for a password. To ask at each `Updated` would
/// have two programs ask for ever.
struct PasswordReadings {
    /// How many of our own questions are under way; just before each answer NetworkManager says `Updated`.
    private var asked = 0
    private var echoes = 0
    /// In seconds: how long to wait until the next question.
    private(set) var pause = 0
    private var lastInVain: Int64 = 0

    mutating func ask() { asked += 1 }

    mutating func answered() {
        asked -= 1
        echoes = max(0, echoes - 1)
    }

    /// Whether an `Updated` that has just come is that of a question of our own.
    mutating func isEcho() -> Bool {
        guard echoes < asked else { return false }
        echoes += 1
        return true
    }

    /// Waits longer each time that nothing was found, until there was calm for a minute.
    ///
    /// - Parameter now: In seconds, of any clock that goes on.
    mutating func found(_ isChanged: Bool, at now: Int64) {
        let isCalm = now - lastInVain > 60
        pause = isChanged ? 0 : isCalm ? 1 : min(pause * 2 + 1, 30)
        lastInVain = now
    }

    mutating func calm(at now: Int64) {
        if now - lastInVain > 60 { pause = 0 }
    }
}
