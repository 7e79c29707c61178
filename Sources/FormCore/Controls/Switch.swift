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
        let update = context.follow({ $0[keyPath: keyPath] }) { toggle.show($0) }
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
    public private(set) var isOn = false {
        didSet { notify(.isOn, if: isOn != oldValue) }
    }

    public var observer: (@MainActor (Property) -> Void)?

    public weak var cell: FormCell?

    private let read: @MainActor () -> Bool
    private let write: @MainActor (Bool, ChangeOrigin) -> Void
    private var draft: Bool?

    init(
        read: @escaping @MainActor () -> Bool,
        write: @escaping @MainActor (Bool, ChangeOrigin) -> Void
    ) {
        self.read = read
        self.write = write
    }

    /// Turns the switch on or off, as the person does; where the state refuses, it goes back.
    ///
    /// Where a rule of the row refuses, the switch stays as the person has set it,
    /// and the state as it was.
    public func set(_ isOn: Bool) {
        guard isOn != self.isOn else { return }
        self.isOn = isOn
        if let cell, cell.hasRules, let editor = RowEditor(cell) {
            editor.choose(Format.onOff.print(isOn), base: Format.onOff.print(read()))
        } else {
            write(isOn, .person)
        }
        show(read())
    }

    public func recordChanged(_ row: FormRecord.Row) {
        draft = row.draft.map { $0.text == Format.onOff.print(true) }
        show(read())
    }

    fileprivate func show(_ value: Bool) {
        isOn = draft ?? value
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
