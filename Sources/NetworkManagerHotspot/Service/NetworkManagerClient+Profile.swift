import HotspotService

extension NetworkManagerClient {
    /// Stores a profile in NetworkManager, and updates the snapshot. If NetworkManager then restores the old password,
    /// stores the profile again.
    ///
    /// - Throws: ``HotspotProblem`` if the profile can't be stored, or `CancellationError`.
    func store(_ profile: HotspotProfile) async throws {
        try await naming(secret: profile.password) {
            try await untilPresent()
            let before = try await readStored()
            do {
                try await write(profile, over: before)
            } catch BusError.refused(let name, let message) {
                // Another program may have added or removed the profile in the meantime.
                let now = try await readStored()
                guard now?.path != before?.path else { throw BusError.refused(name: name, message: message) }
                try await write(profile, over: now)
            }
            var (reading, written) = (beginReading(), try await readStored())
            for _ in 0..<10 where isOldPasswordRestored(before, in: written, instead: profile.password) {
                try await write(profile, over: written)
                (reading, written) = (beginReading(), try await readStored())
            }
            take(reading) { $0.stored = written }
            // An earlier failure no longer applies, because it was a failure of the previous settings.
            if machine.hotspot(uuid: uuid) == nil, written?.settings != before?.settings { forgetEnding() }
        }
    }

    /// Returns true if NetworkManager has replaced the new password with the old one.
    ///
    /// This happens if another program asks for the password while this program changes it. To answer, NetworkManager
    /// looks up the password before the change. After the change, it stores the password that it has looked up
    /// (`get_secrets_done_cb` in its nm-settings-connection.c). If the stored password is neither the old nor the new
    /// one, another program has set it, so the method returns false.
    ///
    /// - Parameters:
    ///   - old: The profile before the change.
    ///   - found: The profile after the change.
    ///   - password: The new password.
    private func isOldPasswordRestored(_ old: StoredProfile?, in found: StoredProfile?, instead password: String)
        -> Bool
    {
        guard let old, let found else { return false }
        return found.password.hasSameBytes(as: old.password) && !found.password.hasSameBytes(as: password)
    }

    private func write(_ profile: HotspotProfile, over stored: StoredProfile?) async throws {
        let present = stored?.settings
        let radio = machine.radio(named: profile.radio)
        let settings = (present ?? .hotspot(uuid: uuid, user: user)).setting(
            profile, among: machine.accessPoints,
            besides: radio.flatMap { machine.forbiddenChannels[$0.interface] } ?? [])
        guard settings != present else { return }
        // The timeout is long because the user may have to authenticate first.
        if let path = stored?.path {
            try await call("Update", of: Machine.storedConnection, at: path, [settings.value], seconds: 120) { _ in }
        } else {
            try await call(
                "AddConnection", of: Machine.settings, at: Machine.settingsPath, [settings.value], seconds: 120
            ) { _ in }
        }
    }

    /// Waits until NetworkManager's state is known.
    ///
    /// - Throws: ``HotspotProblem`` if NetworkManager can't be reached, or `CancellationError`.
    func untilKnown() async throws { try await naming { try await untilPresent() } }

    /// Waits until NetworkManager has reported its state.
    ///
    /// - Throws: ``HotspotProblem`` if there is no bus, if NetworkManager is not running, or if it doesn't answer
    ///   within five seconds; or `CancellationError`.
    func untilPresent() async throws {
        do {
            try await wait(atMost: .seconds(5)) { machine in
                if machine.presence == .present { return () }
                if machine.presence != .silent, let problem = machine.presence.problem { throw problem }
                return nil
            }
        } catch HotspotProblem.timedOut {
            throw HotspotProblem.noAnswer
        }
    }

    /// Runs the body. If the body throws an error other than `CancellationError`, throws a ``HotspotProblem`` for it
    /// that can be shown to the user.
    ///
    /// - Parameter secret: A password to remove from the message, or an empty string.
    func naming<Answer>(secret: String = "", _ body: @BusActor () async throws -> Answer) async throws -> Answer {
        do {
            return try await body()
        } catch let error as CancellationError {
            throw error
        } catch {
            throw HotspotProblem(error, secret: secret)
        }
    }
}
