/// Assigns each row of a page a unique letter. The user presses Alt and the letter to get to the row.
///
/// Letters at the start of a word are preferred. If all letters of a row's title are taken, the row gets no letter.
struct Mnemonics {
    /// A lower-case ASCII letter or a digit, which every keyboard has.
    typealias Letter = UInt8

    private var taken: Set<Letter> = []

    /// - Parameter labels: The labels of other widgets, in which an underscore precedes the mnemonic. The rows don't
    ///   get these letters.
    init(besides labels: [String] = []) {
        for label in labels {
            let bytes = Array(label.utf8)
            let position = bytes.firstIndex(of: Self.underscore).map { $0 + 1 }
            guard let position, position < bytes.count else { continue }
            if let letter = Self.lowercased(bytes[position]) { taken.insert(letter) }
        }
    }

    /// The number of letters and digits.
    private static let all = 36

    /// Takes a free letter from the title of a row. Returns `nil` if all letters of the title are taken.
    mutating func take(from title: String) -> Letter? {
        guard taken.count < Self.all else { return nil }
        let letter = Self.candidates(in: title).first { !taken.contains($0) }
        if let letter { taken.insert(letter) }
        return letter
    }

    /// Frees the letters of rows that are no longer shown.
    mutating func giveBack(_ letters: [Letter]) { taken.subtract(letters) }

    /// Returns the title as GTK expects it: each underscore of the title is doubled, and a single underscore precedes
    /// the mnemonic. If `letter` is `nil`, the title has no mnemonic.
    static func mark(_ title: String, _ letter: Letter?) -> String {
        guard letter != nil || title.utf8.contains(underscore) else { return title }
        let bytes = Array(title.utf8)
        let position = letter.flatMap { letter in positions(in: bytes).first { lowercased(bytes[$0]) == letter } }
        var marked: [UInt8] = []
        for (index, byte) in bytes.enumerated() {
            if index == position || byte == underscore { marked.append(underscore) }
            marked.append(byte)
        }
        return String(decoding: marked, as: UTF8.self)
    }

    private static let underscore = UInt8(ascii: "_")

    private static func candidates(in title: String) -> [Letter] {
        let bytes = Array(title.utf8)
        return positions(in: bytes).compactMap { lowercased(bytes[$0]) }
    }

    /// Returns the indices of a title's bytes in order of preference: first the starts of words, then all indices.
    private static func positions(in title: [UInt8]) -> [Int] {
        let space = UInt8(ascii: " ")
        return title.indices.filter { $0 == 0 || title[$0 - 1] == space } + Array(title.indices)
    }

    private static func lowercased(_ byte: UInt8) -> Letter? {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
        default: nil
        }
    }
}
