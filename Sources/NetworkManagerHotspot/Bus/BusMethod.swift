/// A method of an object on the bus, with its arguments.
struct BusMethod {
    var destination: String
    var path: String
    var interface: String
    var name: String
    var arguments: [BusArgument]
}

/// An argument of a call.
enum BusArgument {
    case value(BusValue)
    case settings(ConnectionSettings)

    /// The argument as a message holds it.
    var variant: Variant {
        switch self {
        case .value(let value): value.variant
        case .settings(let settings): settings.variant
        }
    }
}

extension ConnectionSettings {
    /// Reads `a{sa{sv}}`.
    init(_ variant: Variant) {
        values = variant.entries { $0.entries { BusValue($0.unboxed) } }
    }

    /// The settings as `a{sa{sv}}`.
    var variant: Variant {
        .dictionary(of: "a{sv}", values) { .dictionary(of: "v", $0) { $0.variant.boxed } }
    }
}
