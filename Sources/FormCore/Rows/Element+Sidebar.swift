extension Element {
    /// Makes the section of the first page the sidebar of a wide window.
    ///
    /// ```swift
    /// section {
    ///     detailTextCell(title: "Network", keyPath: \.network.name, form: bind(form: networkForm, to: \.network))
    ///     detailTextCell(title: "Devices", keyPath: \.devicesText, form: devicesForm)
    /// }
    /// .sidebar(title: "Overview", symbol: "network-wireless-hotspot-symbolic")
    /// ```
    ///
    /// It takes effect if a renderer shows the form with the layout ``PageLayout/sidebar`` and has room for two pages.
    /// The section then leaves the first page and becomes the sidebar. The sidebar has one more row, its first one,
    /// which stands for the first page. Beside it is either the rest of the first page, or the page that a row of the
    /// sidebar has opened. While there is no room, the section is a part of the first page like any other, but it also
    /// stays below a status page that takes the place of the others (see ``statusPage(from:button:)``).
    ///
    /// Only the first page of a form has a sidebar, and only one section can be it. On another page, the modifier has no
    /// effect.
    ///
    /// - Parameters:
    ///   - title: The title of the first page in the sidebar, and above the page itself while the sidebar is shown; it
    ///     is translated. While there is no sidebar, the first page has the title of the form.
    ///   - symbol: The name of the symbol before that title, such as that of an icon of the theme for GTK; `nil` for
    ///     none.
    public func sidebar(title: String, symbol: String? = nil) -> Self where Content == Section {
        setting { $0.sidebarRow = (title, symbol) }
    }
}
