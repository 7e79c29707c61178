/// A snapshot of a program's objects on the bus, with their interfaces and the requested properties.
struct BusObjects: Equatable, Sendable {
    /// The properties by object path, interface and property name.
    var properties: [String: [String: [String: BusValue]]] = [:]

    /// Returns a property of an object, or `nil` if the snapshot doesn't contain it.
    func property(_ name: String, of interface: String, at path: String) -> BusValue? {
        properties[path]?[interface]?[name]
    }

    /// Returns the sorted paths of the objects that have an interface.
    func paths(with interface: String) -> [String] {
        properties.filter { $0.value[interface] != nil }.keys.sorted {
            // A shorter path comes first, so that Devices/9 comes before Devices/10.
            ($0.utf8.count, $0) < ($1.utf8.count, $1)
        }
    }
}

/// A signal sent by an object.
struct BusSignal {
    var path: String
    var interface: String
    var name: String
    /// The arguments as received.
    var parts: [Variant]

    /// The arguments as values. They are converted on demand: most signals report changes to objects, and such changes
    /// are read from ``parts``.
    var arguments: [BusValue] { parts.map { BusValue($0) } }
}
