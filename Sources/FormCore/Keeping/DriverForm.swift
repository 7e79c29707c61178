/// The form of a driver, as its store sees it.
final class DriverForm<State>: KeptForm {
    private weak var driver: FormDriver<State>?

    init(_ driver: FormDriver<State>) {
        self.driver = driver
    }

    var state: State? { driver?.state }

    var edited: State? { driver?.edited }

    var session: FormSession? { driver?.session }

    var saved: State? { driver?.baselines.saved }

    var theirs: State? { driver?.baselines.theirs }

    var overwritten: State? { driver?.store.model.overwritten }

    func setSaved(_ saved: State, theirs: State?) {
        guard var baselines = driver?.baselines else { return }
        baselines.saved = saved
        baselines.theirs = theirs
        driver?.baselines = baselines
    }

    func validateStored(except defaults: State?) { driver?.validateStored(except: defaults) }

    func observe(_ observer: @escaping @MainActor (FormChange<State>) -> Void) { driver?.observe(observer) }

    func observeResets(_ observer: @escaping @MainActor ([RowPath]) -> Void) { driver?.observeResets(observer) }

    func change(_ body: @escaping @MainActor (inout State) -> Void) { driver?.change(body) }

    func change<Part: Equatable>(
        _ part: WritableKeyPath<State, Part> & Sendable, _ body: @escaping @MainActor (inout Part) -> Void
    ) {
        let change = StateChange<State>.body({ body(&$0[keyPath: part]) }, at: Lens(part))
        driver?.send(.change(EditValue(change), origin: .outside, row: nil))
    }

    func show(_ notice: Notice?, from source: NoticeSource, about row: RowPath?, details: NoticeDetails?) {
        driver?.session.show(notice, from: source, about: row, details: details)
    }

    var conflicts: [RowPath] { driver?.session.conflicts ?? [] }

    func isSaved(at row: RowPath) -> Bool { driver.map { !$0.rowsWithOtherValue(than: .saved).contains(row) } ?? true }

    func statesWithOtherValue(at rows: [RowPath]) -> [(row: RowPath, state: State)] {
        rows.isEmpty ? [] : driver?.statesWithOtherValue(at: rows) ?? []
    }
}
