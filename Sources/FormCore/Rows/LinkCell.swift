/// A row that opens a page of the web, or whatever else a link leads to.
///
/// ```swift
/// linkCell(title: "Release Notes", url: "https://example.org/news")
/// ```
///
/// - Parameters:
///   - title: What is there.
///   - url: The link: a URI with its scheme, such as `https`, `mailto` or `file`, in characters of ASCII, as a browser
///     gives it. Another text is reported as the form's mistake, and the row does nothing.
public func linkCell<State>(title: String, url: String) -> Element<FormCell, State> {
    customCell(title: title) { cell, context in
        guard url.isURI else {
            context.scope.report(.unusableLink(url, row: context.path))
            return { _ in }
        }
        cell.role = .link
        cell.onSelect = { context.scope.owner?.desktop?.open(url) }
        return { _ in }
    }
}
