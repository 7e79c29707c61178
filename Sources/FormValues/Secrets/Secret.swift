/// A value that never appears in logs, dumps or runtime messages.
///
/// Mark a property of the state with this property wrapper. A key path to the property still leads to the value itself,
/// so its row is written as for any other property.
///
/// ```swift
/// struct Hotspot: Codable, Equatable {
///     @Secret var password = ""
/// }
/// print(Hotspot(password: "open sesame"))  // Hotspot(_password: ••••••••)
/// ```
///
/// A store writes the value unencrypted into a file that only the file's owner can read. Use a password field in the
/// row of the property, so that the value doesn't appear on the screen or the command line either. Code that reads the
/// property gets the value itself, and could print it.
@propertyWrapper
public struct Secret<Value> {
    /// The value itself.
    public var wrappedValue: Value

    /// Makes a secret from the value that it conceals.
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable, HiddenFromDumps {
    /// Dots, regardless of the value.
    public var description: String { "••••••••" }

    /// Dots, regardless of the value.
    public var debugDescription: String { description }
}

/// A type whose dump shows nothing of what a value contains, since that may be a secret.
package protocol HiddenFromDumps: CustomReflectable {}

extension HiddenFromDumps {
    public var customMirror: Mirror { Mirror(self, children: []) }
}

/// A type whose values must not appear in any output, not even in part.
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
    /// Encodes the value itself, unconcealed.
    public func encode(to encoder: any Encoder) throws {
        // A container lets the encoder handle the value's type specially, as `JSONEncoder` does with dates.
        var container = encoder.singleValueContainer()
        try container.encode(wrappedValue)
    }
}

extension Secret: Decodable where Value: Decodable {
    /// Decodes the value itself. If that fails, the error doesn't contain the text that could not be decoded, since
    /// that text may be the secret.
    public init(from decoder: any Decoder) throws {
        do {
            wrappedValue = try decoder.singleValueContainer().decode(Value.self)
        } catch {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "The secret can't be read."))
        }
    }
}
