/// The names of sibling rows; no two are the same.
struct RowNames {
    private var taken: Set<String> = []
    /// The names that rows have which are made on demand.
    private var reserved: Set<String> = []

    /// Keeps names for rows that are made on demand.
    ///
    /// - Returns: False if another row has one of the names.
    mutating func reserve(_ names: Set<String>) -> Bool {
        guard taken.isDisjoint(with: names), reserved.isDisjoint(with: names) else { return false }
        if reserved.isEmpty { reserved = names } else { reserved.formUnion(names) }
        return true
    }

    /// Returns a unique name for a row; a repeated name gets a number.
    mutating func claim(_ name: String) -> String {
        // Growing from one name to sixteen takes as long as claiming ten.
        if taken.isEmpty { taken.reserveCapacity(16) }
        var unique = name
        var count = 1
        while reserved.contains(unique) || !taken.insert(unique).inserted {
            count += 1
            unique = "\(name)#\(count)"
        }
        return unique
    }

    /// Makes the name of a removed row available again.
    mutating func release(_ name: String) { taken.remove(name) }

    func contains(_ name: String) -> Bool { taken.contains(name) || reserved.contains(name) }
}
