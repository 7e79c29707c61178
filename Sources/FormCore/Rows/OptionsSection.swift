/// A group of rows for options that are computed from the state.
///
/// Once an option has a row, the row is kept while the page is open. If the option is removed and returns later, the
/// same row is shown again.
func optionsSection<State, Value: Equatable & Sendable>(
    keyPath: WritableKeyPath<State, Value> & Sendable,
    optionsFrom options: @escaping @MainActor @Sendable (State) -> [Value],
    text: @escaping @MainActor @Sendable (State, Value) -> String
) -> Element<Section, State> {
    Element { context in
        var made: [(option: Value, row: RenderedElement<FormCell, State>)] = []
        var shown: [Value] = []
        @MainActor func row(of option: Value, in state: State) -> RenderedElement<FormCell, State> {
            if let row = made.first(where: { $0.option == option })?.row { return row }
            let cell: Element<FormCell, State> = optionCell(
                title: text(state, option), option: option, keyPath: keyPath)
            let row = context.render(cell.title { context.translate(text($0, option)) }.make(inOwnRow:))
            made.append((option, row))
            return row
        }
        let none: Element<FormCell, State> = Element(title: "There are no options now.", RowContent())
        let empty = none.make(inOwnRow: context)
        let section = Section(cells: [empty])
        return RenderedElement(content: section) { state in
            var distinct: [Value] = []
            for option in options(state) where !distinct.contains(option) { distinct.append(option) }
            let rows = distinct.map { row(of: $0, in: state) }
            for (option, row) in zip(distinct, rows) {
                row.content.optionText = text(state, option)
                row.update(state)
            }
            guard distinct != shown else { return }
            shown = distinct
            section.show(rows.isEmpty ? [empty] : rows.map(\.content))
        }
    }
}

extension Element where Content == Section {
    /// Adds a search field above the options if `count` is at least `many` (20). Use it for a fixed number of options;
    /// otherwise use ``searchableOptions(_:)``.
    ///
    /// - Parameter title: The name of the options; it is translated.
    func searchableOptions(_ title: String, count: Int) -> Self {
        count < OptionFilter.many ? self : searchableOptions(title)
    }

    /// Adds a search field above the options. The field is shown while there are at least `many` (20) options. Use it
    /// if the number of options can change.
    ///
    /// - Parameter title: The name of the options; it is translated.
    func searchableOptions(_ title: String) -> Self {
        setting { $0.searchedOptions = title }
    }
}
