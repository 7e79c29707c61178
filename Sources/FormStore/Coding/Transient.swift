/// A property of the state that is not stored, such as what the machine is doing at the moment.
///
/// ```swift
/// struct Hotspot: Codable, Equatable {
///     var isEnabled = false
///     @Transient var status = Status.off
/// }
/// ```
///
/// It begins as the defaults have it. A store that takes over what another program has
/// saved leaves it as it is; a property that is left out with `CodingKeys` would be what
/// `init(from:)` makes of it each time. Inside a list, a dictionary or an optional that is
/// `nil` by default there is nothing that it could begin as, so it can't stand there: keep what is told of items beside
/// them, under their identities.
///
/// Other encoders write `null` in its place, which nothing can be read from.
@propertyWrapper
public struct Transient<Value: Sendable>: Sendable {
    /// The value.
    public var wrappedValue: Value

    /// Makes a property that is not stored.
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }
}

extension Transient: Equatable where Value: Equatable {}
extension Transient: Hashable where Value: Hashable {}

extension Transient: Codable {
    /// Encodes nothing.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encodeNil()
    }

    /// Can't read anything; a store's own decoder does not ask.
    public init(from decoder: any Decoder) throws {
        throw DecodingError.dataCorrupted(
            DecodingError.Context(
                codingPath: decoder.codingPath,
                debugDescription: "it is not stored, and there is nothing that it could begin as"))
    }
}

extension Transient: TransientProperty {
    var value: any Sendable { wrappedValue }

    var encodable: (any Encodable)? { wrappedValue as? any Encodable }

    static var decodable: (any Decodable.Type)? { Value.self as? any Decodable.Type }

    init?(decoded: any Decodable) {
        guard let value = decoded as? Value else { return nil }
        self.init(wrappedValue: value)
    }

    init?(value: any Sendable) {
        guard let value = value as? Value else { return nil }
        self.init(wrappedValue: value)
    }
}

/// A ``Transient`` of any type.
protocol TransientProperty {
    var value: any Sendable { get }
    init?(value: any Sendable)
    /// The value for a log, as no file has it; `nil` where its type can't be encoded.
    var encodable: (any Encodable)? { get }
    /// The type that a log has it as; `nil` where it can't be decoded.
    static var decodable: (any Decodable.Type)? { get }
    init?(decoded: any Decodable)
}

/// What the transient properties of a state are, by their keys.
struct TransientValues: Sendable {
    private var values: [[String]: any Sendable] = [:]

    subscript(path: [any CodingKey]) -> (any Sendable)? {
        get { values.isEmpty ? nil : values[path.map(\.stringValue)] }
        set { values[path.map(\.stringValue)] = newValue }
    }
}

/// Collects the transient properties of a state while it is encoded.
final class TransientCollector {
    var values = TransientValues()
}

/// A transient property that can't be written to a log, nor be read from one.
struct NotCodable: Error, CustomStringConvertible {
    let key: [String]

    init(_ key: [any CodingKey]) {
        self.key = key.map(\.stringValue)
    }

    var description: String {
        "“\(key.joined(separator: "."))” can't be written to a log, nor be read from one: its type is not Codable."
    }
}
