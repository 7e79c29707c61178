extension Element {
    /// Shows that the row's value is not the default, with a way to reset it.
    ///
    /// The value is compared and reset as text, see ``RowValue``; a row without one
    /// never differs. For a form whose driver knows its defaults, see
    /// ``FormDriver/init(initial:build:title:defaults:applying:environment:)``.
    public func resettable() -> Self where Content == FormCell {
        Element { context in
            let rendered = self.render(context)
            rendered.content.showsReset = true
            return rendered
        }
    }
}

extension Element {
    /// Shows that a row of the section is not as by default, with a way to reset them all at once.
    ///
    /// Pages that the rows open are reset with them, but are not looked at for the
    /// button to be shown.
    public func resettable() -> Self where Content == Section {
        Element { context in
            let rendered = self.render(context)
            rendered.content.showsReset = true
            return rendered
        }
    }
}
