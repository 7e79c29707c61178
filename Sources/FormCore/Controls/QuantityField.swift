/// A field for a number, with a menu of units beside it, such as 500 MB or 2 h.
///
/// The state has one number in a base unit, such as bytes or seconds; each unit's factor says how many base units it is
/// worth. The field shows the number in the largest unit that makes it a whole number, such as 500 MB rather than 0.5
/// GB. While the user types the number or changes it in steps, the shown unit stays the same. For example, a step from
/// 999 MB leads to 1000 MB and not to 1 GB. If the state changes in any other way, the field chooses the unit again.
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
    return Element { context in
        let usable = units.filter { unit in
            let names = units.filter { $0.title.lowercased() == unit.title.lowercased() }
            let isUsable = !unit.title.isEmpty && names.count == 1 && unit.isUsable(with: Value.self)
            if !isUsable { context.scope.report(.unusableUnit(unit.title, row: context.path)) }
            return isUsable
        }
        guard !usable.isEmpty else {
            if units.isEmpty { context.scope.report(.noUnit(row: context.path)) }
            return numberField(keyPath: keyPath, in: range).render(context)
        }
        let canonical = QuantityText(usable, in: range)
        let shown = QuantityText(usable.map { $0.titled(context.translate) }, in: range, locale: context.locale)
        let format = Format<Value>(
            isProven: true, hasDecimalMark: true, print: canonical.text(of:), parse: canonical.read,
            show: { value, _ in shown.text(of: value) }, read: { text, _ in shown.read(text) })
        let rendered = textControl(keyPath: keyPath, format: format).render(context)
        guard let field = rendered.content.textField else { return rendered }
        return RenderedElement(content: .quantityField(QuantityField(field, shown)), update: rendered.update)
    }
}

/// A live field for a number with units.
@MainActor
public final class QuantityField: ValueControl, Observed {
    public enum Property: Sendable, CaseIterable {
        case unit
    }

    /// The field for the number in the shown unit.
    public let numberField: NumberField

    /// The titles of the units, in the user's language.
    public let units: [String]

    /// The index of the shown unit.
    ///
    /// If the user has typed a unit, this is that unit. Otherwise, it is the unit that was last chosen in the menu or
    /// shown with the row's value or draft, whichever is more recent.
    public private(set) var unit = 0 {
        didSet {
            guard unit != oldValue else { return }
            numberField.numbers = texts.numbers(in: unit)
            numberField.unit = units[unit]
            notify(.unit, if: true)
        }
    }

    public var observer: (@MainActor (Property) -> Void)?

    private let texts: any QuantityTexts
    private var field: TextField { numberField.textField }
    /// The index of the unit for a number that is typed without one: the unit that was last chosen in the menu or shown
    /// with the row's value or draft, whichever is more recent.
    private var chosen = 0
    /// The row's text, with its unit: `draftText` is the last draft, and `valueText` is the text that was last shown
    /// for the value. If one of these strings represents the row's current value, the field shows that string, so that
    /// the unit doesn't change.
    private var draftText = "", valueText = ""

    init(_ field: TextField, _ texts: any QuantityTexts) {
        self.texts = texts
        units = texts.units.map(\.title)
        numberField = NumberField(field, texts.numbers(in: 0), unit: texts.units[0].title, marks: [])
        field.rest = self
    }

    /// Changes the unit but not the number, as the user does in the menu. This changes the value: 500 MB becomes 500
    /// GB. If the field is empty, only the shown unit changes.
    public func chooseUnit(at place: Int) {
        guard units.indices.contains(place), place != unit else { return }
        let number = texts.parts(of: field.text)?.number ?? field.text
        if number.trimmed.isEmpty { return show(place) }
        field.replace(with: "\(number) \(units[place])")
        field.commit()
    }

    public func choose(_ text: String) -> Bool {
        guard let index = units.firstIndex(of: text) else { return false }
        chooseUnit(at: index)
        return true
    }

    private func show(_ place: Int) {
        chosen = place
        unit = place
    }
}

extension QuantityField: RestOfText {
    func rowText(of fieldText: String) -> String {
        unit = texts.parts(of: fieldText)?.unit ?? chosen
        draftText = texts.completed(fieldText, by: unit)
        return draftText
    }

    func fieldText(of rowText: String, isDraft: Bool) -> String {
        let text = isDraft ? rowText : [draftText, valueText].first { texts.areSame($0, rowText) } ?? rowText
        if isDraft { draftText = text } else { valueText = text }
        guard let (number, unit) = texts.parts(of: text) else { return text }
        show(unit)
        return number
    }
}

extension QuantityField {
    public var value: RowValue { field.value }

    public var isFollowing: Bool { field.isFollowing }

    /// The field's text, followed by the unit unless the text already contains one.
    public var copiedText: String? { texts.completed(field.text, by: unit) }

    public func recordChanged(_ row: FormRecord.Row) { field.recordChanged(row) }

    public func endObservation() {
        observer = nil
        field.endObservation()
    }
}

extension QuantityField: CustomReflectable {
    /// An empty mirror, so that no dump reveals the text in the field.
    nonisolated public var customMirror: Mirror { Mirror(self, children: []) }
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
