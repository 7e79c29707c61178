/// A value that no text shows: not a log, not a dump, not a message of the runtime.
///
/// Mark a property of the state with it; key paths to the property are those to the value.
///
/// ```swift
/// struct Hotspot: Codable, Equatable {
///     @Secret var password = ""
/// }
/// print(Hotspot(password: "open sesame"))  // Hotspot(_password: ••••••••)
/// ```
///
/// A store writes it as the bare value, not encrypted, into a file that only its owner can
/// read. Give its row a field for passwords: what the value is then stands on no screen and
/// no command line either. Whoever reads the property has the value, and may print it.
@propertyWrapper
public struct Secret<Value> {
    /// The value itself.
    public var wrappedValue: Value

    /// Conceals a value.
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Dots, whatever the value.
    public var description: String { "••••••••" }

    /// Dots, whatever the value.
    public var debugDescription: String { description }

    /// A mirror that shows nothing.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

/// What marks the types whose values no text may show, also not in part.
package protocol ConcealedValue {
    /// The value itself.
    var content: Any { get }
}

extension Secret: ConcealedValue {
    /// The value itself.
    package var content: Any { wrappedValue }
}

extension Secret: Sendable where Value: Sendable {}
extension Secret: Equatable where Value: Equatable {}
extension Secret: Hashable where Value: Hashable {}

extension Secret: Encodable where Value: Encodable {
    /// Encodes the bare value.
    public func encode(to encoder: any Encoder) throws {
        // As a value of its own type, which an encoder may know better than the type itself does.
        var container = encoder.singleValueContainer()
        try container.encode(wrappedValue)
    }
}

extension Secret: Decodable where Value: Decodable {
    /// Decodes the bare value; an error does not say what was there.
    public init(from decoder: any Decoder) throws {
        do {
            wrappedValue = try decoder.singleValueContainer().decode(Value.self)
        } catch {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "The secret can't be read."))
        }
    }
}
