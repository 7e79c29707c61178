import HotspotService

extension NetworkManagerClient {
    /// Looks what stands in the way, and stores the profile.
    ///
    /// - Throws: ``HotspotProblem`` or `CancellationError`.
    func prepare(_ profile: HotspotProfile) async throws {
        try await untilPresent()
        await readChannels()
        let isOn = machine.hotspot(uuid: uuid) != nil
        // Its own radio is then in use, and may be so.
        let obstacle = isOn ? nil : machine.obstacle(to: profile, uuid: uuid)
        do {
            try await store(profile)
        } catch {
            throw obstacle ?? error
        }
        if let obstacle { throw obstacle }
    }

    /// Starts the stored profile, and returns when devices can join.
    ///
    /// - Throws: ``HotspotProblem`` or `CancellationError`; the hotspot is off then.
    func activate(_ profile: HotspotProfile) async throws {
        try await naming(secret: profile.password) {
            guard let stored = machine.stored else { throw HotspotProblem.profileIsGone }
            guard let radio = machine.radio(named: profile.radio) else { throw HotspotProblem.noRadio }
            // A person may be asked who they are first.
            let path = try await call(
                "ActivateConnection", of: Machine.manager, at: Machine.managerPath,
                [.path(stored.path), .path(radio.path), .path("/")], seconds: 120,
                late: { [self] path in Task { try? await deactivate(path) } }, reading: Self.path)
            do {
                try await untilUp(path)
                try await untilSettled(path)
            } catch {
                // Also where this task is cancelled.
                await Task { try? await deactivate(path) }.value
                throw error
            }
        }
    }

    private func untilUp(_ path: String) async throws {
        // NetworkManager itself gives up after 25 seconds when a radio does not answer.
        try await wait(atMost: .seconds(60)) { machine in
            if let problem = machine.presence.problem { throw problem }
            if machine.activeConnections.contains(where: { $0.path == path && $0.state == .activated }) { return () }
            guard let ending = machine.ending, ending.path == path else { return nil }
            throw machine.problem(of: ending) ?? .turnedOffElsewhere
        }
    }

    /// A hotspot is up a moment before it is known whether devices get addresses: a dnsmasq that ends ends it.
    private func untilSettled(_ path: String) async throws {
        do {
            try await wait(atMost: .seconds(1)) { machine -> Void? in
                if let problem = machine.presence.problem { throw problem }
                guard let ending = machine.ending, ending.path == path else { return nil }
                throw machine.problem(of: ending) ?? .turnedOffElsewhere
            }
        } catch HotspotProblem.timedOut where machine.hotspot(uuid: uuid)?.path == path {
            // Nothing has happened.
        }
    }

    /// Ends the hotspot, and returns when it is off; at once where it is.
    ///
    /// - Throws: ``HotspotProblem`` or `CancellationError`.
    func deactivate() async throws {
        try await naming {
            // Without NetworkManager there is no hotspot; with one that is silent, nobody knows.
            if machine.presence == .silent { try await untilPresent() }
            guard machine.presence == .present else { return }
            while let hotspot = machine.hotspot(uuid: uuid) { try await deactivate(hotspot.path) }
        }
        forgetEnding()
    }

    /// Ends a hotspot after a start that has failed, whose reason stays.
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
            // Somebody was faster.
            guard name.hasSuffix("ConnectionNotActive") else { throw BusError.refused(name: name, message: message) }
        }
        try await wait(atMost: .seconds(15)) { machine in
            let connection = machine.activeConnections.first { $0.path == path }
            return connection.map { $0.state == .deactivated } ?? true ? () : nil
        }
    }
}
