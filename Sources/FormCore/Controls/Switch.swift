/// A live switch or check button.
@MainActor
public final class Switch: ValueControl, Observed {
    public enum Property: Sendable, CaseIterable {
        case isOn
    }

    /// True if the switch is shown as on.
    public private(set) var isOn = false {
        didSet { notify(.isOn, if: isOn != oldValue) }
    }

    public var observer: (@MainActor (Property) -> Void)?

    public let value: RowValue

    /// True once the element that created this switch has updated it from the state. A switch that is never updated is
    /// reported as a mistake in the form.
    public private(set) var isFollowing = false

    private var draft: Bool?

    init(_ value: RowValue) {
        self.value = value
    }

    /// Turns the switch on or off, as the user does.
    ///
    /// If a rule of the row refuses the change, the switch stays as the user set it, as a draft, and the state doesn't
    /// change. If the value is set but the state keeps its old value, for example because a setter ignores the new one,
    /// the switch returns to its previous position.
    public func set(_ isOn: Bool) {
        guard isOn != self.isOn else { return }
        self.isOn = isOn
        value.set(Format.onOff.print(isOn))
        showValue()
    }

    public func recordChanged(_ row: FormRecord.Row) {
        draft = row.shownText.map { $0 == Format.onOff.print(true) }
        showValue()
    }

    func follow(_ value: Bool) {
        isFollowing = true
        show(value)
    }

    private func show(_ value: Bool) {
        isOn = draft ?? value
    }

    private func showValue() {
        show(value.text() == Format.onOff.print(true))
    }

    public var isSelectable: Bool { true }

    public func select() { set(!isOn) }
}
