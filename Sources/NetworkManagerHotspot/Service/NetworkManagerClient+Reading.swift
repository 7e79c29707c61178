/// What is so, read again.
extension NetworkManagerClient {
    /// Reads the profile again, and the permissions if they may have changed.
    func read(permissions: Bool) {
        let reading = beginReading()
        needsPermissions = needsPermissions || permissions
        Task { [weak self, needed = needsPermissions] in
            guard let self else { return }
            async let stored = readStored()
            async let forbidden = readForbiddenChannels()
            async let allowed = needed ? readPermissions() : nil
            let outcome: (stored: StoredProfile?, allowed: [String: String]?)
            do {
                outcome = (try await stored, try await allowed)
            } catch {
                if reading == readings, reading > readingsTaken { failReading(error) }
                return
            }
            let channels = await forbidden
            take(reading) {
                needsPermissions = false
                $0.presence = .present
                $0.stored = outcome.stored
                $0.forbiddenChannels = channels
                if let allowed = outcome.allowed { $0.permissions = allowed }
                readObjects(into: &$0)
            }
            // A profile that was saved meanwhile counts, and brings no permissions.
            if needed, needsPermissions, machine.presence == .present { read(permissions: true) }
        }
    }

    /// The number of a reading that begins. Its answer counts until that of a later one has been taken over: to count
    /// only the last one would leave two programs waiting that hear of each other's reading.
    func beginReading() -> Int {
        readings += 1
        return readings
    }

    /// Takes over what a reading has found.
    func take(_ reading: Int, _ body: (inout Machine) -> Void) {
        guard reading > readingsTaken else { return }
        readingsTaken = reading
        change(body)
    }

    private func failReading(_ error: any Error) {
        // Who has gone is told of besides; who stays silent is asked again at the next change. While it starts a
        // hotspot it may be busy with the firewall for longer than an answer may take.
        guard case BusError.noAnswer = error, machine.hotspot(uuid: uuid)?.state != .activating else { return }
        lose(.silent)
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

    /// Takes over what the objects say, and how the hotspot has ended by it.
    func readObjects(into machine: inout Machine) {
        guard let objects else { return }
        machine.read(objects.objects, name: system.radioName)
        machine.hasDnsmasq = system.hasDnsmasq()
        endings.look(at: machine, uuid: uuid)
        machine.ending = endings.ending
    }

    /// Forgets what was so when there is nobody to ask any more.
    func lose(_ presence: Machine.Presence) {
        guard machine.presence != presence else { return }
        knownOwner = nil
        readingsTaken = readings
        let ending = endings.loseService()
        change {
            $0 = Machine(presence: presence, ending: ending ?? ($0.presence == .present ? nil : $0.ending))
        }
    }
}
