/// The UTF-8 bytes of text whose case and accents have been folded, so that it can be searched byte by byte.
typealias FoldedBytes = UnsafeBufferPointer<UInt8>

/// Folds texts as the environment of a form does, and stores their bytes.
struct TextFolding: Sendable {
    let fold: @Sendable (String) -> String
    /// True if all that the function changes in text of ASCII are capital letters. Most texts are of ASCII, and their
    /// bytes are folded in place much sooner than strings are made of them.
    private let lowercasesASCII: Bool

    init(_ fold: @escaping @Sendable (String) -> String) {
        self.fold = fold
        let ascii = String(decoding: 0..<0x80, as: UTF8.self)
        lowercasesASCII = fold(ascii) == ascii.lowercased()
    }

    /// Appends the bytes of a text, folded.
    func append(_ text: String, to bytes: inout [UInt8]) {
        let start = bytes.count
        if lowercasesASCII {
            // The bytes of most strings are in one piece.
            if text.utf8.withContiguousStorageIfAvailable({ bytes.append(contentsOf: $0) }) == nil {
                bytes.append(contentsOf: text.utf8)
            }
            if lowercaseASCII(&bytes, from: start) { return }
            bytes.removeSubrange(start...)
        }
        bytes.append(contentsOf: fold(text).utf8)
    }

    /// Returns the bytes of a text, folded.
    func bytes(of text: String) -> [UInt8] {
        var bytes: [UInt8] = []
        append(text, to: &bytes)
        return bytes
    }

    /// Makes the capital letters of ASCII small, and returns true if there are only bytes of ASCII.
    private func lowercaseASCII(_ bytes: inout [UInt8], from start: Int) -> Bool {
        bytes.withUnsafeMutableBufferPointer { bytes in
            var all: UInt8 = 0
            for position in start..<bytes.count {
                let byte = bytes[position]
                all |= byte
                bytes[position] = byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
            }
            return all < 0x80
        }
    }
}

extension FoldedBytes {
    func contains(_ word: [UInt8], in text: Range<Int>) -> Bool {
        position(of: word, from: text.lowerBound, before: text.upperBound) != nil
    }

    func isEqual(_ word: [UInt8], at position: Int, before end: Int) -> Bool {
        guard word.count <= end - position else { return false }
        for offset in word.indices where self[position + offset] != word[offset] { return false }
        return true
    }

    /// Returns the offset of the first occurrence of a word between `start` and `end`, or `nil` if it doesn't occur
    /// between them.
    func position(of word: [UInt8], from start: Int, before end: Int) -> Int? {
        guard let first = word.first, end - start >= word.count else { return nil }
        for position in start...(end - word.count) where self[position] == first {
            if isEqual(word, at: position, before: end) { return position }
        }
        return nil
    }
}
