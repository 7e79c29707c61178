import FormCore

/// What a page of the gallery shows: rows or a whole form over values of its own, and their code.
struct Example<Values: Codable & Equatable & Sendable>: Sendable {
    enum Content: Sendable {
        /// A control's rows, that are tried in each state; those without a value can't be wrong, and wait for nobody.
        case rows([Element<FormCell, Values>], about: String, haveValues: Bool)
        /// All sections of a page.
        case form(Form<Values>)
    }

    let title: String
    let content: Content
    /// The code that the page shows, which stands in `file` once more, where it runs.
    let code: String
    let file: String

    /// An example of a control.
    ///
    /// - Parameters:
    ///   - about: When to use the control, in a sentence.
    ///   - haveValues: Whether each row has a value of its own, that can be refused.
    init(
        _ title: String,
        about: String,
        haveValues: Bool = true,
        code: String,
        file: String = #filePath,
        @ElementBuilder<FormCell, Values> rows: () -> [Element<FormCell, Values>]
    ) {
        self.title = title
        self.code = code
        self.file = file
        content = .rows(rows(), about: about, haveValues: haveValues)
    }

    /// An example of what a page can be made of, or of how it behaves.
    init(_ title: String, code: String, file: String = #filePath, form: Form<Values>) {
        self.title = title
        self.code = code
        self.file = file
        content = .form(form)
    }
}
