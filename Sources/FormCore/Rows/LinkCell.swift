/// A row that opens a web page or any other link.
///
/// ```swift
/// linkCell(title: "Release Notes", url: "https://example.org/news")
/// ```
///
/// - Parameters:
///   - title: The row's title, such as the name of the page.
///   - url: A URI with its scheme, such as `https`, `mailto` or `file`, in ASCII characters, as copied from a browser.
///     Any other text is reported as a mistake in the form, and the row does nothing.
public func linkCell<State>(title: String, url: String) -> Element<FormCell, State> {
    Element(
        title: title,
        RowContent(
            role: url.isURI ? .link : .row,
            mistakes: url.isURI ? nil : [{ .unusableLink(url, row: $0) }],
            configure: { cell, context in
                if url.isURI { cell.onSelect = { context.scope.session?.desktop?.open(url) } }
            }))
}
