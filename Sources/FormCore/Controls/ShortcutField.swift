/// A live button that records a keyboard shortcut.
@MainActor
public final class ShortcutField: ValueControl, Observed {
    public enum Property: Sendable, CaseIterable {
        case text, isRecording
    }

    /// What the button shows, in the person's language: the shortcut, or what it waits for.
    public private(set) var text = "" {
        didSet { notify(.text, if: text != oldValue) }
    }

    /// Whether the keys that are pressed now are the shortcut, and do nothing else.
    public private(set) var isRecording = false {
        didSet {
            guard isRecording != oldValue else { return }
            held = []
            refusal = nil
            showText()
            notify(.isRecording, if: true)
        }
    }

    /// The modifiers that are held while it records, for the person to see.
    public var held: KeyboardShortcut.Modifiers = [] {
        didSet { if held != oldValue { showText() } }
    }

    public var observer: (@MainActor (Property) -> Void)?

    public let value: RowValue

    public private(set) var isFollowing = false

    /// Says why the key that was pressed last can't be the shortcut; it stands below the row.
    public private(set) var refusal: Sentence? {
        didSet { if refusal != oldValue { noticeChanged() } }
    }

    private let names: ShortcutNames
    private let prompt: String
    private var shortcut: KeyboardShortcut?
    private var noticeChanged: @MainActor () -> Void = {}
    /// What stands in place of the value: what was refused or is not accepted yet.
    private var draft: String?
    private var isRefused = false
    /// The key that has begun or ended the recording, until it is let go: one that is held is pressed again and again.
    private var heldKey: String?

    init(_ value: RowValue, _ names: ShortcutNames, prompt: String) {
        self.value = value
        self.names = names
        self.prompt = prompt
    }

    /// Waits for the keys.
    ///
    /// - Parameter keys: What the person has pressed for it, which counts again once they have let it go.
    public func beginRecording(with keys: KeyboardShortcut? = nil) {
        heldKey = keys?.key
        isRecording = true
    }

    /// Waits no longer, and changes nothing.
    public func endRecording() {
        heldKey = nil
        isRecording = false
    }

    /// Takes a key that was pressed, with the modifiers that were held.
    ///
    /// Escape alone ends the recording and Backspace alone means no shortcut. What can't be one is refused with
    /// a ``refusal``, and the recording goes on. What a rule of the row refuses stays as the person has pressed it, and
    /// the state as it was.
    ///
    /// The key that has begun or ended the recording does nothing until it is let go, see ``release(_:)``.
    ///
    /// - Parameter shortcut: The keys; `nil` for one that has no name.
    /// - Returns: Whether they mean nothing else.
    @discardableResult
    public func press(_ shortcut: KeyboardShortcut?) -> Bool {
        if let heldKey, heldKey == shortcut?.key { return true }
        guard isRecording else { return false }
        switch shortcut {
        case nil: refusal = "This key can't be in a shortcut. Press another one."
        case KeyboardShortcut(key: "Escape"): endRecording()
        case KeyboardShortcut(key: "Backspace"): take("")
        case let shortcut?:
            refusal = shortcut.refusal(names)
            if refusal == nil { take(shortcut.description) }
        }
        if !isRecording { heldKey = shortcut?.key }
        return true
    }

    /// Takes that a key was let go, with whatever is held besides.
    public func release(_ shortcut: KeyboardShortcut?) {
        if heldKey == shortcut?.key { heldKey = nil }
    }

    /// Gives the value back in place of what was refused, as Escape does.
    ///
    /// - Returns: Whether there was something to give back.
    @discardableResult
    public func cancel() -> Bool {
        guard isRefused else { return false }
        value.cancel()
        return true
    }

    public var notice: Notice? { refusal.map { Notice(.error, $0) } }

    public func onNotice(_ perform: @escaping @MainActor () -> Void) { noticeChanged = perform }

    public var copiedText: String? {
        draft.map { text in text.isEmpty ? names.none : KeyboardShortcut(text).map(names.text) ?? text }
    }

    public func recordChanged(_ row: FormRecord.Row) {
        draft = row.shownText
        isRefused = row.draft != nil
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

    private func take(_ text: String) {
        endRecording()
        value.set(text)
    }

    private func showText() {
        if isRecording {
            text = held.isEmpty ? prompt : (names.text(of: held) + ["…"]).joined(separator: "+")
        } else if let draft, !draft.isEmpty {
            text = KeyboardShortcut(draft).map(shown) ?? draft
        } else {
            text = draft == nil ? shortcut.map(shown) ?? names.none : names.none
        }
    }

    private func shown(_ shortcut: KeyboardShortcut) -> String {
        // What X calls a key is for the command line.
        names.text(of: shortcut).replacing("XF86", with: "")
    }
}
