import FormCore

/// The content of a gallery page: rows or a whole form, which edit values of their own, and the code that makes them.
struct Example<Values: Codable & Equatable & Sendable>: Sendable {
    enum Content: Sendable {
        /// The rows of a control, which the user can try in each of the ``States``. Rows without a value can't be tried
        /// as wrong or pending.
        case rows([Element<FormCell, Values>], about: String, haveValues: Bool)
        /// A form with all sections of the page, except the section with the code.
        case form(Form<Values>)
    }

    let title: String
    let content: Content
    /// The code that the page shows. The source file contains the same code a second time, as code that is compiled.
    let code: String
    let file: String

    /// Creates an example of a control.
    ///
    /// - Parameters:
    ///   - about: A sentence that says when to use the control.
    ///   - haveValues: True if each row has a value of its own, which a rule can refuse.
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
