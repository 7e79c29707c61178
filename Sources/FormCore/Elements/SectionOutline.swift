/// What is known of the rows of a section before any of them is made. It is found once for each section of a form.
///
/// It has no type parameter: it is read for each row that is looked up, and generic code would look its types up too.
@MainActor
final class SectionOutline {
    /// Consecutive elements of the section.
    enum Piece {
        /// Rows that can be made one by one, on demand.
        case onDemand(Range<Int>)
        /// Something else, such as a list, an expander or an author's closure.
        case other(Int)
    }

    private(set) var pieces: [Piece] = []
    /// The names of the rows that can be made on demand, by the number of the element.
    private(set) var names: [String] = []
    /// The names of other rows, as far as they are known.
    private(set) var otherNames: [String] = []
    /// The rows that a condition may hide, in order.
    private(set) var conditional: [Int] = []
    /// The rows that open pages, in order.
    private(set) var openers: [Int] = []
    /// The rows that a page has to know of before they are made; see `RowSpec.note(on:as:)`.
    private(set) var noted: [Int] = []
    private var shapes: [(shape: RowShape, end: Int)] = []
    private lazy var numbers = Dictionary(
        names.enumerated().lazy.filter { !$0.element.isEmpty }.map { ($0.element, $0.offset) }
    ) { first, _ in first }

    /// Adds what is known of a row.
    func add<State>(_ row: RowSpec<State>) {
        let number = names.count
        guard let traits = row.traits, let name = row.knownName, !name.isEmpty else {
            return addOther(named: row.knownName)
        }
        names.append(name)
        if traits.isConditional { conditional.append(number) }
        if traits.shape.opensPage { openers.append(number) }
        if traits.isNoted { noted.append(number) }
        if case .onDemand(let range)? = pieces.last {
            pieces[pieces.count - 1] = .onDemand(range.lowerBound..<number + 1)
        } else {
            pieces.append(.onDemand(number..<number + 1))
        }
        add(traits.shape)
    }

    /// Adds what is known of other rows.
    func add<State>(_ element: Element<RowGroup, State>) {
        if case .list(let list)? = element.node { addOther(named: list.title) } else { addOther(named: nil) }
    }

    private func addOther(named name: String?) {
        pieces.append(.other(names.count))
        names.append("")
        add(RowShape())
        if let name { otherNames.append(name) }
    }

    private func add(_ shape: RowShape) {
        if shapes.last?.shape == shape {
            shapes[shapes.count - 1].end += 1
        } else {
            shapes.append((shape, names.count))
        }
    }

    /// True if other rows are in between all over the section, so that it is not worth while to make some on demand: each
    /// question to the section would go through all pieces.
    var isFragmented: Bool { pieces.count > 16 && names.count < 16 * pieces.count }

    /// Returns the number of the row with a name, if the row can be made on demand.
    func number(of name: String) -> Int? { numbers[name] }

    /// Returns the number of the row of a page that a path leads to or through, if the row can be made on demand.
    func number(leadingTo path: RowPath, on page: RowPath) -> Int? {
        let (prefix, components) = (page.components, path.components)
        guard components.count > prefix.count, path.isAtOrBelow(page) else { return nil }
        return numbers[components[prefix.count]]
    }

    /// Calls a function with each run of rows that are drawn alike, as far as that is known, and its length.
    func forEachShape(in rows: Range<Int>, _ body: (RowShape, _ count: Int) -> Void) {
        var next = rows.lowerBound
        while next < rows.upperBound {
            let (shape, end) = shapes[shapes.partitioningIndex { $0.end > next }]
            body(shape, min(end, rows.upperBound) - next)
            next = end
        }
    }

    /// Returns the shape of a row, as far as it is known before the row is made.
    func shape(of row: Int) -> RowShape { shapes[shapes.partitioningIndex { $0.end > row }].shape }
}

/// What a section has to know of a row that can be made on demand.
struct RowTraits {
    var shape: RowShape
    /// True if a condition may hide the row.
    var isConditional = false
    /// True if the page has to know of the row; see `RowSpec.note(on:as:)`.
    var isNoted = false
}

extension RowSpec {
    /// What is known of the row before it is made; `nil` if it can't be made on demand: only the live row of an author's
    /// closure knows whether it is hidden, an expander has other rows, and the options of a value know each other. A
    /// mistaken row is made so that the mistake is reported.
    var traits: RowTraits? {
        if isMistaken { return nil }
        var traits: RowTraits
        switch kind {
        case .control(let control, _):
            guard let kind = control.kind else { return nil }
            traits = RowTraits(shape: RowShape(control: kind, isSecret: control.typed == .secret))
        case .content(let content):
            traits = RowTraits(
                shape: RowShape(control: content.value.control, opensPage: content.value.page != nil))
        case .parts(let parts):
            traits = RowTraits(shape: RowShape(hasParts: true))
            traits.isNoted = parts.contains { $0.rowSpec().traits?.isNoted ?? true }
        case .option, .notice, .itemButton, .expander, .custom, .closure: return nil
        }
        guard let properties else { return traits }
        // A picture is beside the other rows.
        if properties.value.picture != nil { return nil }
        if properties.value.help != nil { traits.shape.mayHaveHelp = true }
        if properties.value.visible != nil { traits.isConditional = true }
        if properties.value.effect != nil || !properties.value.formerPaths.isEmpty || comparesWithDefaults {
            traits.isNoted = true
        }
        return traits
    }

    /// True if the row shows whether it differs from a default, and has none of its own.
    private var comparesWithDefaults: Bool {
        guard let properties else { return false }
        return properties.value.showsReset && properties.value.ownDefault == nil
    }

    /// Tells a page what it has to know of the row before the row is made: which service accepts its value, its former
    /// paths, and that it has no default to show.
    @MainActor
    func note(on page: PageScope, as path: RowPath) {
        if case .parts(let parts) = kind {
            for part in parts.map({ $0.rowSpec() }) { part.note(on: page, as: path.appending(part.knownName ?? "")) }
        }
        guard let properties else { return }
        if properties.value.effect != nil { page.session?.noteEffect(of: path) }
        let formerPaths = properties.value.formerPaths
        if !formerPaths.isEmpty { page.session?.add(formerPaths: formerPaths, of: path) }
        if comparesWithDefaults { page.reportResetWithoutDefaults(row: path) }
    }
}

extension ListNode {
    fileprivate var title: String { spec.title }
}
