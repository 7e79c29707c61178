/// The form as the store of all but one part of its state sees it.
final class RestForm<State, Part: Equatable>: KeptForm {
    private let shared: SharedForm<State, Part>

    init(_ shared: SharedForm<State, Part>) {
        self.shared = shared
    }

    var state: State? { shared.whole.state.map(shared.rest) }

    var edited: State? { shared.whole.edited.map(shared.rest) }

    var session: FormSession? { shared.whole.session }

    var saved: State? { shared.savedRest }

    var theirs: State? { shared.theirsOfRest }

    var overwritten: State? { shared.whole.overwritten.map(shared.rest) }

    func setSaved(_ saved: State, theirs: State?) { shared.setSaved(rest: saved, theirs: theirs) }

    func validateStored(except defaults: State?) { shared.defaults.rest = defaults }

    func observe(_ observer: @escaping @MainActor (FormChange<State>) -> Void) {
        _ = shared.restObservers.add(observer)
    }

    func observeResets(_ observer: @escaping @MainActor ([RowPath]) -> Void) { shared.whole.observeResets(observer) }

    func change(_ body: @escaping @MainActor (inout State) -> Void) { shared.changeRest(body) }

    func change<Other: Equatable>(
        _ other: WritableKeyPath<State, Other> & Sendable, _ body: @escaping @MainActor (inout Other) -> Void
    ) {
        shared.changeRest(other, body)
    }

    func show(_ notice: Notice?, from source: NoticeSource, about row: RowPath?, details: NoticeDetails?) {
        shared.show(notice, from: source, about: row, details, by: .rest)
    }

    var conflicts: [RowPath] { shared.conflicts(of: .rest) }

    func isSaved(at row: RowPath) -> Bool { shared.whole.isSaved(at: row) }

    func statesWithOtherValue(at rows: [RowPath]) -> [(row: RowPath, state: State)] {
        shared.whole.statesWithOtherValue(at: rows).map { ($0.row, shared.rest(of: $0.state)) }
    }
}
