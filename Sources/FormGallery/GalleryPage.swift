public import FormCore

/// A page of the gallery, with the code of what it shows.
public struct GalleryPage: Sendable {
    /// The page's title, which is also its path.
    public let title: String
    /// The code that is shown.
    public let code: String
    /// The source file that the code stands in.
    public let file: String
    let form: Form<Gallery>

    /// The page as a form of its own.
    public var row: Element<FormCell, Gallery> {
        detailTextCell(title: title, keyPath: { _ in "" }, form: form)
    }
}

/// Pages that belong together, below a heading of the first page.
public struct GalleryGroup: Sendable {
    /// The heading.
    public let title: String
    /// The pages, from top to bottom.
    public let pages: [GalleryPage]
}

extension Example {
    /// The page of the example.
    ///
    /// - Parameter keyPath: Where its values are kept.
    func page(at keyPath: WritableKeyPath<Gallery, Values> & Sendable) -> GalleryPage {
        GalleryPage(title: title, code: code, file: file, form: form(at: keyPath))
    }

    private func form(at keyPath: WritableKeyPath<Gallery, Values> & Sendable) -> Form<Gallery> {
        let source: Element<Section, Gallery> = section("Code") { codeCell(code) }
        switch content {
        case .form(let form):
            let form = bind(form: form, to: keyPath)
            return Element { context in
                let (shown, code) = (form.render(context), source.render(context))
                return RenderedElement(content: shown.content + [code.content]) { state in
                    shown.update(state)
                    code.update(state)
                }
            }
        case .rows(let rows, let about, let haveValues):
            let rows = rows.map { bind(row: $0, to: keyPath).tried(withValue: haveValues) }
            return sections {
                section(rows, footer: { _ in about })
                statesSection
                source
            }
        }
    }
}
