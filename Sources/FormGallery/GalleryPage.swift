public import FormCore

/// A page of the gallery, with the code of its example.
public struct GalleryPage: Sendable {
    /// The page's title, which is also its path.
    public let title: String
    /// The code that the page shows.
    public let code: String
    /// The path of the source file that contains the code.
    public let file: String
    let form: Form<Gallery>

    /// A row that opens the page.
    public var row: Element<FormCell, Gallery> {
        detailTextCell(title: title, keyPath: { _ in "" }, form: form)
    }
}

/// A group of pages, below a heading on the first page.
public struct GalleryGroup: Sendable {
    /// The heading.
    public let title: String
    /// The pages, from top to bottom.
    public let pages: [GalleryPage]
}

extension Example {
    /// Returns the page of the example.
    ///
    /// - Parameter keyPath: The key path from the gallery's state to the example's values.
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
