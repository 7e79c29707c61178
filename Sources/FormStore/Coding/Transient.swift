/// A property of the state that is not stored, such as the current status of a device.
///
/// ```swift
/// struct Hotspot: Codable, Equatable {
///     var isEnabled = false
///     @Transient var status = Status.off
/// }
/// ```
///
/// The property starts with its value in the defaults. It keeps its value when a store reads the changes of another
/// program. A property that is merely left out of `CodingKeys` would be reset by `init(from:)` whenever the settings
/// are read.
///
/// A transient property can't be used inside a list, a dictionary, or an optional that is `nil` by default, because it
/// would have no value to start with. Keep such data outside the list, in a dictionary whose keys are the ids of the
/// items.
///
/// An encoder that is not part of FormStore writes `null` for the property. Decoding this `null` throws an error.
@propertyWrapper
public struct Transient<Value: Sendable>: Sendable {
    /// The value.
    public var wrappedValue: Value

    /// Creates a property that is not stored.
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }
}

extension Transient: Equatable where Value: Equatable {}
extension Transient: Hashable where Value: Hashable {}

extension Transient: Codable {
    /// Encodes `null`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encodeNil()
    }

    /// Always throws an error. A store's decoder calls this only if there is no value to start with.
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

/// A type-erased ``Transient``.
protocol TransientProperty {
    var value: any Sendable { get }
    init?(value: any Sendable)
    /// The value to write to a log, or `nil` if the value's type is not `Encodable`. Files never contain it.
    var encodable: (any Encodable)? { get }
    /// The type to decode from a log, or `nil` if the value's type is not `Decodable`.
    static var decodable: (any Decodable.Type)? { get }
    init?(decoded: any Decodable)
}

/// The values of a state's transient properties, by their paths.
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

/// The error for a transient property that can't be written to a log or read from one.
struct NotCodable: Error, CustomStringConvertible {
    let key: [String]

    init(_ key: [any CodingKey]) {
        self.key = key.map(\.stringValue)
    }

    var description: String {
        "“\(key.joined(separator: "."))” can't be written to a log, nor be read from one: its type is not Codable."
    }
}
