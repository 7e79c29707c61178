/// The UTF-8 bytes of text whose case and accents have been folded, so that it can be searched byte by byte.
typealias FoldedBytes = UnsafeBufferPointer<UInt8>

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
