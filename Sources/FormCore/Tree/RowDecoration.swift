/// The parts of a row that few rows have. They are separate from the row, so that other rows need no memory for them.
@MainActor
final class RowDecoration {
    fileprivate var symbol: String?
    fileprivate var badge: Int?
    fileprivate var status: RowStatus?
    fileprivate var picture: Picture?
    /// True if the author has given the row a picture, which may be missing in the current state.
    var hasPicture = false
    fileprivate var isConcealed = false
    fileprivate var isRevealed = false
    /// The text that is concealed in place of the row's own detail.
    @Secret fileprivate(set) var concealedText: String? = nil

    /// The detail of a row that conceals its text; `nil` in place of the whole value if the row conceals nothing.
    var shownDetail: String?? {
        isConcealed ? .some(isRevealed ? concealedText : concealedText.map(concealed)) : nil
    }
}

extension FormCell {
    /// The name of the icon before the title; see ``Element/symbol(_:)``. It has no meaning for assistive tools.
    public var symbol: String? {
        get { decoration?.symbol }
        set { decorate(\.symbol, with: newValue, .symbol) }
    }

    /// The number at the end of the row, before the ``accessory``; `nil` if the row shows none. See
    /// ``Element/badge(from:)``.
    ///
    /// The number 0 is not shown, so setting it sets `nil`.
    public var badge: Int? {
        get { decoration?.badge }
        set { decorate(\.badge, with: newValue == 0 ? nil : newValue, .badge) }
    }

    /// The status below the title; `nil` if the row shows none. See ``Element/status(from:)``.
    public var status: RowStatus? {
        get { decoration?.status }
        set {
            let old = status
            decorate(\.status, with: newValue, .status)
            if old != nil, old != newValue { announce { cell in cell.status.map { cell.text(of: $0.sentence) } } }
        }
    }

    /// The picture that the renderer can draw beside the other rows of the section; `nil` if there is none now. See
    /// ``Element/picture(from:)``.
    ///
    /// Pressing the picture has to call ``select()``. A renderer that has no room for it draws an ordinary row.
    public var picture: Picture? {
        get { decoration?.picture }
        set { decorate(\.picture, with: newValue, .picture) }
    }

    /// True if the row conceals its ``detail``, and has a button that reveals it; see ``Element/concealed(atFirst:)``.
    public internal(set) var isConcealed: Bool {
        get { decoration?.isConcealed ?? false }
        set {
            guard newValue != isConcealed else { return }
            let text = detail
            decorate(\.isConcealed, with: newValue, .isRevealed)
            detail = text
        }
    }

    /// True while the user wants to read the concealed text. It is not part of the form's state, and false again once
    /// the page has been closed.
    ///
    /// Setting it has no effect on a row that conceals nothing.
    public var isRevealed: Bool {
        get { decoration?.isRevealed ?? false }
        set {
            guard isConcealed else { return }
            let old = detail
            decorate(\.isRevealed, with: newValue, .isRevealed)
            notify(.detail, if: detail != old)
        }
    }

    /// True if the row can have a ``picture``, which may be missing in the current state.
    package var canHavePicture: Bool { decoration?.hasPicture ?? false }

    private func decorate<Value: Equatable>(
        _ part: ReferenceWritableKeyPath<RowDecoration, Value>, with value: Value, _ property: Property
    ) {
        let decoration = makeDecoration()
        guard decoration[keyPath: part] != value else { return }
        decoration[keyPath: part] = value
        notify(property, if: true)
    }

    /// Sets the concealed text. Returns false if the row conceals nothing.
    func conceal(_ text: String?) -> Bool {
        guard let decoration, decoration.isConcealed else { return false }
        decoration.concealedText = text
        return true
    }
}
