import CGio
import HotspotService

extension NetworkManagerClient {
    /// Handles the signal `Updated` by reading what has changed. NetworkManager sends the signal when the profile has
    /// changed, but also when a program has asked for the password. The signal is ignored if this program has asked.
    func readUpdated() {
        guard !passwordReadings.isEcho(), let stored = machine.stored else { return }
        Task { [weak self] in
            guard let settings = try? await self?.readSettings(at: stored.path), let self else { return }
            guard machine.stored?.path == stored.path else { return }
            if settings != machine.stored?.open { read(permissions: false) } else { readPasswordLater() }
        }
    }

    /// Reads the password after a pause, because the password may have changed even if no other setting has. The pause
    /// gets longer while repeated readings find no change.
    private func readPasswordLater() {
        guard passwordReading == nil else { return }
        passwordReadings.resetIfQuiet(at: Self.now)
        passwordReading = Task { [weak self, clock, pause = passwordReadings.pause] in
            if pause > 0 { try? await clock.sleep(for: .seconds(pause)) }
            self?.passwordReading = nil
            if !Task.isCancelled { await self?.readPassword() }
        }
    }

    private func readPassword() async {
        guard let stored = machine.stored, let secrets = try? await readSecrets(at: stored.path) else { return }
        let settings = stored.open.adding(secrets)
        // If the profile was read again while the password was being read, the password may be older than the profile,
        // so it is read once more.
        guard machine.stored == stored else { return readPasswordLater() }
        passwordReadings.found(settings != stored.settings, at: Self.now)
        change { $0.stored?.settings = settings }
    }

    /// The current time in seconds, from the monotonic clock.
    private static var now: Int64 { Int64(g_get_monotonic_time()) / 1_000_000 }
}
