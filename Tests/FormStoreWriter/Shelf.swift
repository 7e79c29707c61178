/// Settings with a list of which several processes change items.
struct Shelf: Codable, Equatable, Sendable {
    var books: [Book] = []

    struct Book: Codable, Equatable, Sendable {
        var id: String
        /// What its owner writes.
        var title = ""
        /// What each process writes, by its name.
        var one = 0
        var two = 0
    }
}
