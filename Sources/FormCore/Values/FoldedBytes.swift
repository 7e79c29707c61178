/// The UTF-8 bytes of text whose case and accents have been folded, so that it can be searched byte by byte.
typealias FoldedBytes = UnsafeBufferPointer<UInt8>

extension [UInt8] {
    /// Appends folded text.
    ///
    /// - Parameter fold: Folds text that has other characters than those of ASCII; see ``FormEnvironment/fold``.
    mutating func append(_ text: String, foldedBy fold: (String) -> String) {
        let start = count
        if text.utf8.withContiguousStorageIfAvailable({ append(contentsOf: $0) }) == nil {
            append(contentsOf: text.utf8)
        }
        if lowercaseASCII(from: start) { return }
        removeSubrange(start...)
        append(contentsOf: fold(text).utf8)
    }

    /// Makes capital letters of ASCII small, and returns true if there are only bytes of ASCII.
    private mutating func lowercaseASCII(from start: Int) -> Bool {
        withUnsafeMutableBufferPointer { bytes in
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
