extension NetworkManagerClient {
    /// Starts following NetworkManager. While there is no bus, tries to connect to it every five seconds.
    func open() {
        life = Task { [weak self, clock] in
            while !Task.isCancelled {
                await self?.followBus()
                try? await clock.sleep(for: .seconds(5))
            }
        }
    }

    /// Connects to the bus and follows NetworkManager until the bus is gone.
    private func followBus() async {
        let end = PendingAnswer<Void>()
        do {
            let connection = try await BusConnection.open { end.arrive(.success(())) }
            self.connection = connection
            objects = ObjectManager(
                Machine.manager, at: "/org/freedesktop", on: connection, reading: Machine.properties,
                onChange: { [weak self] in self?.refreshSoon() }, onSignal: { [weak self] in self?.process($0) })
            try await end.value
        } catch {
            // Either there is no bus, or the client was closed. If there is no bus, the caller tries again.
        }
        objects = nil
        connection = nil
        lose(.noBus)
    }

    /// Refreshes the snapshot after a short delay, so that signals that arrive together cause one refresh.
    private func refreshSoon() {
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
            // The NetworkManager that was followed is gone, even if another instance is already running.
            if knownOwner != nil { lose(.noService) }
            return
        case .gone: return loseService()
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

    /// Reports that NetworkManager is not running or, if it has not been seen running, that it is not installed. While it
    /// is not running, checks every five seconds whether it has been installed.
    private func loseService() {
        if knownOwner != nil { lose(.noService) }
        guard installationCheck == nil else { return }
        installationCheck = Task { [weak self, clock] in
            while !Task.isCancelled, let isInstalled = await self?.isServiceInstalled(), !Task.isCancelled {
                guard self?.objects?.presence == .gone else { break }
                self?.lose(isInstalled ? .noService : .notInstalled)
                try? await clock.sleep(for: .seconds(5))
            }
            self?.installationCheck = nil
        }
    }

    private func process(_ signal: BusSignal) {
        switch (signal.interface, signal.name) {
        case (Machine.connection, "StateChanged"), (Machine.device, "StateChanged"):
            // Reads the objects first, so that `endings` knows the connection that the signal is about. The next
            // refresh would be too late: a connection that fails immediately may be gone by then.
            var seen = machine
            readObjects(into: &seen)
            endings.process(signal)
        case (Machine.storedConnection, "Updated") where signal.path == machine.stored?.path:
            readUpdated()
        // The profile is not known yet, but is being read. The answer may be older than the change that this signal
        // reports, so the profile is read again.
        case (Machine.storedConnection, "Updated") where machine.stored == nil && readings > readingsTaken:
            if !passwordReadings.isEcho() { read(permissions: false) }
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
}
