/// The objects of a program on the bus, their interfaces and the properties that are read of them, at one moment.
struct BusObjects: Equatable, Sendable {
    /// By path, interface and name.
    var properties: [String: [String: [String: BusValue]]] = [:]

    /// A property of an object; `nil` where it has none of that name.
    func property(_ name: String, of interface: String, at path: String) -> BusValue? {
        properties[path]?[interface]?[name]
    }

    /// The paths of the objects with an interface, sorted.
    func paths(with interface: String) -> [String] {
        properties.filter { $0.value[interface] != nil }.keys.sorted {
            // Devices/10 comes after Devices/9.
            ($0.utf8.count, $0) < ($1.utf8.count, $1)
        }
    }
}

/// A signal that an object has sent.
struct BusSignal {
    var path: String
    var interface: String
    var name: String
    /// The arguments as they have come.
    var parts: [Variant]

    /// The arguments as values, made when they are asked for: most signals only tell of the objects.
    var arguments: [BusValue] { parts.map { BusValue($0) } }
}
