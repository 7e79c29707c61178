/// A password that is easy to read out and hard to guess: three groups of four, about 59 bits.
func randomPassword(using generator: inout some RandomNumberGenerator) -> String {
    // No letters or digits that look alike.
    let characters = Array("abcdefghijkmnpqrstuvwxyz23456789")
    let groups = (0..<3).map { _ in
        String((0..<4).map { _ in characters.randomElement(using: &generator)! })
    }
    return groups.joined(separator: "-")
}
