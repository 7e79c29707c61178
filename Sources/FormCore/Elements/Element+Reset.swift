extension Element where Content == FormCell {
    /// Shows that the row's value is not the default, with a way to reset it.
    ///
    /// For a form whose driver knows its defaults, see
    /// ``FormDriver/init(initial:build:title:defaults:applying:environment:)``.
    public func resettable() -> Self {
        Element { context in
            let rendered = self.render(context)
            rendered.content.isResettable = true
            return rendered
        }
    }
}

extension Element where Content == Section {
    /// Shows that a row of the section is not as by default, with a way to reset them all at once.
    public func resettable() -> Self {
        Element { context in
            let rendered = self.render(context)
            rendered.content.isResettable = true
            return rendered
        }
    }
}
