/// A field for a number, with a menu of units beside it, such as 500 MB or 2 h.
///
/// The state has one number in a base unit, such as bytes or seconds; each unit's factor says how many base units it is
/// worth. The field shows the number in the largest unit that makes it a whole number, such as 500 MB rather than 0.5
/// GB. While the user types the number, and after a step, the shown unit stays the same. For example, a step from 999
/// MB leads to 1000 MB and not to 1 GB. When typed text is committed, and if the state changes in any other way, the
/// field chooses the unit again.
///
/// If the user chooses another unit, the number stays the same, so the value changes: 500 MB becomes 500 GB. Choosing a
/// unit completes a number that was typed without one, or corrects a wrong unit. If the value were converted instead, a
/// user who typed 2 and then chose GB would get 0.002 GB. The unit can also be typed, as in `90 min`, which selects it
/// in the menu.
///
/// Typed text is a draft, as in ``numberField(keyPath:in:step:pageStep:unit:digits:)``. A step adds 1 in the shown
/// unit, such as 1 MB. The canonical text contains the unit, such as `500 MB`. A number without a unit is in the shown
/// unit if the user types it into the field, but in the base unit if it is canonical text, as on the command line.
///
/// ```swift
/// controlCell(
///     title: "Limit", control: quantityField(keyPath: \.limit, in: 1_000_000...100_000_000_000, units: .bytes()))
/// controlCell(title: "Turn Off After", control: quantityField(keyPath: \.delay, in: 60...86400, units: .durations))
/// ```
///
/// - Parameters:
///   - keyPath: The number, an `Int` or a `Double`.
///   - range: The allowed numbers.
///   - units: The units to choose from, in this order. Each unit needs a unique title and a factor above 0. If the
///     number is an `Int`, the factor must be at least 1. A unit that doesn't meet these conditions is left out and
///     reported as a mistake in the form.
public func quantityField<State, Value: FormNumber>(
    keyPath: WritableKeyPath<State, Value> & Sendable,
    in range: ClosedRange<Value> = Value.allNumbers,
    units: [QuantityUnit]
) -> Element<Control, State> {
    let range = range.clamped(to: Value.allNumbers)
    let usable = units.filter { unit in
        let names = units.filter { $0.title.lowercased() == unit.title.lowercased() }
        return !unit.title.isEmpty && names.count == 1 && unit.isUsable(with: Value.self)
    }
    let unusable = units.filter { unit in !usable.contains { $0.title == unit.title } }
    if usable.isEmpty { return numberField(keyPath: keyPath, in: range).reporting(unusable, among: units) }
    let canonical = QuantityText(usable, in: range)
    let field: FieldMaker<State> = { notation in
        let shown = QuantityText(usable, in: range, notation)
        let format = Format<Value>(
            print: canonical.text(of:), parse: canonical.read,
            show: { value, _ in shown.text(of: value) }, read: { text, _ in shown.read(text) }
        ).proven(hasDecimalMark: true)
        return FormattedField(keyPath, format, in: notation.locale)
    }
    let control = ControlSpec<State>(.quantityField, field: field, typed: .line) { value, context in
        let shown = QuantityText(usable, in: range, context.notation)
        let field = TextField(value, goBack: context.scope.goBack)
        context.update(from: keyPath) { field.show(valueText: shown.text(of: $0)) }
        return .quantityField(QuantityField(field, shown))
    }
    return Element(control).reporting(unusable, among: units)
}

extension Element {
    /// Reports the units that the field has left out.
    fileprivate func reporting(_ unusable: [QuantityUnit], among units: [QuantityUnit]) -> Self
    where Content == Control {
        var mistakes: [RowMistake] = []
        for unit in unusable { mistakes.append { .unusableUnit(unit.title, row: $0) } }
        if units.isEmpty { mistakes.append { .noUnit(row: $0) } }
        return Element(controlSpec().with(mistakes))
    }
}

extension QuantityText {
    /// - Parameter notation: The user's language, in which the units are shown.
    @MainActor
    fileprivate init(_ units: [QuantityUnit], in range: ClosedRange<Value>, _ notation: Notation) {
        self.init(units.map { $0.titled(notation.translate) }, in: range, locale: notation.locale)
    }
}

extension QuantityUnit {
    /// Returns true if one of this unit can be stored as a `Value` and is above 0. For example, a unit worth half a
    /// base unit can't be used with `Int`.
    fileprivate func isUsable<Value: FormNumber>(with: Value.Type) -> Bool {
        guard factor > 0, factor.isFinite else { return false }
        return QuantityText<Value>([self], in: Value.allNumbers).value(of: "1", in: self).map { $0 > .zero } ?? false
    }

    /// Returns the unit with its title translated. The user can still type the original title.
    @MainActor
    fileprivate func titled(_ translate: @MainActor (String) -> String) -> QuantityUnit {
        QuantityUnit(translate(title), factor, otherNames: [title] + otherNames)
    }
}
