/// A type that is encoded as a single JSON value, without nested values.
protocol PrimitiveValue {
    var json: JSONValue { get }

    /// Reads the value, or throws the reason why the JSON doesn't represent it.
    init(json: JSONValue) throws(UnreadableValue)
}

/// The reason why a value can't be read, as the end of a sentence.
///
/// The reason never contains the value itself, because the value may be a password and the sentence may be logged.
struct UnreadableValue: Error {
    let reason: String

    init(expected: String, found value: JSONValue) {
        reason = "\(expected) is expected, found \(value.kind)"
    }

    init(_ reason: String) {
        self.reason = reason
    }
}

extension Bool: PrimitiveValue {
    var json: JSONValue { .bool(self) }

    init(json: JSONValue) throws(UnreadableValue) {
        guard case .bool(let value) = json else { throw UnreadableValue(expected: "true or false", found: json) }
        self = value
    }
}

extension String: PrimitiveValue {
    var json: JSONValue { .string(self) }

    init(json: JSONValue) throws(UnreadableValue) {
        guard case .string(let value) = json else { throw UnreadableValue(expected: "a text", found: json) }
        self = value
    }
}

extension PrimitiveValue where Self: FixedWidthInteger {
    var json: JSONValue { .number(JSONNumber(checked: description)) }

    init(json: JSONValue) throws(UnreadableValue) {
        guard case .number(let number) = json else { throw UnreadableValue(expected: "a number", found: json) }
        guard let value = number.integer(Self.self) else {
            throw UnreadableValue("a whole number from \(Self.min) to \(Self.max) is expected")
        }
        self = value
    }
}

extension Int: PrimitiveValue {}
extension Int8: PrimitiveValue {}
extension Int16: PrimitiveValue {}
extension Int32: PrimitiveValue {}
extension Int64: PrimitiveValue {}
extension Int128: PrimitiveValue {}
extension UInt: PrimitiveValue {}
extension UInt8: PrimitiveValue {}
extension UInt16: PrimitiveValue {}
extension UInt32: PrimitiveValue {}
extension UInt64: PrimitiveValue {}
extension UInt128: PrimitiveValue {}

/// JSON has no numbers for NaN and infinity, so they are encoded as strings to preserve them.
extension PrimitiveValue where Self: BinaryFloatingPoint & LosslessStringConvertible {
    var json: JSONValue {
        if isNaN { return .string("NaN") }
        if isInfinite { return .string(self > 0 ? "Infinity" : "-Infinity") }
        return .number(JSONNumber(checked: description))
    }

    init(json: JSONValue) throws(UnreadableValue) {
        switch json {
        case .string("NaN"): self = .nan
        case .string("Infinity"): self = .infinity
        case .string("-Infinity"): self = -.infinity
        case .number(let number):
            guard let value = number.floating(Self.self) else { throw UnreadableValue("the number is too large") }
            self = value
        default: throw UnreadableValue(expected: "a number", found: json)
        }
    }
}

extension Double: PrimitiveValue {}
extension Float: PrimitiveValue {}
