/// A form over the whole state, from a form over a part of it.
///
/// ```swift
/// let settingsForm: Form<Settings> = bind(form: hotspotForm, to: \.hotspot)
/// ```
///
/// In generic code, declare the key path `WritableKeyPath<Whole, Part> & Sendable`,
/// and `Part: Equatable` where it is: without that the form is read at every change.
public func bind<Whole, Part>(
    form: Form<Part>,
    to keyPath: WritableKeyPath<Whole, Part> & Sendable
) -> Form<Whole> {
    form.bound(to: keyPath)
}

/// A form over the whole state, from a form over a part of it that can be compared.
///
/// A change that leaves the part as it was stops here: nothing of the part's
/// form is read.
public func bind<Whole, Part: Equatable>(
    form: Form<Part>,
    to keyPath: WritableKeyPath<Whole, Part> & Sendable
) -> Form<Whole> {
    form.bound(to: keyPath)
}

/// A section over the whole state, from a section over a part of it.
public func bind<Whole, Part>(
    section: Element<Section, Part>,
    to keyPath: WritableKeyPath<Whole, Part> & Sendable
) -> Element<Section, Whole> {
    section.bound(to: keyPath)
}

/// A section over the whole state, from a section over a part of it that can be compared.
///
/// A change that leaves the part as it was stops here, as in ``bind(form:to:)-55kok``.
public func bind<Whole, Part: Equatable>(
    section: Element<Section, Part>,
    to keyPath: WritableKeyPath<Whole, Part> & Sendable
) -> Element<Section, Whole> {
    section.bound(to: keyPath)
}

/// A row over the whole state, from a row over a part of it.
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
    row.bound(to: keyPath)
}

/// A row over the whole state, from a row over a part of it that can be compared.
///
/// A change that leaves the part as it was stops here, as in ``bind(form:to:)-55kok``.
public func bind<Whole, Part: Equatable>(
    row: Element<FormCell, Part>,
    to keyPath: WritableKeyPath<Whole, Part> & Sendable
) -> Element<FormCell, Whole> {
    row.bound(to: keyPath)
}

extension Element {
    fileprivate func bound<Whole>(
        to keyPath: WritableKeyPath<Whole, State> & Sendable
    ) -> Element<Content, Whole> {
        Element<Content, Whole> { context in
            let rendered = self.render(context.pullback(over: KeyPathWay(keyPath)))
            return RenderedElement(content: rendered.content) { rendered.update($0[keyPath: keyPath]) }
        }
    }

    fileprivate func bound<Whole>(
        to keyPath: WritableKeyPath<Whole, State> & Sendable
    ) -> Element<Content, Whole> where State: Equatable {
        Element<Content, Whole> { context in
            let rendered = self.render(context.pullback(over: KeyPathWay(keyPath)))
            var shown: (part: State, unseenChanges: Int)?
            let model = context.scope.model
            return RenderedElement(content: rendered.content) { whole in
                let part = whole[keyPath: keyPath]
                let unseenChanges = model.unseenChanges
                if let shown, part == shown.part, unseenChanges == shown.unseenChanges { return }
                shown = (part, unseenChanges)
                rendered.update(part)
            }
        }
    }
}
