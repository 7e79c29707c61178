import CGio
import HotspotService

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

extension NetworkManagerClient {
    /// Looks what is new when NetworkManager has said that the profile is, or that somebody has asked for its password.
    func readUpdated() {
        guard !passwordReadings.isEcho(), let stored = machine.stored else { return }
        Task { [weak self] in
            guard let settings = try? await self?.readSettings(at: stored.path), let self else { return }
            guard machine.stored?.path == stored.path else { return }
            if settings != machine.stored?.open { read(permissions: false) } else { readPasswordLater() }
        }
    }

    /// Reads the password, which may be all that is new.
    private func readPasswordLater() {
        guard passwordReading == nil else { return }
        passwordReadings.calm(at: Self.now)
        passwordReading = Task { [weak self, clock, pause = passwordReadings.pause] in
            if pause > 0 { try? await clock.sleep(for: .seconds(pause)) }
            self?.passwordReading = nil
            if !Task.isCancelled { await self?.readPassword() }
        }
    }

    private func readPassword() async {
        guard let stored = machine.stored, let secrets = try? await readSecrets(at: stored.path) else { return }
        let settings = stored.open.adding(secrets)
        guard machine.stored == stored else { return }
        passwordReadings.found(settings != stored.settings, at: Self.now)
        change { $0.stored?.settings = settings }
    }

    /// In seconds.
    private static var now: Int64 { Int64(g_get_monotonic_time()) / 1_000_000 }
}
