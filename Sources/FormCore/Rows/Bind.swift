/// Turns a form over a part of the state into a form over the whole state.
///
/// ```swift
/// let settingsForm: Form<Settings> = bind(form: hotspotForm, to: \.hotspot)
/// ```
///
/// In generic code, declare the key path as `WritableKeyPath<Whole, Part> & Sendable`, and constrain `Part` to
/// `Equatable` if possible. Without that constraint, every change of the whole state updates the form, even if the part
/// is unchanged.
public func bind<Whole, Part>(
    form: Form<Part>,
    to keyPath: WritableKeyPath<Whole, Part> & Sendable
) -> Form<Whole> {
    BoundPart(keyPath: keyPath).form(form)
}

/// Turns a form over an `Equatable` part of the state into a form over the whole state.
///
/// A change that leaves the part unchanged doesn't update the form.
public func bind<Whole, Part: Equatable>(
    form: Form<Part>,
    to keyPath: WritableKeyPath<Whole, Part> & Sendable
) -> Form<Whole> {
    BoundPart(keyPath: keyPath, isSame: { $0 == $1 }).form(form)
}

/// Turns a section over a part of the state into a section over the whole state.
public func bind<Whole, Part>(
    section: Element<Section, Part>,
    to keyPath: WritableKeyPath<Whole, Part> & Sendable
) -> Element<Section, Whole> {
    Element(SectionSpec(.bound(Bound(element: section, part: BoundPart(keyPath: keyPath)))))
}

/// Turns a section over an `Equatable` part of the state into a section over the whole state.
///
/// A change that leaves the part unchanged doesn't update the section, as with ``bind(form:to:)-55kok``.
public func bind<Whole, Part: Equatable>(
    section: Element<Section, Part>,
    to keyPath: WritableKeyPath<Whole, Part> & Sendable
) -> Element<Section, Whole> {
    let part = BoundPart(keyPath: keyPath, isSame: { $0 == $1 })
    return Element(SectionSpec(.bound(Bound(element: section, part: part))))
}

/// Turns a row over a part of the state into a row over the whole state.
///
/// ```swift
/// section("Proxy") {
///     bind(row: portCell(title: "HTTP Port"), to: \.http)
///     bind(row: portCell(title: "FTP Port"), to: \.ftp)
/// }
/// ```
public func bind<Whole, Part>(
    row: Element<FormCell, Part>,
    to keyPath: WritableKeyPath<Whole, Part> & Sendable
) -> Element<FormCell, Whole> {
    Element(node: .row(row.rowSpec().bound(to: BoundPart(keyPath: keyPath))))
}

/// Turns a row over an `Equatable` part of the state into a row over the whole state.
///
/// A change that leaves the part unchanged doesn't update the row's control or content, as with
/// ``bind(form:to:)-55kok``. What its modifiers follow is read after each change that may affect it.
public func bind<Whole, Part: Equatable>(
    row: Element<FormCell, Part>,
    to keyPath: WritableKeyPath<Whole, Part> & Sendable
) -> Element<FormCell, Whole> {
    Element(node: .row(row.rowSpec().bound(to: BoundPart(keyPath: keyPath, isSame: { $0 == $1 }))))
}
