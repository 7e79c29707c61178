public import FormCore

extension FormDriver where State: Codable {
    /// Records everything that happens to the form, as one line of JSON each, so that it can be replayed.
    ///
    /// This includes the user's actions, the program's changes, the answers of rules and services, and the pages that
    /// are opened and left. With ``replay(_:form:environment:onLine:)`` a log gives the same states and the same
    /// screens.
    ///
    /// ```swift
    /// var log: [String] = []
    /// let recording = try driver.record { log.append($0) }
    /// ```
    ///
    /// Record from the start: earlier things, such as an undo step, a text that is being typed or a pending change, are
    /// not in the log.
    ///
    /// The log contains no secrets. Each is replaced by a text that doesn't tell its length, and the log has what the
    /// rules have found in the secret.
    ///
    /// - Parameter write: Called with each line, which contains no line break, immediately and in order; the first time
    ///   before this returns. It must not change the form.
    /// - Returns: The observation that can end the recording; otherwise the recording goes on for as long as the driver
    ///   lives.
    /// - Throws: An error if the state can't be written: the error thrown by its encoding, one that names a
    ///   `@Transient` property whose type is not `Codable`, or one about a secret for which no text can stand.
    @discardableResult
    public func record(_ write: @escaping @MainActor (String) -> Void) throws -> FormObservation {
        let writer = LogWriter(for: self)
        write(try writer.beginning(of: self))
        for event in eventsSoFar { write(try writer.line(for: event, at: session.environment.now())) }
        return log { event, time in
            write((try? writer.line(for: event, at: time)) ?? #"{"isIncomplete":true}"#)
        }
    }

    /// The pages that are open already, and what was expanded there, as if it were done now.
    private var eventsSoFar: [FormEvent<State>] {
        var events = expansions(on: session.pages[0])
        for (below, page) in zip(session.pages, session.pages.dropFirst()) {
            if session.windows.dropFirst().contains(where: { $0[0] === page }) {
                events.append(.edit(.beginDialog(page: page.path)))
            }
            let isByRow = below.cells(at: page.path).contains { $0.destination != nil }
            events.append(.move(.open(page: page.path, isByRow: isByRow), shown: []))
            events += expansions(on: page)
        }
        return events
    }

    private func expansions(on page: FormPage) -> [FormEvent<State>] {
        page.changedExpanders.map { .move(.expand(row: $0.path, isExpanded: $0.isExpanded), shown: []) }
    }
}
