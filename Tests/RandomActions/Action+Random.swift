import FormCore
import FormTesting

extension Action {
    /// Something that can be done on a screen, mostly.
    ///
    /// - Parameter isAlone: Whether nothing comes from outside.
    static func random(
        on screen: Screen, isAlone: Bool, using generator: inout some RandomNumberGenerator
    ) -> Action {
        let rows = screen.sections.flatMap(\.rows)
        let usable = rows.filter { !$0.isDisabled }
        guard let row = usable.randomElement(using: &generator) ?? rows.first else { return .goBack }
        switch Int.random(in: 0..<32, using: &generator) {
        case 0..<16: return use(of: row, using: &generator)
        case 16: return .perform(RowActions.Action.allCases.randomElement(using: &generator)!, on: row.title)
        case 17: return .select(rows.randomElement(using: &generator)!.title)
        case 18..<21: return .pressReturn
        case 21: return .pressEscape
        case 22, 23: return .goBack
        case 24: return .undo
        case 25: return .redo
        case 26: return .reset(row.title)
        case 27: return Bool.random(using: &generator) ? .openChangedSettings : .resetPage
        case 28: return .wait
        case 29: return [.apply, .apply, .cancelEdits].randomElement(using: &generator)!
        default: return isAlone ? use(of: row, using: &generator) : .outside(.random(using: &generator))
        }
    }

    /// What a row is there for.
    private static func use(of row: Screen.Row, using generator: inout some RandomNumberGenerator) -> Action {
        let isExpander = row.values.contains(ScreenSign.expanded) || row.values.contains(ScreenSign.collapsed)
        if isExpander, Bool.random(using: &generator) { return .select(row.title) }
        if row.values.contains(ScreenSign.switch(true)) || row.values.contains(ScreenSign.switch(false)) {
            return .toggle(row.title)
        }
        if row.values.contains(where: { $0.hasPrefix("[") }) {
            return .type(texts.randomElement(using: &generator)!, into: row.title)
        }
        return .select(row.title)
    }

    private static let texts = ["", "0", "1", "3", "4", "6", "7", "9", "12", "20", "99", "abc", " x ", "a long text"]
}
