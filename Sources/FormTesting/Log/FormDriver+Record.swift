public import FormCore

extension FormDriver where State: Codable {
    /// Writes down whatever happens to the form from now on, a line of JSON each, so that it can be done again.
    ///
    /// What the person does, what the program changes, what rules and services answer, and the pages that are
    /// opened and left; with ``replay(_:form:environment:onLine:)`` a log gives the same states and the same screens.
    ///
    /// ```swift
    /// var log: [String] = []
    /// let recording = try driver.record { log.append($0) }
    /// ```
    ///
    /// Record from the start: what was done before, such as a step that could be undone, a text that is being
    /// typed or a value that nobody has accepted yet, is not in the log.
    ///
    /// No secret is in it. Something else of the same length and with characters of the same kinds stands in its
    /// place, of which the rules say the same; where nothing such was found, the line says so in its `standIn`.
    ///
    /// - Parameter write: Called with each line, which has no line break, at once and in order; the first time
    ///   before this returns. It keeps the lines where it likes, and must not change the form.
    /// - Returns: What ends the recording; it goes on without it as long as the driver lives.
    /// - Throws: Why the state can't be written: what it throws when it is encoded, or an error that names a
    ///   `@Transient` property whose type is not `Codable`.
    @discardableResult
    public func record(_ write: @escaping @MainActor (String) -> Void) throws -> FormObservation {
        let writer = try LogWriter(for: self)
        write(try writer.beginning(of: self))
        for page in openPages { write(try writer.line(for: page, over: edited)) }
        return log { [weak self] edit in
            guard let self else { return }
            do {
                write(try writer.line(for: edit, over: edited))
            } catch {
                write(#"{"edit":"\#(edit.kind.rawValue)","isIncomplete":true}"#)
            }
        }
    }

    /// The pages that are open already, and what was expanded there, as if it were done now.
    private var openPages: [LoggedEdit<State>] {
        var edits = expansions(on: session.pages[0])
        for (below, page) in zip(session.pages, session.pages.dropFirst()) {
            if session.windows.dropFirst().contains(where: { $0[0] === page }) {
                var edit = LoggedEdit<State>(.beginDialog, at: session.environment.now())
                edit.path = page.path
                edits.append(edit)
            }
            var edit = LoggedEdit<State>(.open, at: session.environment.now())
            edit.path = page.path
            edit.isByRow = below.cells(at: page.path).contains { $0.destination != nil }
            edits += [edit] + expansions(on: page)
        }
        return edits
    }

    private func expansions(on page: FormPage) -> [LoggedEdit<State>] {
        page.turnedExpanders.map { cell in
            var edit = LoggedEdit<State>(cell.isExpanded ? .expand : .collapse, at: session.environment.now())
            edit.path = cell.path
            return edit
        }
    }
}
