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

    private var current = false
    /// What is shown instead of the value. A draft that can't be read is shown as off.
    private var input: ShownInput?

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
        value.set(.value(isOn))
        // The page may show the change only later, or the value may have been refused.
        if current != isOn { current = value.current() ?? current }
        show()
    }

    public func show(_ input: ShownInput?) {
        self.input = input
        show()
    }

    func follow(_ value: Bool) {
        isFollowing = true
        current = value
        show()
    }

    private func show() { isOn = input.map { $0.value() ?? false } ?? current }

    public var isSelectable: Bool { true }

    public func select() { set(!isOn) }
}
