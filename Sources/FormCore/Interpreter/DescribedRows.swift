/// Rows that the form's author has described one by one, on an open page. Each is made on demand.
@MainActor
final class DescribedRows<State>: RowsOnDemand {
    weak var section: Section?

    private let description: SectionRows<State>
    private let outline: SectionOutline
    /// The numbers of the rows among the section's elements.
    private let range: Range<Int>
    private let context: RenderingContext<State>
    /// Takes the functions of a row while it is made; `nil` meanwhile.
    private var spareUpdates: Updates<State>? = Updates()
    private var rows = MadeRows<DescribedRow>()
    /// The rows that a condition may hide, by their numbers among the section's elements.
    private let conditional: ArraySlice<Int>
    /// The rows that are hidden now, in order, counted from the first row.
    private var hidden: [Int] = []

    init(
        _ description: SectionRows<State>, _ outline: SectionOutline, _ range: Range<Int>,
        in context: RenderingContext<State>
    ) {
        self.description = description
        self.outline = outline
        self.range = range
        self.context = context
        let firstConditional = outline.conditional.partitioningIndex { $0 >= range.lowerBound }
        conditional = outline.conditional[firstConditional...].prefix(while: range.contains)
        if !conditional.isEmpty { hidden = hiddenRows(in: context.state) }
        let firstNoted = outline.noted.partitioningIndex { $0 >= range.lowerBound }
        for number in outline.noted[firstNoted...].prefix(while: range.contains) {
            description.rows[number].note(on: context.scope, as: context.scope.path(of: outline.names[number]))
        }
        context.updates.add { state, changed in self.update(state, changed) }
    }

    private func identity(of index: Int) -> RowIdentity {
        RowIdentity(scope: context.scope, named: outline.names[range.lowerBound + index])
    }

    private func spec(_ index: Int) -> RowSpec<State> { description.rows[range.lowerBound + index] }

    // MARK: - Following the state

    private func update(_ state: State, _ changed: StoredBytes?) {
        let before = hidden
        // Known before a row tells that it is shown or hidden.
        if !conditional.isEmpty { hidden = hiddenRows(in: state) }
        withUnsafePointer(to: state) { state in
            for row in rows.all { row.updates.run(state, changed: changed) }
        }
        if hidden != before { section?.cellVisibilityChanged() }
    }

    private func hiddenRows(in state: State) -> [Int] {
        let rows = description.rows
        var hidden: [Int] = []
        for number in conditional where !rows[number].isVisible(in: state) {
            hidden.append(number - range.lowerBound)
        }
        return hidden
    }

    // MARK: - Making rows

    private func row(at index: Int) -> DescribedRow {
        if let row = rows.use(index) { return row }
        let row = make(at: index)
        rows.insert(row)
        withUnsafePointer(to: context.state) { row.updates.run($0, changed: nil) }
        section?.made(row.cells[0])
        let dropped = rows.dropUnused(in: context.scope.session)
        context.scope.forgetRules(below: dropped.map { $0.identity.path })
        return row
    }

    private func make(at index: Int) -> DescribedRow {
        var own = context
        own.row = identity(of: index)
        let updates = spareUpdates ?? Updates()
        spareUpdates = nil
        defer { spareUpdates = updates }
        own.updates = updates
        let cell = spec(index).make(in: own)
        return DescribedRow(cell, updates: updates.takeEntries(), at: own.row, index: index)
    }

    // MARK: - Rows on demand

    var isFixed: Bool { true }

    var count: Int { range.count }

    var made: [FormCell] { rows.all.map { $0.cells[0] } }

    var openers: AnySequence<FormCell> {
        let openers = outline.openers.lazy.filter(range.contains)
        return AnySequence(openers.map { self.row(at: $0 - self.range.lowerBound).cells[0] })
    }

    var hiddenPositions: [Int] { hidden }

    func headingCount(in positions: Range<Int>) -> Int { 0 }

    func cell(at index: Int) -> FormCell { row(at: index).cells[0] }

    func index(of cell: FormCell) -> Int? { rows.all.first { $0.cells[0] === cell }?.index }

    func cells(at path: RowPath) -> [FormCell] {
        index(at: path).map { cells(at: path, of: row(at: $0)) } ?? []
    }

    func madeCells(at path: RowPath) -> [FormCell] {
        guard let index = index(at: path), let row = rows[index] else { return [] }
        return cells(at: path, of: row)
    }

    private func cells(at path: RowPath, of row: DescribedRow) -> [FormCell] {
        isOfPart(path) ? row.cells[0].parts.filter { $0.path == path } : row.cells
    }

    private func isOfPart(_ path: RowPath) -> Bool {
        path.components.count > context.scope.path.components.count + 1
    }

    /// Returns the index of the row that has a path, or that has a part with the path.
    private func index(at path: RowPath) -> Int? {
        guard let number = number(leadingTo: path) else { return nil }
        let hasParts = isOfPart(path) && outline.shape(of: number).hasParts
        let depth = context.scope.path.components.count + (hasParts ? 2 : 1)
        return path.components.count == depth ? number - range.lowerBound : nil
    }

    private func number(leadingTo path: RowPath) -> Int? {
        guard let number = outline.number(leadingTo: path, on: context.scope.path), range.contains(number) else {
            return nil
        }
        return number
    }

    func leads(to path: RowPath) -> Bool { number(leadingTo: path) != nil }

    func describesRow(at path: RowPath) -> Bool {
        guard let index = index(at: path) else { return false }
        return !isOfPart(path) || spec(index).hasPart(named: path.components.last ?? "")
    }

    func takeReplaced() -> Range<Int>? { nil }

    func forEachShape(_ body: (ExpectedShape, _ count: Int) -> Void) {
        // A row that exists may have another shape than was expected of it.
        let known = hidden.map { ($0, ExpectedShape.hidden) } + rows.all.map { ($0.index, $0.cells[0].expectedShape) }
        var next = 0
        for (index, shape) in known.sorted(by: { $0.0 < $1.0 }) where index >= next {
            forEachExpectedShape(in: next..<index, body)
            body(shape, 1)
            next = index + 1
        }
        forEachExpectedShape(in: next..<count, body)
    }

    private func forEachExpectedShape(in rows: Range<Int>, _ body: (ExpectedShape, _ count: Int) -> Void) {
        outline.forEachShape(in: range.lowerBound + rows.lowerBound..<range.lowerBound + rows.upperBound) {
            body(.known($0), $1)
        }
    }
}

extension DescribedRows {
    func traverse<Outer>(in scope: TraversalScope<Outer>) {
        let moment = Moment(context.access, context.state)
        description.traverse(range, of: outline, in: TraversalScope(scope.traversal, moment, in: scope.enclosure))
    }
}

/// A row of those, with the functions that keep it up to date with the state.
final class DescribedRow: MadeRow {
    fileprivate let updates: UpdateEntries

    fileprivate init(_ cell: FormCell, updates: UpdateEntries, at identity: RowIdentity, index: Int) {
        self.updates = updates
        super.init([cell], at: identity, index: index)
    }
}
