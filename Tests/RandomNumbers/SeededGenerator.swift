import Glibc

/// Random numbers that a seed repeats.
public struct SeededGenerator: RandomNumberGenerator {
    /// What the numbers follow from.
    public let seed: UInt64
    private var state: UInt64

    public init(seed: UInt64) {
        self.seed = seed
        state = seed
    }

    /// The seed in the variable FORM_SEED, or another one each time where it is not set.
    public static var newSeed: UInt64 { givenSeed ?? .random(in: 0...UInt64(UInt32.max)) }

    /// A generator whose seed is printed, and taken from the variable FORM_SEED where it is set.
    ///
    /// - Parameters:
    ///   - seed: The seed where none is set; by default another one each time.
    ///   - part: The number of the part of a test that has several. Each part gets other numbers.
    public static func announced(_ name: String, seed: UInt64 = newSeed, part: UInt64 = 0) -> SeededGenerator {
        let seed = givenSeed ?? seed
        print("\(name)\(part == 0 ? "" : ", part \(part)"): FORM_SEED=\(seed)")
        return SeededGenerator(seed: seed &+ part)
    }

    private static var givenSeed: UInt64? { getenv("FORM_SEED").flatMap { UInt64(String(cString: $0)) } }

    /// SplitMix64.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
