extension Element {
    /// Draws an icon before the row's title.
    ///
    /// The icon only helps to find the row, so assistive tools don't mention it. The title has to say everything.
    ///
    /// - Parameter name: The name of an icon, as in the Icon Naming Specification of freedesktop.org or as installed with
    ///   the program. Choose one that ends with `-symbolic`, which is drawn in the colour of the text.
    public func symbol(_ name: String) -> Self where Content == FormCell {
        changing { $0.symbol = .fixed(name) }
    }

    /// Draws an icon that follows the state before the row's title; `nil` draws none. See ``symbol(_:)``.
    public func symbol(from name: @escaping @MainActor @Sendable (State) -> String?) -> Self where Content == FormCell {
        changing { $0.symbol = .followed(name) }
    }

    /// Shows a number at the end of the row, such as the number of devices on the page that the row opens.
    ///
    /// ```swift
    /// detailTextCell(title: "Devices", keyPath: { _ in "" }, form: devicesForm)
    ///     .badge { $0.devices.count }
    /// ```
    ///
    /// - Parameter count: Returns the number for a state. The numbers 0 and `nil` are not shown.
    public func badge(from count: @escaping @MainActor @Sendable (State) -> Int?) -> Self where Content == FormCell {
        changing { $0.badge = count }
    }

    /// Shows below the title what the row turns on and off is doing, in words and with a look.
    ///
    /// ```swift
    /// controlCell(title: "Hotspot", control: uiSwitch(keyPath: \.isOn))
    ///     .symbol("network-wireless-hotspot-symbolic")
    ///     .status(from: \.status)
    /// ```
    ///
    /// Assistive tools announce a status on the screen when it changes, unless the change is the user's own edit of the
    /// row. So leave out what changes all the time, such as the amount of data.
    ///
    /// - Parameter status: Returns the status for a state.
    public func status(from status: @escaping @MainActor @Sendable (State) -> RowStatus) -> Self
    where Content == FormCell {
        changing { $0.status = status }
    }

    /// Shows a picture beside the other rows of the section where there is room for it. Pressing the picture opens the
    /// row's page. Where there is no room, or while there is no picture, the row looks like any other.
    ///
    /// ```swift
    /// detailTextCell(title: "Show QR Code", keyPath: { _ in "" }, form: codeForm)
    ///     .picture { $0.code?.picture }
    /// ```
    ///
    /// Assistive tools read the row's title in place of the picture. A row that opens no page, and a second row with a
    /// picture in the same section, are reported as mistakes in the form.
    ///
    /// - Parameter picture: Returns the picture for a state, or `nil` for none.
    public func picture(from picture: @escaping @MainActor @Sendable (State) -> Picture?) -> Self
    where Content == FormCell {
        changing { $0.picture = picture }
    }
}
