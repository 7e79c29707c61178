import HotspotService

extension NetworkManagerClient {
    /// Stores a profile.
    ///
    /// - Throws: ``HotspotProblem`` or `CancellationError`.
    func store(_ profile: HotspotProfile) async throws {
        try await naming(secret: profile.password) {
            try await untilPresent()
            let before = try await readStored()
            do {
                try await write(profile, over: before)
            } catch BusError.refused(let name, let message) {
                // Another program may have made or removed it in between.
                let now = try await readStored()
                guard now?.path != before?.path else { throw BusError.refused(name: name, message: message) }
                try await write(profile, over: now)
            }
            var (reading, written) = (beginReading(), try await readStored())
            for _ in 0..<10 where isPutBack(before, in: written, instead: profile.password) {
                try await write(profile, over: written)
                (reading, written) = (beginReading(), try await readStored())
            }
            take(reading) { $0.stored = written }
            // What has failed, has failed with another one.
            if machine.hotspot(uuid: uuid) == nil, written?.settings != before?.settings { forgetEnding() }
        }
    }

    /// Whether NetworkManager has put an old password back in the place of a new one.
    ///
    /// It does so where another program asks for the password at the same time: it stores what it answers, and looks
    /// that up before (`get_secrets_done_cb` in its nm-settings-connection.c). A third password is another program's
    /// own, and stays.
    private func isPutBack(_ old: StoredProfile?, in found: StoredProfile?, instead password: String) -> Bool {
        guard let old, let found else { return false }
        return found.password == old.password && found.password != password
    }

    private func write(_ profile: HotspotProfile, over stored: StoredProfile?) async throws {
        let present = stored?.settings
        let radio = machine.radio(named: profile.radio)
        let settings = (present ?? .hotspot(uuid: uuid, user: user)).setting(
            profile, among: machine.accessPoints,
            besides: radio.flatMap { machine.forbiddenChannels[$0.interface] } ?? [])
        guard settings != present else { return }
        // A person may be asked who they are first.
        if let path = stored?.path {
            try await call("Update", of: Machine.storedConnection, at: path, [settings.value], seconds: 120) { _ in }
        } else {
            try await call(
                "AddConnection", of: Machine.settings, at: Machine.settingsPath, [settings.value], seconds: 120
            ) { _ in }
        }
    }

    /// Waits until it is known what is so.
    ///
    /// - Throws: ``HotspotProblem`` or `CancellationError`.
    func untilKnown() async throws { try await naming { try await untilPresent() } }

    /// Waits until NetworkManager has told what is so.
    ///
    /// - Throws: ``HotspotProblem`` where it is not there, or silent for five seconds.
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

    /// Does something whose errors a person is told.
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
