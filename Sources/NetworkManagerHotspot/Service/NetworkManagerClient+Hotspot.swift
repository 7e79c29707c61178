import HotspotService

extension NetworkManagerClient {
    /// Stores the profile, and checks whether the hotspot can start with it. The profile is stored even if the hotspot
    /// can't start.
    ///
    /// - Throws: ``HotspotProblem`` if the profile can't be stored or the hotspot can't start, or `CancellationError`.
    func prepare(_ profile: HotspotProfile) async throws {
        try await untilPresent()
        await readChannels()
        let isOn = machine.hotspot(uuid: uuid) != nil
        // While the hotspot is on, it uses the radio itself, so a check would wrongly refuse to restart it.
        let obstacle = isOn ? nil : machine.obstacle(to: profile, uuid: uuid)
        do {
            try await store(profile)
        } catch {
            throw obstacle ?? error
        }
        if let obstacle { throw obstacle }
    }

    /// Starts the stored profile and returns when devices can join. If the start fails or is cancelled, the new
    /// connection is stopped.
    ///
    /// - Throws: ``HotspotProblem`` if the hotspot can't be started, or `CancellationError`.
    func activate(_ profile: HotspotProfile) async throws {
        try await naming(secret: profile.password) {
            guard let stored = machine.stored else { throw HotspotProblem.profileIsGone }
            guard let radio = machine.radio(named: profile.radio) else { throw HotspotProblem.noRadio }
            // The timeout is long because the user may have to authenticate first.
            let path = try await call(
                "ActivateConnection", of: Machine.manager, at: Machine.managerPath,
                [.path(stored.path), .path(radio.path), .path("/")], seconds: 120,
                late: { [self] path in Task { try? await deactivate(path) } }, reading: Self.path)
            do {
                try await untilUp(path)
                try await untilSettled(path)
            } catch {
                // A separate task stops the connection even if the current task is cancelled.
                await Task { try? await deactivate(path) }.value
                throw error
            }
        }
    }

    private func untilUp(_ path: String) async throws {
        // This limit is longer than NetworkManager's own: NetworkManager gives up after 25 seconds if a radio does not
        // answer.
        try await wait(atMost: .seconds(60)) { machine in
            if let problem = machine.presence.problem { throw problem }
            if machine.activeConnections.contains(where: { $0.path == path && $0.state == .activated }) { return () }
            guard let ending = machine.ending, ending.path == path else { return nil }
            throw machine.problem(of: ending) ?? .turnedOffElsewhere
        }
    }

    /// Waits a second to see whether the hotspot stays up. NetworkManager reports a hotspot as up before dnsmasq is
    /// known to work, and stops the hotspot if dnsmasq ends.
    ///
    /// - Throws: ``HotspotProblem`` if the hotspot doesn't stay up.
    private func untilSettled(_ path: String) async throws {
        do {
            try await wait(atMost: .seconds(1)) { machine -> Void? in
                if let problem = machine.presence.problem { throw problem }
                guard let ending = machine.ending, ending.path == path else { return nil }
                throw machine.problem(of: ending) ?? .turnedOffElsewhere
            }
        } catch HotspotProblem.timedOut where machine.hotspot(uuid: uuid)?.path == path {
            // The hotspot is still up after the wait.
        }
    }

    /// Stops the hotspot and returns when it is off. Returns immediately if it is already off.
    ///
    /// - Throws: ``HotspotProblem`` if the hotspot can't be stopped, or `CancellationError`.
    func deactivate() async throws {
        try await naming {
            // If NetworkManager is not running, there is no hotspot. If it is running but doesn't answer, the state is
            // unknown, so this waits for an answer.
            if machine.presence == .silent { try await untilPresent() }
            guard machine.presence == .present else { return }
            while let hotspot = machine.hotspot(uuid: uuid) { try await deactivate(hotspot.path) }
        }
        forgetEnding()
    }

    /// Stops the hotspot after a failed start, but keeps the reason for the failure. If stopping fails too, that error
    /// is ignored.
    func end() async {
        while machine.presence == .present, let hotspot = machine.hotspot(uuid: uuid) {
            do { try await deactivate(hotspot.path) } catch { return }
        }
    }

    private func deactivate(_ path: String) async throws {
        do {
            try await call(
                "DeactivateConnection", of: Machine.manager, at: Machine.managerPath, [.path(path)], seconds: 120
            ) { _ in }
        } catch BusError.refused(let name, let message) {
            // Another program may have stopped the connection already.
            guard name.hasSuffix("ConnectionNotActive") else { throw BusError.refused(name: name, message: message) }
        }
        try await wait(atMost: .seconds(15)) { machine in
            let connection = machine.activeConnections.first { $0.path == path }
            return connection.map { $0.state == .deactivated } ?? true ? () : nil
        }
    }
}
