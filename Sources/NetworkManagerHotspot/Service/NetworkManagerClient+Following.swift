import HotspotService

extension NetworkManagerClient {
    /// Connects, and follows until the bus goes.
    func followBus() async {
        let end = PendingAnswer<Void>()
        do {
            let connection = try await BusConnection.open { end.arrive(.success(())) }
            self.connection = connection
            objects = ObjectManager(
                Machine.manager, at: "/org/freedesktop", on: connection, reading: Machine.properties,
                onChange: { [weak self] in self?.refreshSoon() }, onSignal: { [weak self] in self?.hear($0) })
            try await end.value
        } catch {
            // Without a bus, or closed: the caller tries again, unless it was closed.
        }
        objects = nil
        connection = nil
        lose(.noBus)
    }

    /// Reads what is so when all that was told together has arrived.
    func refreshSoon() {
        guard refreshing == nil else { return }
        refreshing = Task { [weak self] in
            try? await Task.sleep(for: .milliseconds(20))
            self?.refreshing = nil
            if !Task.isCancelled { self?.refresh() }
        }
    }

    private func refresh() {
        guard let objects else { return }
        let owner: String
        switch objects.presence {
        case .unknown:
            // Another one may run already.
            if knownOwner != nil { lose(.noService) }
            return
        case .gone: return lose(.noService)
        case .silent: return lose(.silent)
        case .present(let name): owner = name
        }
        if owner != knownOwner {
            if knownOwner != nil { lose(.noService) }
            knownOwner = owner
            read(permissions: true)
        }
        guard machine.presence == .present else { return }
        let radios = machine.radios.map(\.interface)
        change { readObjects(into: &$0) }
        if machine.radios.map(\.interface) != radios { Task { [weak self] in await self?.readChannels() } }
    }

    /// Reads which channels are allowed: it depends on the country, which is known once a radio has heard of it.
    func readChannels() async {
        let forbidden = await readForbiddenChannels()
        change { $0.forbiddenChannels = forbidden }
    }

    private func readForbiddenChannels() async -> [String: Set<Int>] {
        var seen = Machine()
        if let objects { seen.read(objects.objects) { $0 } }
        var forbidden: [String: Set<Int>] = [:]
        for radio in seen.radios { forbidden[radio.interface] = await system.forbiddenChannels(radio.interface) }
        return forbidden
    }

    private func readObjects(into machine: inout Machine) {
        guard let objects else { return }
        machine.read(objects.objects, name: system.radioName)
        machine.hasDnsmasq = system.hasDnsmasq()
        endings.look(at: machine, uuid: uuid)
        machine.ending = endings.ending
    }

    private func hear(_ signal: BusSignal) {
        switch (signal.interface, signal.name) {
        case (Machine.connection, "StateChanged"), (Machine.device, "StateChanged"):
            // A connection that fails at once would be gone before anybody has looked at it.
            var seen = machine
            readObjects(into: &seen)
            endings.hear(signal)
        case (Machine.storedConnection, "Updated") where signal.path == machine.stored?.path:
            readUpdated()
        case (Machine.storedConnection, "Removed") where signal.path == machine.stored?.path,
            (Machine.settings, "NewConnection") where machine.stored == nil,
            (Machine.settings, "ConnectionRemoved") where signal.arguments.first?.path == machine.stored?.path:
            read(permissions: false)
        case (Machine.manager, "CheckPermissions"):
            read(permissions: true)
        default: break
        }
        refreshSoon()
    }

    private func lose(_ presence: Machine.Presence) {
        guard machine.presence != presence else { return }
        knownOwner = nil
        readings += 1
        let ending = endings.loseService()
        change {
            $0 = Machine(presence: presence, ending: ending ?? ($0.presence == .present ? nil : $0.ending))
        }
    }

    /// Reads the profile again, and the permissions if they may have changed.
    func read(permissions: Bool) {
        readings += 1
        let reading = readings
        needsPermissions = needsPermissions || permissions
        Task { [weak self, needed = needsPermissions] in
            async let stored = self?.readStored()
            async let forbidden = self?.readForbiddenChannels()
            async let allowed = needed ? self?.readPermissions() : nil
            let outcome: (stored: StoredProfile?, allowed: [String: String]?)
            do {
                outcome = (try await stored, try await allowed)
            } catch {
                if let self, reading == readings { failReading(error) }
                return
            }
            let channels = await forbidden ?? [:]
            guard let self, reading == readings else { return }
            needsPermissions = false
            change {
                $0.presence = .present
                $0.stored = outcome.stored
                $0.forbiddenChannels = channels
                if let allowed = outcome.allowed { $0.permissions = allowed }
                readObjects(into: &$0)
            }
        }
    }

    private func failReading(_ error: any Error) {
        // Who has gone is told of besides; who stays silent is asked again at the next change. While it starts a
        // hotspot it may be busy with the firewall for longer than an answer may take.
        guard case BusError.noAnswer = error, machine.hotspot(uuid: uuid)?.state != .activating else { return }
        lose(.silent)
    }
}
