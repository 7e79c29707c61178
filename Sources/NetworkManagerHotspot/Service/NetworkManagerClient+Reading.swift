/// What is so, read again.
extension NetworkManagerClient {
    /// Reads the profile again, and the permissions if they may have changed.
    func read(permissions: Bool) {
        readings += 1
        let reading = readings
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
                if reading == readings { failReading(error) }
                return
            }
            let channels = await forbidden
            guard reading == readings else { return }
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
        readings += 1
        let ending = endings.loseService()
        change {
            $0 = Machine(presence: presence, ending: ending ?? ($0.presence == .present ? nil : $0.ending))
        }
    }
}
