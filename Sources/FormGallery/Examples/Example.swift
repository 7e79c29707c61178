import FormCore

/// An example on a page of the gallery: rows or a whole form with their own values, and the Swift code that creates
/// them.
struct Example<Values: Codable & Equatable & Sendable>: Sendable {
    enum Content: Sendable {
        /// The rows of a control. The user can try them in each of the ``States``, except that rows without a value
        /// can't be wrong or pending.
        case rows([Element<FormCell, Values>], about: String, haveValues: Bool)
        /// A form with the sections of the page. Only the section with the code is missing; the page adds it.
        case form(Form<Values>)
    }

    let title: String
    let content: Content
    /// The code that the page shows, as text. The source file contains the same code a second time, as compiled Swift.
    let code: String
    let file: String

    /// Creates an example of a control.
    ///
    /// - Parameters:
    ///   - about: A sentence that says when to use the control.
    ///   - haveValues: True if each row has a value, which a rule can refuse. If it is false, the rows can't be tried
    ///     as wrong or pending.
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
    ///
    /// - Parameter form: All sections of the page, except the section with the code.
    init(_ title: String, code: String, file: String = #filePath, form: Form<Values>) {
        self.title = title
        self.code = code
        self.file = file
        content = .form(form)
    }
}
