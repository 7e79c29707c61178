/// Returns a random password that is easy to read out and hard to guess: three groups of four characters, 60 bits in
/// all.
func randomPassword(using generator: inout some RandomNumberGenerator) -> String {
    // Letters and digits that look alike are left out.
    let characters = Array("abcdefghijkmnpqrstuvwxyz23456789")
    let groups = (0..<3).map { _ in
        String((0..<4).map { _ in characters.randomElement(using: &generator)! })
    }
    return groups.joined(separator: "-")
}
