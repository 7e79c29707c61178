/// Modifiers for any row. They can be chained in any order.
extension Element {
    /// Shows the row only while a condition holds. If the modifier is used several times, all of the conditions must
    /// hold.
    ///
    /// ```swift
    /// nestedTextField(title: "Password", keyPath: \.password)
    ///     .visible(when: \.isProtected)
    /// ```
    public func visible(when condition: @escaping @MainActor @Sendable (State) -> Bool) -> Self
    where Content == FormCell {
        changing { properties in
            guard let others = properties.visible else { return properties.visible = condition }
            properties.visible = { others($0) && condition($0) }
        }
    }

    /// Enables the row only while a condition holds. If the modifier is used several times, all of the conditions must
    /// hold.
    public func enabled(when condition: @escaping @MainActor @Sendable (State) -> Bool) -> Self
    where Content == FormCell {
        changing { $0.disablingReasons = ($0.disablingReasons ?? []) + [{ condition($0) ? nil : "" }] }
    }

    /// Disables the row while the closure returns a reason. The reason replaces the help under the row's title.
    ///
    /// The reason is also shown if the user tries to set the row on the command line, or opens a link to the row.
    ///
    /// ```swift
    /// nestedTextField(title: "Password", keyPath: \.password)
    ///     .disabled { $0.isShared ? "Turn the hotspot off first." : nil }
    /// ```
    ///
    /// - Parameter reason: Returns what the user has to do first, or `nil` if the row can be used. An empty sentence
    ///   disables the row without showing a reason. If the modifier is used several times, the first reason is shown.
    public func disabled(because reason: @escaping @MainActor @Sendable (State) -> Sentence?) -> Self
    where Content == FormCell {
        changing { $0.disablingReasons = ($0.disablingReasons ?? []) + [reason] }
    }

    /// Adds a sentence under the title that explains the row; it is translated. It replaces an earlier one.
    public func help(_ text: String) -> Self where Content == FormCell {
        changing { $0.help = .fixed(text) }
    }

    /// Adds a sentence under the title that is computed from the state. If the closure returns `nil`, no sentence is
    /// shown.
    public func help(from text: @escaping @MainActor @Sendable (State) -> String?) -> Self where Content == FormCell {
        changing { $0.help = .followed(text) }
    }

    /// Shows a title that is computed from the state in place of the row's own title.
    ///
    /// The row's own title, which the row was made with, remains its name in paths. The row's own title is also shown
    /// while the computed title is blank, so that a list item without a name still has a titled row and page. If the
    /// row opens a page with the same title as the row, the page shows the computed title as well.
    public func title(from text: @escaping @MainActor @Sendable (State) -> String) -> Self where Content == FormCell {
        changing { $0.title = text }
    }

    /// Sets how the title is drawn, depending on the state. For example, the title can be drawn as an error while a
    /// value is wrong.
    public func titleStyle(_ style: @escaping @MainActor @Sendable (State) -> TitleStyle) -> Self
    where Content == FormCell {
        changing { $0.titleStyle = style }
    }

    /// Sets the row's name in paths, which is otherwise its title.
    ///
    /// Use it for a row whose title may change, or that shares its title with another row of the page; see ``RowPath``.
    public func id(_ identifier: String) -> Self where Content == FormCell {
        Element(node: .row(rowSpec().with(id: identifier)))
    }

    /// Declares the paths under which the row was known in earlier versions of the program, so that links, scripts and
    /// logs with these paths still lead to the row.
    ///
    /// Use it if the row has moved to another page, or if its title or identifier has changed:
    ///
    /// ```swift
    /// nestedTextField(title: "Network Name", keyPath: \.networkName)
    ///     .formerly("Personal Hotspot/Network Name")
    /// detailTextCell(title: "Devices", keyPath: \.devicesText, form: devicesForm)
    ///     .formerly("Personal Hotspot/Connected Devices")
    /// ```
    ///
    /// If the row opens a page, the rows behind it are found by their former paths as well: here,
    /// `Personal Hotspot/Connected Devices/Phone` leads to `Devices/Phone`.
    ///
    /// The form never writes a former path. The command line accepts it, and tells the user which path to use. A former
    /// path that another row has now, or that two rows declare, is reported as a mistake in the form.
    ///
    /// - Parameter paths: Whole paths, from the form's first page on, whatever page the row is on. So the modifier can't
    ///   be used for a row that the form has several times, such as that of a list's items.
    public func formerly(_ paths: RowPath...) -> Self where Content == FormCell {
        changing { $0.formerPaths += paths }
    }

    /// Declares the paths under which the list was known in earlier versions of the program. They lead to the list, and
    /// to its items.
    ///
    /// - Parameter paths: Whole paths, from the form's first page on.
    public func formerly<Item, ID>(_ paths: RowPath...) -> Self where Content == ItemGroup<State, Item, ID> {
        changing { $0.formerPaths += paths }
    }
}
