/// A control that is on or off.
///
/// - Parameter keyPath: The value that it shows and writes.
public func uiSwitch<State>(
    keyPath: WritableKeyPath<State, Bool> & Sendable
) -> Element<Control, State> {
    Element { context in
        let toggle = Switch(
            read: { context.state[keyPath: keyPath] },
            write: { context.set(keyPath, to: $0, origin: $1) }
        )
        let update = context.follow({ $0[keyPath: keyPath] }) { toggle.isOn = $0 }
        return RenderedElement(content: .toggle(toggle), update: update)
    }
}

/// A live switch.
@MainActor
public final class Switch: FormControl, Observed {
    public enum Property: Sendable, CaseIterable {
        case isOn
    }

    /// Whether the switch is shown as on.
    public fileprivate(set) var isOn = false {
        didSet { notify(.isOn, if: isOn != oldValue) }
    }

    public var observer: (@MainActor (Property) -> Void)?

    private let read: @MainActor () -> Bool
    private let write: @MainActor (Bool, ChangeOrigin) -> Void

    init(
        read: @escaping @MainActor () -> Bool,
        write: @escaping @MainActor (Bool, ChangeOrigin) -> Void
    ) {
        self.read = read
        self.write = write
    }

    /// Turns the switch on or off, as the person does; where the state refuses, it goes back.
    public func set(_ isOn: Bool) {
        guard isOn != self.isOn else { return }
        self.isOn = isOn
        write(isOn, .person)
        self.isOn = read()
    }

    public var value: RowValue {
        RowValue(format: .onOff, read: read, write: write)
    }

    public var onSelect: (@MainActor () -> Void)? {
        { [weak self] in
            if let self { set(!isOn) }
        }
    }
}
