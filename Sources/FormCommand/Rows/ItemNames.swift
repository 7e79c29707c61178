import FormCore

/// The names of the items in a form's lists other than their row ids: a title that no other item of the list has, or
/// the position from 1. A row id wins over a title, and a title over a position.
@MainActor
struct ItemNames {
    /// An item of a list.
    private struct Item {
        let identity: String
        var title: String?
    }

    /// The items of each list, from top to bottom.
    private var items: [RowPath: [Item]] = [:]

    init(_ rows: [FormRow]) {
        for row in rows where row.role == .list { items[row.path] = [] }
        if items.isEmpty { return }
        for row in rows {
            let components = row.path.components
            for index in components.indices {
                let list = RowPath(Array(components[..<index]))
                guard var known = items.removeValue(forKey: list) else { continue }
                // The rows of an item follow each other directly.
                if known.last?.identity != components[index] { known.append(Item(identity: components[index])) }
                if index == components.count - 1, !row.title.isEmpty { known[known.count - 1].title = row.title }
                items[list] = known
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
            let found = items[list].map { identities(of: name, among: $0) } ?? [name]
            if found.count > 1 {
                return .failure(AmbiguousTitle(title: name, paths: found.map(list.appending)))
            }
            components.append(found.first ?? name)
        }
        return .success(RowPath(components))
    }

    private func identities(of name: String, among items: [Item]) -> [String] {
        if items.contains(where: { $0.identity == name }) { return [name] }
        let titled = items.filter { $0.title == name }.map(\.identity)
        if !titled.isEmpty { return titled }
        // Only a number in its usual spelling is a position.
        guard let place = Int(name), name == "\(place)", items.indices.contains(place - 1) else { return [] }
        return [items[place - 1].identity]
    }

    /// Returns the paths of a list's items, from top to bottom.
    func paths(in list: RowPath) -> [RowPath] { items[list]?.map { list.appending($0.identity) } ?? [] }

    /// Returns a path with the titles of items in place of their row ids, as the user may prefer it, or `nil` if that
    /// is the same path.
    func titledPath(of path: RowPath) -> RowPath? {
        let components = path.components
        let titled = components.indices.map { index in
            let item = items[RowPath(Array(components[..<index]))]?.first { $0.identity == components[index] }
            return item?.title ?? components[index]
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
