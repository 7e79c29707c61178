/// Rows of one kind, and how many of them are in use.
package struct Rows: Equatable {
    package var switches: [Bool]
    var texts: [String]
    var mixed: [Mixed]
    var areSectionsShown = true

    package init(count: Int) {
        switches = Array(repeating: false, count: count)
        texts = Array(repeating: "Text", count: count)
        mixed = Array(repeating: Mixed(), count: count)
    }

    var summary: String? { "\(switches.lazy.filter { $0 }.count) of \(switches.count) on" }

    subscript(switch index: Int) -> Bool {
        get { switches[index] }
        set { switches[index] = newValue }
    }

    subscript(text index: Int) -> String {
        get { texts[index] }
        set { texts[index] = newValue }
    }

    subscript(mixed index: Int) -> Mixed {
        get { mixed[index] }
        set { mixed[index] = newValue }
    }
}
