/// A form made of sections, from top to bottom.
///
/// ```swift
/// let lampForm: Form<Lamp> = sections {
///     section("Lamp", footer: \.advice) {
///         controlCell(title: "On", control: uiSwitch(keyPath: \.isOn))
///         nestedTextField(title: "Name", keyPath: \.name)
///     }
/// }
/// ```
///
/// - Parameter content: The sections, one per statement; see ``ElementBuilder``.
public func sections<State>(
    @ElementBuilder<Section, State> content: () -> [Element<Section, State>]
) -> Form<State> {
    sections(content())
}

/// A form made of an array of sections, for sections that are computed.
///
/// Write fixed sections in braces (see ``sections(content:)``): the compiler type-checks an array as one expression, so
/// it may take long over a mistake or report it in the wrong place.
///
/// - Parameters:
///   - sections: The sections, from top to bottom.
///   - content: More sections, after those of the array.
public func sections<State>(
    _ sections: [Element<Section, State>],
    @ElementBuilder<Section, State> content: () -> [Element<Section, State>] = { return [] }
) -> Form<State> {
    Element(node: .page(PageSpec(.sections(sections + content()))))
}

/// A group of rows in a common frame.
///
/// - Parameters:
///   - header: The heading above the rows; it is translated.
///   - footer: Returns the text below the rows for a state, or `nil` for no text.
///   - isVisible: Returns true if the section is shown in a state. The rows of a hidden section keep their values.
///   - content: The rows, one per statement; see ``ElementBuilder``. A section whose rows are all hidden is hidden as
///     well.
public func section<State>(
    _ header: String? = nil,
    footer: @escaping @MainActor @Sendable (State) -> String? = { _ in nil },
    isVisible: @escaping @MainActor @Sendable (State) -> Bool = { _ in true },
    @RowsBuilder<State> content: () -> [Element<RowGroup, State>]
) -> Element<Section, State> {
    section(of: content(), header: header, footer: footer, isVisible: isVisible)
}

/// A group made of an array of rows, for rows that are computed.
///
/// Write fixed rows in braces; see ``section(_:footer:isVisible:content:)``.
///
/// - Parameters:
///   - cells: The rows. A section whose rows are all hidden is hidden as well.
///   - header: The heading above the rows; it is translated.
///   - content: More rows in braces, after those of the array.
///   - footer: Returns the text below the rows for a state, or `nil` for no text.
///   - moreContent: The same as `content`, for a call whose braces follow the `footer` argument.
///   - isVisible: Returns true if the section is shown in a state. The rows of a hidden section keep their values.
public func section<State>(
    _ cells: [Element<FormCell, State>],
    header: String? = nil,
    // Each of the closures `footer` and `isVisible` follows a parameter called `content`. Otherwise, if the braces of a
    // call to the `section` function above contain a mistake, the compiler would also try these braces as the `footer`
    // of this function, and would report the mistake in the wrong place.
    @RowsBuilder<State> content: () -> [Element<RowGroup, State>] = { return [] },
    footer: @escaping @MainActor @Sendable (State) -> String? = { _ in nil },
    @RowsBuilder<State> content moreContent: () -> [Element<RowGroup, State>] = { return [] },
    isVisible: @escaping @MainActor @Sendable (State) -> Bool = { _ in true }
) -> Element<Section, State> {
    section(
        of: cells.map(FormCell.group) + content() + moreContent(), header: header, footer: footer, isVisible: isVisible)
}

private func section<State>(
    of groups: [Element<RowGroup, State>],
    header: String?,
    footer: @escaping @MainActor @Sendable (State) -> String?,
    isVisible: @escaping @MainActor @Sendable (State) -> Bool
) -> Element<Section, State> {
    Element(SectionSpec(.rows(SectionRows(header: header, footer: footer, isVisible: isVisible, groups: groups))))
}

extension Element {
    /// Replaces the section's heading with one that follows the state; if the closure returns `nil`, there is no
    /// heading.
    public func header(from text: @escaping @MainActor @Sendable (State) -> String?) -> Self where Content == Section {
        setting { $0.header = text }
    }

    /// Shows the section only while a condition holds. The `isVisible` condition that the section was made with must
    /// hold as well.
    ///
    /// Use the modifier for a section that is defined elsewhere, such as a section over a part of the state:
    ///
    /// ```swift
    /// bind(section: touchpadSection, to: \.touchpad)
    ///     .visible(when: \.hasTouchpad)
    /// ```
    public func visible(
        when condition: @escaping @MainActor @Sendable (State) -> Bool
    ) -> Self where Content == Section {
        setting { section in
            guard let others = section.visible else { return section.visible = condition }
            section.visible = { others($0) && condition($0) }
        }
    }
}

extension Element where Content == [Section] {
    /// Makes a form that is made only when its page is opened, or when its rows are needed to answer a question about
    /// the form.
    ///
    /// A form of very many pages is made faster with it, and takes less memory, and a form can contain itself:
    ///
    /// ```swift
    /// let folderForm: Form<Folder> = sections {
    ///     section {
    ///         nestedTextField(title: "Name", keyPath: \.name)
    ///         list("Folders", \.folders, id: \.name) {
    ///             detailTextCell(title: "Folder", keyPath: \.name, form: Element(lazily: { folderForm }))
    ///         }
    ///     }
    /// }
    /// ```
    public init(lazily form: @escaping @Sendable () -> Form<State>) {
        self.init(node: .page(PageSpec(.form(form))))
    }
}
