extension Element {
    /// Shows a status page in place of the form's sections while the closure returns one.
    ///
    /// Use it for a page that is of no use in some situation, such as the settings of a device that is not plugged in.
    /// It says so in a few words and a sentence, with at most one button that helps.
    ///
    /// ```swift
    /// sections { … }
    ///     .statusPage {
    ///         $0.hasRadio
    ///             ? nil
    ///             : StatusPage(
    ///                 "No Wi-Fi Adapter", text: "Plug in a Wi-Fi adapter. This page continues by itself.",
    ///                 symbol: "network-wireless-offline-symbolic")
    ///     }
    /// ```
    ///
    /// Meanwhile, the user can't use the rows of the page. But they stay as they are, with their drafts, and are back
    /// as soon as the closure returns `nil`. Search, the command line and pages that are already open above the page
    /// are not affected. A link to a row of the page leads to the status page. When a status page appears on the
    /// screen, assistive tools announce it.
    ///
    /// On the first page, the section that leads to the other pages stays below the status page, or beside it in a wide
    /// window; see ``sidebar(title:symbol:)``. Hide those of its rows whose pages are of no use either.
    ///
    /// If the modifier is used several times, the first of the status pages that exist is shown.
    ///
    /// - Parameters:
    ///   - page: Returns the status page for a state, or `nil` to show the sections.
    ///   - button: A row that performs an action, usually a ``buttonCell(title:style:action:)``. Its title can follow the
    ///     state with ``title(from:)``, and it can be hidden with `visible(when:)`. Search and the command line
    ///     don't find it.
    public func statusPage(
        from page: @escaping @MainActor @Sendable (State) -> StatusPage?,
        button: Element<FormCell, State>? = nil
    ) -> Self where Content == [Section] {
        let form = pageSpec()
        return Element(
            node: .page(
                PageSpec(
                    form.body, rules: form.rules,
                    statusPages: form.statusPages + [StatusPageSpec(page: page, button: button)])))
    }
}
