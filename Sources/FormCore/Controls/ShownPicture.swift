/// How large a picture is shown.
public enum PictureSize: Sendable {
    /// In its own size, a pixel as large as one of the screen's is told to be; smaller where the row is too narrow.
    case natural
    /// As large as the row and the window allow, so that no part of it has to be scrolled to.
    case window
}

/// A live picture.
@MainActor
public final class ShownPicture: FormControl, Observed {
    public enum Property: Sendable, CaseIterable {
        case picture, description
    }

    /// How large it is shown.
    public let size: PictureSize

    /// What is shown, if there is something.
    public private(set) var picture: Picture? {
        didSet { notify(.picture, if: picture != oldValue) }
    }

    /// What is to be seen on it, in words; empty where that is not told.
    public internal(set) var description = "" {
        didSet { notify(.description, if: description != oldValue) }
    }

    public var observer: (@MainActor (Property) -> Void)?

    /// Whether its update has been called.
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
