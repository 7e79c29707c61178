/// A picture of something in the state, below the row's title.
///
/// It has no value: nobody types it, and neither undo nor the command line knows it. It is enlarged by whole numbers
/// only, so that each pixel is as large as any other, and made smaller smoothly.
///
/// ```swift
/// controlCell(title: "QR Code", control: picture(size: .window) { $0.code?.picture })
/// ```
///
/// - Parameters:
///   - size: How large it is shown.
///   - picture: The picture; `nil` shows none.
///   - description: What is to be seen, in the person's language, for who can't see it.
public func picture<State>(
    size: PictureSize = .natural,
    value picture: @escaping @MainActor @Sendable (State) -> Picture?,
    description: @escaping @MainActor @Sendable (State) -> String = { _ in "" }
) -> Element<Control, State> {
    Element { context in
        let shown = ShownPicture(size: size)
        let updatePicture = context.follow(picture) { shown.show($0) }
        let updateDescription = context.follow(description) { shown.description = $0 }
        return RenderedElement(content: .picture(shown)) { state in
            updatePicture(state)
            updateDescription(state)
        }
    }
}
