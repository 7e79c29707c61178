/// A unit for numbers, such as MB or minutes.
///
/// A row with several units has one number in the state, in a base unit such as bytes, seconds or metres. Each unit's
/// factor says how many base units it is worth.
///
/// ```swift
/// let lengths = [QuantityUnit("mm", 1), QuantityUnit("cm", 10), QuantityUnit("in", 25.4)]
/// ```
public struct QuantityUnit: Equatable, Sendable {
    /// The text after the number. It is translated for the screen, but not in canonical text.
    public let title: String

    /// The number of base units that the unit is worth, such as 1,000,000 for MB if the state has a number of bytes. It
    /// must be above 0.
    public let factor: Double

    /// Other names that the user can type for the unit, such as `minutes` for `min`.
    public let otherNames: [String]

    /// Makes a unit.
    ///
    /// - Parameters:
    ///   - title: The text after the number. Use a symbol, because a word would need a plural.
    ///   - factor: The number of base units that the unit is worth, above 0.
    ///   - otherNames: Other names that the user can type for the unit. The user can type the title and these names in
    ///     upper or lower case.
    public init(_ title: String, _ factor: Double, otherNames: [String] = []) {
        self.title = title
        self.factor = factor
        self.otherNames = otherNames
    }
}

extension [QuantityUnit] {
    /// Returns the units kB, MB and GB, or KiB, MiB and GiB, for a number that the state stores in bytes.
    public static func bytes(_ units: ByteUnits = .decimal) -> [QuantityUnit] {
        units.all[1...3].map { unit in
            let letter = String(unit.name.prefix(1))
            return QuantityUnit(
                unit.name, Double(unit.bytes), otherNames: units == .decimal ? [letter] : [letter, letter + "i"])
        }
    }

    /// The units s, min, h and d, for a number that the state stores in seconds. A day has 24 hours.
    public static var durations: [QuantityUnit] {
        [
            QuantityUnit("s", 1, otherNames: ["sec", "second", "seconds"]),
            QuantityUnit("min", 60, otherNames: ["m", "minute", "minutes"]),
            QuantityUnit("h", 3600, otherNames: ["hour", "hours"]),
            QuantityUnit("d", 86400, otherNames: ["day", "days"]),
        ]
    }
}
