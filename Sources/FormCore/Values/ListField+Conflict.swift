/// Changes that another program has made to the items and that the items' own rows don't show.
extension ListField {
    func conflict(
        with theirs: State, in state: State, saved: State?, exceptParts: Bool
    ) -> FieldConflict<State>? {
        let (here, there, stored) = (Items(source, state), Items(source, theirs), saved.map { Items(source, $0) })
        let isTheirDoing = { (id: ID) in stored.map { ($0[id] == nil) != (there[id] == nil) } ?? true }
        let onlyHere = here.ids.filter { there[$0] == nil && isTheirDoing($0) }
        let onlyThere = there.ids.filter { here[$0] == nil && isTheirDoing($0) }
        if let lens = lens(of: onlyHere + onlyThere) {
            let words = words(
                onlyHere: onlyHere.compactMap { here[$0] }, onlyThere: onlyThere.compactMap { there[$0] })
            return FieldConflict(lens: lens, words: words)
        }
        // Changes that no row of an item shows can wait until the user has decided about those that a row shows.
        if exceptParts { return nil }
        let changed = here.ids.filter { id in
            guard let item = here[id], let their = there[id], !isSame(item, their) else { return false }
            return stored?[id].map { !isSame($0, their) } ?? true
        }
        if let lens = lens(of: changed) {
            let sentence = Sentence("Also changed elsewhere: %s", names(of: changed.compactMap { there[$0] }))
            return FieldConflict(lens: lens, words: ConflictWords(sentence: sentence))
        }
        guard here.ids != there.ids, stored?.ids != there.ids else { return nil }
        let words = ConflictWords(sentence: "Also put into another order elsewhere.")
        return FieldConflict(lens: lens, words: words)
    }

    /// The items by their ids. If two have the same id, the first counts.
    @MainActor
    private struct Items {
        let ids: [ID]
        private let items: [ID: Item]

        init(_ source: any ListSource<State, Item, ID>, _ state: State) {
            let all = source.items(state).map(source.kept)
            ids = all.map(source.id)
            items = Dictionary(zip(ids, all)) { first, _ in first }
        }

        subscript(id: ID) -> Item? { items[id] }
    }

    private func lens(of ids: [ID]) -> (any ValueLens<State>)? {
        LensGroup.of(ids.map { ItemPresence(of: $0, in: source) })
    }

    private func names(of items: [Item]) -> Sentence {
        .list(items.map { Sentence("“%s”", Sentence(verbatim: name($0) ?? "\(source.id($0))")) })
    }

    private func words(onlyHere: [Item], onlyThere: [Item]) -> ConflictWords {
        let gone = Sentence("No longer there elsewhere: %s", names(of: onlyHere))
        let left = Sentence("Still there elsewhere: %s", names(of: onlyThere))
        if onlyThere.isEmpty { return ConflictWords(sentence: gone, mine: "Keep", theirs: "Remove") }
        if onlyHere.isEmpty { return ConflictWords(sentence: left, mine: "Remove", theirs: "Restore") }
        return ConflictWords(sentence: .paragraph([gone, left]))
    }
}
