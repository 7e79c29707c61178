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

    /// A generator whose seed is printed, and taken from the variable FORM_SEED where it is set.
    ///
    /// - Parameter seed: The seed where none is set; by default another one each time.
    public static func announced(_ name: String, seed: UInt64 = .random(in: 0 ... .max)) -> SeededGenerator {
        let given = getenv("FORM_SEED").flatMap { UInt64(String(cString: $0)) }
        print("\(name): FORM_SEED=\(given ?? seed)")
        return SeededGenerator(seed: given ?? seed)
    }

    /// SplitMix64.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
