import FormCore

/// The content of a gallery page: rows, or a whole form, that edit values of their own, together with their code.
struct Example<Values: Codable & Equatable & Sendable>: Sendable {
    enum Content: Sendable {
        /// The rows of a control, which can be tried in each state. Rows without a value can be neither wrong nor
        /// pending.
        case rows([Element<FormCell, Values>], about: String, haveValues: Bool)
        /// All sections of the page.
        case form(Form<Values>)
    }

    let title: String
    let content: Content
    /// The code that the page shows. The file at `file` contains it a second time, as code that runs.
    let code: String
    let file: String

    /// Creates an example of a control.
    ///
    /// - Parameters:
    ///   - about: A sentence that says when to use the control.
    ///   - haveValues: True if each row has a value of its own, which can be refused.
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

    /// Creates an example of a page's structure or behaviour.
    init(_ title: String, code: String, file: String = #filePath, form: Form<Values>) {
        self.title = title
        self.code = code
        self.file = file
        content = .form(form)
    }
}
