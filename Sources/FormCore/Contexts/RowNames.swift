/// The names of sibling rows; no two are the same.
struct RowNames {
    private var taken: Set<String> = []

    /// Returns a unique name for a row; a repeated name gets a number.
    mutating func claim(_ name: String) -> String {
        // Growing from one name to sixteen takes as long as claiming ten.
        if taken.isEmpty { taken.reserveCapacity(16) }
        var unique = name
        var count = 1
        while !taken.insert(unique).inserted {
            count += 1
            unique = "\(name)#\(count)"
        }
        return unique
    }

    /// Makes the name of a removed row available again.
    mutating func release(_ name: String) { taken.remove(name) }

    func contains(_ name: String) -> Bool { taken.contains(name) }
}
