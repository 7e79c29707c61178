/// A field for a number, with a menu of units beside it: 500 MB, 2 h.
///
/// The state has one number, of what the units' factors count: bytes, seconds. The number is shown in the largest unit
/// in which it is whole. It keeps its unit while the person types and steps it, so that what they look at doesn't turn
/// from 999 MB to 1 GB; another change of the state brings the best unit again.
///
/// To choose another unit leaves the number and makes it another value: 500 MB become 500 GB. A person chooses the unit
/// to finish the text “500 GB”, or to put right a wrong one. Were the value converted, “2 GB” could not be entered over
/// 500 MB by way of the menu first, and the menu would never change a thing. The unit can be typed as well, as in
/// `90 min`, and moves the menu.
///
/// What is typed is a draft, as in ``numberField(keyPath:in:step:pageStep:unit:digits:)``, and a step is one of the
/// unit. The canonical text has the unit, such as `500 MB`; a number alone is read as one of what the state keeps.
///
/// ```swift
/// controlCell(
///     title: "Limit", control: quantityField(keyPath: \.limit, in: 1_000_000...100_000_000_000, units: .bytes()))
/// controlCell(title: "Turn Off After", control: quantityField(keyPath: \.delay, in: 60...86400, units: .durations))
/// ```
///
/// - Parameters:
///   - keyPath: The number, an `Int` or a `Double`.
///   - range: The numbers that are allowed.
///   - units: What the person chooses from, in this order. Each has a title of its own and a factor above 0; what is
///     less is reported as the form's mistake.
public func quantityField<State, Value: FormNumber>(
    keyPath: WritableKeyPath<State, Value> & Sendable,
    in range: ClosedRange<Value> = Value.allNumbers,
    units: [QuantityUnit]
) -> Element<Control, State> {
    let range = range.clamped(to: Value.allNumbers)
    return Element { context in
        let usable = units.filter { unit in
            let names = units.filter { $0.title.lowercased() == unit.title.lowercased() }
            let isUsable = !unit.title.isEmpty && names.count == 1 && unit.stands(for: Value.self)
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

    /// What has the number in the shown unit.
    public let numberField: NumberField

    /// The titles of the units, in the person's language.
    public let units: [String]

    /// The place of the shown unit: of the one that the person has typed, or else has chosen.
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
    /// The place of the unit that a number alone has.
    private var chosen = 0
    /// What the person has typed or chosen last, and how the value was shown last: a value that is either is shown so.
    private var draftText = "", valueText = ""

    init(_ field: TextField, _ texts: any QuantityTexts) {
        self.texts = texts
        units = texts.units.map(\.title)
        numberField = NumberField(field, texts.numbers(in: 0), unit: texts.units[0].title, marks: [])
        field.rest = self
    }

    /// Counts the number in another unit, which makes it another value; the person does that in the menu.
    public func chooseUnit(at place: Int) {
        guard units.indices.contains(place), place != unit else { return }
        let number = texts.parts(of: field.text)?.number ?? field.text
        if number.trimmed.isEmpty { return show(place) }
        field.replace(with: "\(number) \(units[place])")
        field.commit()
    }

    public func choose(_ text: String) -> Bool {
        guard let place = units.firstIndex(of: text) else { return false }
        chooseUnit(at: place)
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

    /// What stands in the field, with the unit.
    public var copiedText: String? { texts.completed(field.text, by: unit) }

    public func recordChanged(_ row: FormRecord.Row) { field.recordChanged(row) }

    public func endObservation() {
        observer = nil
        field.endObservation()
    }
}

extension QuantityField: CustomReflectable {
    /// A mirror that shows nothing, as that of the text field that it has.
    nonisolated public var customMirror: Mirror { Mirror(self, children: []) }
}

extension QuantityUnit {
    /// Whether one of it is a number that can be kept.
    fileprivate func stands<Value: FormNumber>(for: Value.Type) -> Bool {
        guard factor > 0, factor.isFinite else { return false }
        return QuantityText<Value>([self], in: Value.allNumbers).value(of: "1", in: self).map { $0 > .zero } ?? false
    }

    /// The unit with a title in the person's language; the one in the form's is read as well.
    @MainActor
    fileprivate func titled(_ translate: @MainActor (String) -> String) -> QuantityUnit {
        QuantityUnit(translate(title), factor, otherNames: [title] + otherNames)
    }
}
