import CGio

/// Follows the objects of a program on the bus. A signal that reports a change to the objects updates ``objects``; all
/// other signals of the program are passed on.
///
/// GIO's `GDBusObjectManagerClient` is not used, because it calls back in the default main context regardless of the
/// thread that creates it, and blocks while the program doesn't answer.
@BusActor
final class ObjectManager {
    /// The state of the followed program.
    enum Presence: Equatable {
        /// It is not known yet whether the program is running, or the program has not sent its objects yet.
        case unknown
        case gone
        /// The program is running and has this unique bus name, which is different after each start.
        case present(owner: String)
        /// The program is running but does not answer.
        case silent
    }

    private(set) var presence = Presence.unknown
    private(set) var objects = BusObjects()

    private let connection: BusConnection
    private let name: String
    private let path: String
    private let properties: [String: [String]]
    private let onChange: @BusActor () -> Void
    private let onSignal: @BusActor (BusSignal) -> Void
    private var watch: guint = 0
    private var subscription: guint = 0
    /// Counts the requests for all objects; only the answer to the last one is used.
    private var requestCount = 0
    /// The signals that arrived before the answer with all objects. They are processed after this answer.
    private var queuedSignals: [BusSignal] = []

    /// Starts following a program. The program is not launched if it isn't running.
    ///
    /// - Parameters:
    ///   - name: The bus name of the program.
    ///   - path: The path of the object that lists the program's objects.
    ///   - connection: The connection to the bus.
    ///   - properties: The properties to read, by interface.
    ///   - onChange: Called when an object was added, removed or changed, and when the program has started or ended.
    ///   - onSignal: Called with each signal that doesn't report a change to the objects.
    init(
        _ name: String, at path: String, on connection: BusConnection, reading properties: [String: [String]],
        onChange: @escaping @BusActor () -> Void, onSignal: @escaping @BusActor (BusSignal) -> Void
    ) {
        self.connection = connection
        self.name = name
        self.path = path
        self.properties = properties
        self.onChange = onChange
        self.onSignal = onSignal
        subscribe()
        watchName()
    }

    isolated deinit {
        g_bus_unwatch_name(watch)
        g_dbus_connection_signal_unsubscribe(connection.pointer, subscription)
    }

    private func ownerChanged(_ owner: String?) {
        requestCount += 1
        queuedSignals = []
        objects = BusObjects()
        presence = owner == nil ? .gone : .unknown
        if let owner { ask(owner) }
        onChange()
    }

    private func ask(_ owner: String) {
        let request = requestCount
        let method = BusMethod(
            destination: owner, path: path, interface: "org.freedesktop.DBus.ObjectManager", name: "GetManagedObjects",
            arguments: [])
        Task { [weak self, connection, properties] in
            let found = try? await connection.call(method, seconds: 10) { answer in
                BusObjects(answer.children.first, reading: properties)
            }
            guard let self, request == requestCount else { return }
            objects = found ?? BusObjects()
            presence = found == nil ? .silent : .present(owner: owner)
            // Processes the signals that have arrived while the answer was awaited. The answer may already contain some
            // of their changes; applying such a change again has no effect.
            for signal in queuedSignals where found != nil {
                if !objects.apply(signal, reading: properties) { onSignal(signal) }
            }
            queuedSignals = []
            onChange()
            // Asks again, because a slow program may answer the next time.
            if found == nil { ask(owner) }
        }
    }

    private func process(_ signal: BusSignal) {
        guard case .present = presence else { return queuedSignals.append(signal) }
        if objects.apply(signal, reading: properties) { onChange() } else { onSignal(signal) }
    }

    private func subscribe() {
        let handler: @BusActor (BusSignal) -> Void = { [weak self] in self?.process($0) }
        subscription = g_dbus_connection_signal_subscribe(
            connection.pointer, name, nil, nil, nil, nil, bus_signal_default,
            { _, _, path, interface, name, pointer, data in
                guard let path, let interface, let name, let pointer else { return }
                let signal = BusSignal(
                    path: String(cString: path), interface: String(cString: interface), name: String(cString: name),
                    parts: Variant(borrowing: pointer).children)
                let handler = BoxedClosure.at(data, as: (@BusActor (BusSignal) -> Void).self)
                BusActor.assumeIsolated { handler(signal) }
            }, BoxedClosure.retained(handler), { BoxedClosure.release($0) })
    }

    private func watchName() {
        let changed: @BusActor (String?) -> Void = { [weak self] in self?.ownerChanged($0) }
        watch = g_bus_watch_name_on_connection(
            connection.pointer, name, bus_name_watch_default,
            { _, _, owner, data in
                let changed = BoxedClosure.at(data, as: (@BusActor (String?) -> Void).self)
                let owner = owner.map { String(cString: $0) }
                BusActor.assumeIsolated { changed(owner) }
            },
            { _, _, data in
                let changed = BoxedClosure.at(data, as: (@BusActor (String?) -> Void).self)
                BusActor.assumeIsolated { changed(nil) }
            }, BoxedClosure.retained(changed), { BoxedClosure.release($0) })
    }
}

extension BusObjects {
    /// Creates a snapshot from a value of the type `a{oa{sa{sv}}}`.
    fileprivate init(_ managed: Variant?, reading names: [String: [String]]) {
        for (path, interfaces) in managed?.entries({ $0 }) ?? [:] { add(interfaces, at: path, reading: names) }
    }

    /// Applies a signal if it reports that an object was added, removed or changed.
    ///
    /// - Returns: True if the signal reports such a change, even in an object or property that is not followed.
    mutating func apply(_ signal: BusSignal, reading names: [String: [String]]) -> Bool {
        let parts = signal.parts
        switch (signal.interface, signal.name, parts.count) {
        case ("org.freedesktop.DBus.ObjectManager", "InterfacesAdded", 2):
            add(parts[1], at: parts[0].string, reading: names)
        case ("org.freedesktop.DBus.ObjectManager", "InterfacesRemoved", 2):
            let path = parts[0].string
            for interface in parts[1].children { properties[path]?[interface.string] = nil }
            if properties[path]?.isEmpty == true { properties[path] = nil }
        case ("org.freedesktop.DBus.Properties", "PropertiesChanged", 3):
            let interface = parts[0].string
            guard properties[signal.path]?[interface] != nil else { break }
            for (name, value) in parts[1].entries({ $0.unboxed }) where names[interface]?.contains(name) == true {
                properties[signal.path]?[interface]?[name] = BusValue(value)
            }
        default: return false
        }
        return true
    }

    private mutating func add(_ interfaces: Variant, at path: String, reading names: [String: [String]]) {
        for (interface, values) in interfaces.entries({ $0 }) {
            guard let wanted = names[interface] else { continue }
            let read = values.entries { $0.unboxed }.filter { wanted.contains($0.key) }
            properties[path, default: [:]][interface] = read.mapValues { BusValue($0) }
        }
    }
}
