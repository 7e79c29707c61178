@testable import FormCore
import Testing

@Suite("The difference of two versions of a list")
struct ListDifferenceTests {
    private struct Item: Equatable {
        var name: String
        var isOn = false
    }

    private func difference(_ old: String, _ new: String) -> (old: Range<Int>, new: Range<Int>) {
        let difference = ListDifference(from: Array(old), to: Array(new))
        return (difference.old, difference.new)
    }

    @Test(
        "is what stands between the ends that both have",
        arguments: [
            ("abc", "abc", 3..<3, 3..<3), ("", "abc", 0..<0, 0..<3), ("abc", "", 0..<3, 0..<0),
            ("abc", "aXbc", 1..<1, 1..<2), ("abc", "ac", 1..<2, 1..<1), ("abcd", "acbd", 1..<3, 1..<3),
            ("aaa", "aa", 2..<3, 2..<2), ("abc", "xyz", 0..<3, 0..<3), ("abc", "abcd", 3..<3, 3..<4),
        ] as [(String, String, Range<Int>, Range<Int>)])
    func middle(old: String, new: String, oldRange: Range<Int>, newRange: Range<Int>) {
        #expect(difference(old, new) == (oldRange, newRange))
    }

    @Test("does not see that the same text is stored elsewhere")
    func texts() {
        let long = "A text that is too long to stand in the item itself"
        let old = [Item(name: long), Item(name: "short")]
        let new = [Item(name: String(long.map { $0 })), Item(name: "short", isOn: true)]
        let difference = ListDifference(from: old, to: new)
        #expect(difference.old == 1..<2)
        #expect(difference.new == 1..<2)
        #expect(ListDifference(from: old, to: old).isEmpty)
    }
}
