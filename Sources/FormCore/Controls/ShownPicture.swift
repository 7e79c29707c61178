/// The size in which a picture is shown.
public enum PictureSize: Sendable {
    /// The picture's own size, in logical pixels of the screen, or smaller if the row is too narrow.
    case natural
    /// As wide as the row, but no higher than three fifths of the page's visible part, so that there is room for what
    /// follows. If the row is the only one of its section, the picture fills the section's frame, without a title.
    case window
}

/// A live picture.
@MainActor
public final class ShownPicture: FormControl, Observed {
    public enum Property: Sendable, CaseIterable {
        case picture, description
    }

    /// The size in which the picture is shown.
    public let size: PictureSize

    /// The shown picture, or `nil` if there is none.
    public private(set) var picture: Picture? {
        didSet { notify(.picture, if: picture != oldValue) }
    }

    /// A description of the picture in words; empty if there is none.
    public internal(set) var description = "" {
        didSet { notify(.description, if: description != oldValue) }
    }

    public var observer: (@MainActor (Property) -> Void)?

    /// True once the element that created this control has updated it from the state. A control that is never updated
    /// is reported as a mistake in the form.
    public private(set) var isFollowing = false

    init(size: PictureSize) {
        self.size = size
    }

    public var rowValue: RowValue? { nil }

    func show(_ picture: Picture?) {
        isFollowing = true
        self.picture = picture
    }
}
