/// A live button that records a keyboard shortcut.
@MainActor
public final class ShortcutField: ValueControl, Observed {
    public enum Property: Sendable, CaseIterable {
        case text, isRecording
    }

    /// The button's text in the user's language: the shortcut or, during the recording, the modifiers held down or a
    /// prompt.
    public private(set) var text = "" {
        didSet { notify(.text, if: text != oldValue) }
    }

    /// True while the field records the keys that the user presses. They have no other effect during the recording.
    public private(set) var isRecording = false {
        didSet {
            guard isRecording != oldValue else { return }
            held = []
            refusal = nil
            showText()
            notify(.isRecording, if: true)
        }
    }

    /// The modifiers that the user holds down during the recording, for display.
    public var held: KeyboardShortcut.Modifiers = [] {
        didSet { if held != oldValue { showText() } }
    }

    public var observer: (@MainActor (Property) -> Void)?

    public let value: RowValue

    public private(set) var isFollowing = false

    /// The reason why the last pressed key can't be the shortcut, shown below the row; `nil` if there is none.
    public private(set) var refusal: Sentence? {
        didSet { if refusal != oldValue { noticeChanged() } }
    }

    private let names: ShortcutNames
    private let prompt: String
    private var shortcut: KeyboardShortcut?
    private var noticeChanged: @MainActor () -> Void = {}
    /// What is shown instead of the value: a recorded shortcut that a rule has refused or a service hasn't accepted yet,
    /// or its removal.
    private var input: ShownInput?
    /// The key that started or ended the recording, while the user still holds it down. A held key repeats, so further
    /// presses of it are ignored.
    private var heldKey: String?

    init(_ value: RowValue, _ names: ShortcutNames, prompt: String) {
        self.value = value
        self.names = names
        self.prompt = prompt
    }

    /// Starts the recording.
    ///
    /// - Parameter keys: The keys that the user pressed to start the recording, or `nil` if the user clicked. These
    ///   keys are ignored until they are released.
    public func beginRecording(with keys: KeyboardShortcut? = nil) {
        heldKey = keys?.key
        isRecording = true
    }

    /// Ends the recording without changing the value.
    public func endRecording() {
        heldKey = nil
        isRecording = false
    }

    /// Handles a pressed key, with any modifiers held down.
    ///
    /// Escape alone ends the recording, and Backspace alone removes the shortcut. If the keys can't be a shortcut,
    /// ``refusal`` is set to the reason, and the recording continues. If a rule of the row refuses the shortcut, the
    /// field shows it as a draft, and the state doesn't change.
    ///
    /// The key that started or ended the recording is ignored until it is released; see ``release(_:)``.
    ///
    /// - Parameter shortcut: The keys, or `nil` if the key has no name.
    /// - Returns: True if the field has handled or ignored the key press, so it must have no other effect. False if the
    ///   field isn't recording and the key isn't one to ignore.
    @discardableResult
    public func press(_ shortcut: KeyboardShortcut?) -> Bool {
        if let heldKey, heldKey == shortcut?.key { return true }
        guard isRecording else { return false }
        switch shortcut {
        case nil: refusal = "This key can't be used in a shortcut. Press another one."
        case KeyboardShortcut(key: "Escape"): endRecording()
        case KeyboardShortcut(key: "Backspace"): take(nil)
        case let shortcut?:
            refusal = shortcut.refusal(names)
            if refusal == nil { take(shortcut) }
        }
        if !isRecording { heldKey = shortcut?.key }
        return true
    }

    /// Handles a released key, with any modifiers still held down.
    public func release(_ shortcut: KeyboardShortcut?) {
        if heldKey == shortcut?.key { heldKey = nil }
    }

    /// Discards a refused shortcut and shows the value again, as Escape does; ``FormSession/undo()`` brings it back.
    ///
    /// - Returns: True if a refused shortcut was discarded; false if there was none.
    @discardableResult
    public func cancel() -> Bool {
        guard input?.isDraft == true else { return false }
        value.discard()
        return true
    }

    public var notice: Notice? { refusal.map { Notice(.error, $0) } }

    public func onNotice(_ perform: @escaping @MainActor () -> Void) { noticeChanged = perform }

    public var copiedText: String? { input.map { text(of: $0, names.text) } }

    public func show(_ input: ShownInput?) {
        self.input = input
        showText()
    }

    public func endObservation() {
        observer = nil
        endRecording()
    }

    func follow(_ shortcut: KeyboardShortcut?) {
        isFollowing = true
        self.shortcut = shortcut
        showText()
    }

    private func take(_ shortcut: KeyboardShortcut?) {
        endRecording()
        value.set(.value(shortcut))
    }

    private func showText() {
        if isRecording {
            text = held.isEmpty ? prompt : (names.text(of: held) + ["…"]).joined(separator: "+")
        } else {
            text = input.map { text(of: $0, shown) } ?? shortcut.map(shown) ?? names.none
        }
    }

    /// Returns the text of what was entered, which is itself if it can't be read.
    private func text(of input: ShownInput, _ name: (KeyboardShortcut) -> String) -> String {
        guard let shortcut = input.value(as: KeyboardShortcut?.self) else { return input.text }
        return shortcut.map(name) ?? names.none
    }

    private func shown(_ shortcut: KeyboardShortcut) -> String {
        // X prefixes the names of some keys with `XF86`. The field omits the prefix, which only the command line needs.
        names.text(of: shortcut).replacing("XF86", with: "")
    }
}
