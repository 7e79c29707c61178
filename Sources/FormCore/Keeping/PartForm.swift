/// The form as the store of one part of its state sees it.
final class PartForm<Whole, State: Equatable>: KeptForm {
    private let shared: SharedForm<Whole, State>

    init(_ shared: SharedForm<Whole, State>) {
        self.shared = shared
    }

    var state: State? { shared.whole.state?[keyPath: shared.path] }

    var edited: State? { shared.whole.edited?[keyPath: shared.path] }

    var session: FormSession? { shared.whole.session }

    var saved: State? { shared.savedPart }

    var theirs: State? { shared.theirsOfPart }

    var overwritten: State? { shared.overwrittenPart }

    func setSaved(_ saved: State, theirs: State?) { shared.setSaved(part: saved, theirs: theirs) }

    func validateStored(except defaults: State?) { shared.defaults.part = defaults }

    func observe(_ observer: @escaping @MainActor (FormChange<State>) -> Void) {
        _ = shared.partObservers.add(observer)
    }

    func observeResets(_ observer: @escaping @MainActor ([RowPath]) -> Void) { shared.whole.observeResets(observer) }

    func change(_ body: @escaping @MainActor (inout State) -> Void) { shared.whole.change(shared.path, body) }

    func change<Part: Equatable>(
        _ part: WritableKeyPath<State, Part> & Sendable, _ body: @escaping @MainActor (inout Part) -> Void
    ) {
        shared.whole.change(shared.path.appending(path: part), body)
    }

    func show(_ notice: Notice?, from source: NoticeSource, about row: RowPath?, details: NoticeDetails?) {
        shared.show(notice, from: source, about: row, details, by: .part)
    }

    var conflicts: [RowPath] { shared.conflicts(of: .part) }

    func isSaved(at row: RowPath) -> Bool { shared.whole.isSaved(at: row) }

    func statesWithOtherValue(at rows: [RowPath]) -> [(row: RowPath, state: State)] {
        let part = edited
        return shared.whole.statesWithOtherValue(at: rows)
            .map { ($0.row, $0.state[keyPath: shared.path]) }.filter { !isSame($0.1, part ?? $0.1) }
    }
}
