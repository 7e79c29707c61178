import FormCore

/// The names of the items in a form's lists other than their row ids: a title that no other item of the list has, or
/// the position from 1. A row id wins over a title, and a title over a position.
@MainActor
struct ItemNames {
    /// The items of a list, from top to bottom, and where to find them by their names.
    private struct List {
        var items: [(identity: String, title: String?)] = []
        var indices: [String: Int] = [:]
        var titled: [String: [Int]] = [:]
    }

    private var lists: [RowPath: List] = [:]

    init(_ rows: [FormRow]) {
        for row in rows where row.role == .list { lists[row.path] = List() }
        if lists.isEmpty { return }
        for row in rows {
            let components = row.path.components
            for index in components.indices {
                let path = RowPath(Array(components[..<index]))
                guard var list = lists.removeValue(forKey: path) else { continue }
                // The rows of an item follow each other directly.
                if list.items.last?.identity != components[index] {
                    list.indices[components[index]] = list.indices[components[index]] ?? list.items.count
                    list.items.append((components[index], nil))
                }
                if index == components.count - 1, !row.title.isEmpty {
                    list.items[list.items.count - 1].title = row.title
                }
                lists[path] = list
            }
        }
        for path in lists.keys {
            for (index, item) in lists[path]!.items.enumerated() {
                if let title = item.title { lists[path]!.titled[title, default: []].append(index) }
            }
        }
    }

    /// Returns the path of a row, with row ids in place of the other names of items.
    ///
    /// - Returns: The path; or an error with the items that share a title in the path.
    func path(of written: RowPath) -> Result<RowPath, AmbiguousTitle> {
        var components: [String] = []
        for name in written.components {
            let list = RowPath(components)
            let found = lists[list].map { identities(of: name, among: $0) } ?? [name]
            if found.count > 1 {
                return .failure(AmbiguousTitle(title: name, paths: found.map(list.appending)))
            }
            components.append(found.first ?? name)
        }
        return .success(RowPath(components))
    }

    private func identities(of name: String, among list: List) -> [String] {
        if list.indices[name] != nil { return [name] }
        if let titled = list.titled[name] { return titled.map { list.items[$0].identity } }
        // Only a number in its usual spelling is a position.
        guard let place = Int(name), name == "\(place)", list.items.indices.contains(place - 1) else { return [] }
        return [list.items[place - 1].identity]
    }

    /// Returns the paths of a list's items, from top to bottom.
    func paths(in list: RowPath) -> [RowPath] { lists[list]?.items.map { list.appending($0.identity) } ?? [] }

    /// Returns a path with the titles of items in place of their row ids, as the user may prefer it, or `nil` if that
    /// is the same path.
    func titledPath(of path: RowPath) -> RowPath? {
        let components = path.components
        let titled = components.indices.map { index in
            let list = lists[RowPath(Array(components[..<index]))]
            return list?.indices[components[index]].flatMap { list?.items[$0].title } ?? components[index]
        }
        guard titled != components, case .success(path) = self.path(of: RowPath(titled)) else { return nil }
        return RowPath(titled)
    }
}

/// An error about a title that several items of a list have.
struct AmbiguousTitle: Error {
    let title: String
    /// The items that have the title, with their row ids.
    let paths: [RowPath]
}
