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
    Element { context in
        let rendered = form.render(context.pullback(to: keyPath))
        return RenderedElement(content: rendered.content) { rendered.update($0[keyPath: keyPath]) }
    }
}

/// A form over the whole state, from a form over a part of it that can be compared.
///
/// A change that leaves the part as it was stops here: nothing of the part's
/// form is read.
public func bind<Whole, Part: Equatable>(
    form: Form<Part>,
    to keyPath: WritableKeyPath<Whole, Part> & Sendable
) -> Form<Whole> {
    Element { context in
        let rendered = form.render(context.pullback(to: keyPath))
        var shown: (part: Part, unseenChanges: Int)?
        return RenderedElement(content: rendered.content) { [weak session = context.scope.session] whole in
            let part = whole[keyPath: keyPath]
            let unseenChanges = session?.unseenChanges ?? 0
            if let shown, part == shown.part, unseenChanges == shown.unseenChanges { return }
            shown = (part, unseenChanges)
            rendered.update(part)
        }
    }
}
