import FormCore

/// What the items of a form's lists may be called, beside their identities: by a title that no other item of the list
/// has, or by their place from 1. An identity wins over a title, and a title over a place.
@MainActor
struct ItemNames {
    /// An item of a list.
    private struct Item {
        let identity: String
        var title: String?
    }

    /// The items of each list, from top to bottom.
    private var items: [RowPath: [Item]] = [:]

    init(_ rows: [SurveyedRow]) {
        for row in rows where row.role == .list { items[row.path] = [] }
        if items.isEmpty { return }
        for row in rows {
            let components = row.path.components
            for index in components.indices {
                let list = RowPath(Array(components[..<index]))
                guard var known = items.removeValue(forKey: list) else { continue }
                // The rows of an item stand together.
                if known.last?.identity != components[index] { known.append(Item(identity: components[index])) }
                if index == components.count - 1, !row.title.isEmpty { known[known.count - 1].title = row.title }
                items[list] = known
            }
        }
    }

    /// The path of a row with the identities of the items on its way.
    ///
    /// - Returns: The path; or those that are meant by a title which several items have.
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
        // Only a number as a person writes it is a place.
        guard let place = Int(name), name == "\(place)", items.indices.contains(place - 1) else { return [] }
        return [items[place - 1].identity]
    }

    /// The items of a list, from top to bottom.
    func paths(in list: RowPath) -> [RowPath] { items[list]?.map { list.appending($0.identity) } ?? [] }

    /// A path as a person may rather write it, with the titles of items; `nil` where that is the same.
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

/// A title that several items of a list have.
struct AmbiguousTitle: Error {
    let title: String
    /// The items, by their identities.
    let paths: [RowPath]
}
