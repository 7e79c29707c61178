/// The methods that read NetworkManager's state again.
extension NetworkManagerClient {
    /// Reads the profile and the allowed channels again, in a task. The snapshot is updated when the answers have
    /// arrived.
    ///
    /// - Parameter permissions: True to read the user's permissions as well, because they may have changed.
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
            // If a save has ended in the meantime, its newer result is used, and this reading's result was discarded. A
            // save doesn't read the permissions, so they are read again.
            if needed, needsPermissions, machine.presence == .present { read(permissions: true) }
        }
    }

    /// Begins a reading of the profile, and returns its number.
    ///
    /// A reading's result is used unless the result of a later reading has already been applied. It must be used even
    /// if a later reading has begun: when two programs cause each other to read again and again, there is always a
    /// later reading.
    func beginReading() -> Int {
        readings += 1
        return readings
    }

    /// Applies the result of a reading, unless the result of a later reading has already been applied.
    func take(_ reading: Int, _ body: (inout Machine) -> Void) {
        guard reading > readingsTaken else { return }
        readingsTaken = reading
        change(body)
    }

    private func failReading(_ error: any Error) {
        // Only a missing answer means that NetworkManager is silent; if NetworkManager is gone, the object manager
        // reports that. A missing answer is ignored while NetworkManager starts a hotspot, because it may then be busy
        // with the firewall for longer than a call's timeout. Once NetworkManager is silent, it is asked again when
        // something changes.
        guard case BusError.noAnswer = error, machine.hotspot(uuid: uuid)?.state != .activating else { return }
        lose(.silent)
    }

    /// Reads which channels are forbidden for each radio. The channels depend on the country, which a radio may learn
    /// only later, from other networks.
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

    /// Updates a snapshot from NetworkManager's objects, and notes in the snapshot how the hotspot ended.
    func readObjects(into machine: inout Machine) {
        guard let objects else { return }
        machine.read(objects.objects, name: system.radioName)
        machine.hasDnsmasq = system.hasDnsmasq()
        endings.look(at: machine, uuid: uuid)
        machine.ending = endings.ending
    }

    /// Discards the state because NetworkManager can't be reached any more.
    ///
    /// - Parameter presence: The reason: there is no bus, NetworkManager is not running, or it doesn't answer.
    func lose(_ presence: Machine.Presence) {
        guard machine.presence != presence else { return }
        knownOwner = nil
        readingsTaken = readings
        let ending = endings.serviceDidDisappear()
        change {
            $0 = Machine(presence: presence, ending: ending ?? ($0.presence == .present ? nil : $0.ending))
        }
    }
}
