import HotspotService

extension NetworkManagerClient {
    /// Stores a profile.
    ///
    /// - Throws: ``HotspotProblem`` or `CancellationError`.
    func store(_ profile: HotspotProfile) async throws {
        try await naming(secret: profile.password) {
            try await untilPresent()
            let stored = try await readStored()
            do {
                try await write(profile, over: stored)
            } catch BusError.refused(let name, let message) {
                // Another program may have made or removed it in between.
                let now = try await readStored()
                guard now?.path != stored?.path else { throw BusError.refused(name: name, message: message) }
                try await write(profile, over: now)
            }
            // What others read meanwhile does not count: it may be from before. When there was more to read, once more.
            var written: StoredProfile?
            var reading = -1
            while reading != readings {
                readings += 1
                reading = readings
                written = try await readStored()
            }
            change { $0.stored = written }
            // What has failed, has failed with another one.
            if machine.hotspot(uuid: uuid) == nil, written?.settings != stored?.settings { forgetEnding() }
        }
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
