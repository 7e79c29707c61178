/// A unit that numbers are counted in, such as MB or minutes.
///
/// A row that has several keeps one number in the state, of what the factors count: bytes, seconds, metres.
///
/// ```swift
/// let lengths = [QuantityUnit("mm", 1), QuantityUnit("cm", 10), QuantityUnit("in", 25.4)]
/// ```
public struct QuantityUnit: Equatable, Sendable {
    /// What stands behind the number; it is translated for the screen, and is the same in canonical text.
    public let title: String

    /// How much of what is kept one of the unit is, above 0: 1,000,000 for a MB where bytes are kept.
    public let factor: Double

    /// What else is read as the unit, such as `minutes` for `min`.
    public let otherNames: [String]

    /// Makes a unit.
    ///
    /// - Parameters:
    ///   - title: What stands behind the number. Take a sign and no word that has a plural.
    ///   - factor: How much of what is kept one of the unit is, above 0.
    ///   - otherNames: What else is read as the unit; like the title in any case.
    public init(_ title: String, _ factor: Double, otherNames: [String] = []) {
        self.title = title
        self.factor = factor
        self.otherNames = otherNames
    }
}

extension [QuantityUnit] {
    /// Of bytes kB, MB and GB, or KiB, MiB and GiB.
    public static func bytes(_ units: ByteUnits = .decimal) -> [QuantityUnit] {
        units.all[1...3].map { unit in
            let letter = String(unit.name.prefix(1))
            return QuantityUnit(
                unit.name, Double(unit.bytes), otherNames: units == .decimal ? [letter] : [letter, letter + "i"])
        }
    }

    /// Of seconds s, min, h and d; a day has 24 hours.
    public static var durations: [QuantityUnit] {
        [
            QuantityUnit("s", 1, otherNames: ["sec", "second", "seconds"]),
            QuantityUnit("min", 60, otherNames: ["m", "minute", "minutes"]),
            QuantityUnit("h", 3600, otherNames: ["hour", "hours"]),
            QuantityUnit("d", 86400, otherNames: ["day", "days"]),
        ]
    }
}
