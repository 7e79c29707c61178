/// The notices of both stores, combined into one for each source, and their conflicts.
extension SharedForm {
    /// The store that a notice comes from.
    enum Side {
        case rest, part
    }

    /// Replaces the notice of one of the stores.
    func show(
        _ notice: Notice?, from source: NoticeSource, about row: RowPath?, _ details: NoticeDetails?, by side: Side
    ) {
        // A notice that the user has dismissed is removed for both stores.
        if whole.session?.record.notices.contains(where: { $0.source == source }) != true { said[source] = nil }
        let naming = { (sentence: Sentence) in
            source == .keeperFailure ? self.concerned(by: sentence, of: side) : sentence
        }
        said[source, default: [:]][side] = notice.map { notice in
            let details = details.map { NoticeDetails(naming($0.text), actions: $0.actions) }
            return (Notice(notice.severity, naming(notice.sentence)), row, details)
        }
        let all = [said[source]?[.part], said[source]?[.rest]].compactMap(\.self)
        guard let severity = all.map(\.notice.severity).max() else { return whole.show(nil, from: source, about: nil) }
        let sentences = all.map(\.notice.sentence)
        let sentence = sentences.count == 2 && sentences[0] != sentences[1] ? .paragraph(sentences) : sentences[0]
        let details = all.compactMap(\.details)
        whole.show(
            Notice(severity, sentence), from: source, about: all.lazy.compactMap(\.row).first,
            details: details.isEmpty
                ? nil : NoticeDetails(.paragraph(details.map(\.text)), actions: details.flatMap(\.actions)))
    }

    /// Returns a failure of one store, with the settings that it affects, or does not affect.
    func concerned(by failure: Sentence, of side: Side) -> Sentence {
        guard let session = whole.session else { return failure }
        let rows = session.rows()
        let own = rowsOfPart(among: rows.map(\.path))
        let titles = rows.filter { own.contains($0.path) }.map { Sentence("“%s”", $0.title) }
        if titles.isEmpty { return failure }
        return side == .part
            ? Sentence("%1$s: %2$s", Sentence.list(titles), failure)
            : Sentence("All but %1$s: %2$s", Sentence.list(titles), failure)
    }

    /// Returns the conflicts in the rows of a store.
    func conflicts(of side: Side) -> [RowPath] {
        let all = whole.conflicts
        let ofPart = rowsOfPart(among: all)
        return all.filter { ofPart.contains($0) == (side == .part) }
    }

    /// Returns the rows whose values are in the part.
    private func rowsOfPart(among rows: [RowPath]) -> Set<RowPath> {
        guard !rows.isEmpty, let edited = whole.edited else { return [] }
        let part = edited[keyPath: path]
        return Set(whole.statesWithOtherValue(at: rows).filter { !isSame($0.state[keyPath: path], part) }.map(\.row))
    }
}
