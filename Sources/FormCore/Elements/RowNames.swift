/// The names that rows have beside each other, no two alike.
struct RowNames {
    private var taken: Set<String> = []

    /// The name for a row; a repeat gets a number.
    mutating func claim(_ name: String) -> String {
        var unique = name
        var count = 1
        while !taken.insert(unique).inserted {
            count += 1
            unique = "\(name)#\(count)"
        }
        return unique
    }

    /// Lets a name be given again, since its row has gone.
    mutating func release(_ name: String) { taken.remove(name) }

    func contains(_ name: String) -> Bool { taken.contains(name) }
}
