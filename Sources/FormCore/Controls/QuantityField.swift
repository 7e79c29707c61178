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
    /// The row's text, with its unit, after the last step or choice in the menu. As long as it represents the row's
    /// value, the value is shown in this unit.
    private var chosenText = ""
    /// True if the user has typed the draft.
    private var isTyped = false

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
        isTyped = true
        return texts.completed(fieldText, by: unit)
    }

    func willReplace(with rowText: String) {
        isTyped = false
        chosenText = rowText
    }

    func willCommit() {
        if isTyped, field.hasDraft { chosenText = "" }
    }

    func fieldText(of rowText: String, isDraft: Bool) -> String {
        let text = isDraft ? rowText : texts.text(rowText, inUnitOf: chosenText) ?? rowText
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

    public func show(_ input: ShownInput?) { field.show(input) }

    public func endObservation() {
        observer = nil
        field.endObservation()
    }
}

extension QuantityField: CustomReflectable, HiddenFromDumps {}
