/// A picture of something in the state, below the row's title.
///
/// Since the user can't edit the picture, undo and the command line leave it out. The picture is enlarged only by
/// integer factors, so that all its pixels have the same size. If the picture is larger than the available space, it is
/// scaled down smoothly.
///
/// ```swift
/// controlCell(title: "QR Code", control: picture(size: .window) { $0.code?.picture })
/// ```
///
/// - Parameters:
///   - size: The size in which the picture is shown.
///   - picture: Returns the picture to show, or `nil` to show none.
///   - description: Returns a description of the picture in the user's language, for users who can't see it.
public func picture<State>(
    size: PictureSize = .natural,
    value picture: @escaping @MainActor @Sendable (State) -> Picture?,
    description: @escaping @MainActor @Sendable (State) -> String = { _ in "" }
) -> Element<Control, State> {
    Element(
        ControlSpec(.picture) { context in
            let shown = ShownPicture(size: size)
            context.update(from: picture) { shown.show($0) }
            context.update(from: description) { shown.description = $0 }
            return .picture(shown)
        })
}
