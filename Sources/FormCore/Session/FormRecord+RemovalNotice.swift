extension FormRecord {
    /// Returns the removal notice for a page whose item is gone. The notice quotes the drafts on this page and on the
    /// pages opened from it, except secrets and drafts whose text is unchanged.
    @MainActor
    func removalNotice(for page: FormPage) -> Sentence {
        let prefix = page.path.components
        let drafts = rows.filter { path, row in
            guard let draft = row.draft, !draft.isSecret else { return false }
            return path.components.starts(with: prefix) && draft.isEdited
        }
        let gone = Sentence("“%s” no longer exists.", page.title)
        guard !drafts.isEmpty else { return gone }
        let texts = drafts.sorted { $0.key.description < $1.key.description }.compactMap { $0.value.draft?.text }
        return .paragraph([gone, Sentence("You had typed: %s", Sentence.list(texts.map { Sentence(verbatim: $0) }))])
    }
}
