public import FormCore
public import FormStore

/// A form with no screen, as a command line has it: its rows are listed, read, written and reset by path.
///
/// It parses no arguments and prints nothing, so it also serves a program that
/// takes its commands in another way. Each function reads through the form.
///
/// ```swift
/// let form = CommandLineForm(driver.session)
/// print(try form.list())
/// try await form.set("Printer/Copies", to: "3")
/// ```
@MainActor
public struct CommandLineForm {
    let session: FormSession

    /// Makes the form of a driver's session; the driver must live as long.
    public init(_ session: FormSession) {
        self.session = session
    }

    /// The rows that have a value, in reading order.
    ///
    /// - Parameter path: A page, for the rows of it and of the pages below; or a row.
    /// - Throws: a ``FormCommandError``, if there is no such row, or none with a value below it.
    public func rows(under path: RowPath = .root) throws -> [SurveyedRow] {
        let all = session.survey()
        let found = all.filter { $0.path.components.starts(with: path.components) }
        if found.isEmpty, path != .root { throw unknown(path, among: all) }
        let rows = found.filter { $0.value != nil }
        if rows.isEmpty, path != .root { throw error("“%1$s” has no value.", path) }
        return rows
    }

    /// The rows as text, a line each: `path: value`, and whether it is hidden, disabled or changed.
    ///
    /// - Parameters:
    ///   - path: A page, for the rows of it and of the pages below; or a row.
    ///   - revealsSecrets: Whether secrets are shown; otherwise dots stand in their place.
    /// - Throws: a ``FormCommandError``, if there is no such row, or none with a value below it.
    public func list(_ path: RowPath = .root, revealsSecrets: Bool = false) throws -> String {
        let changed = changedPaths
        return try rows(under: path)
            .flatMap { lines(for: $0, isChanged: changed.contains($0.path), revealsSecrets: revealsSecrets) }
            .joined(separator: "\n")
    }

    /// The rows as a JSON list of objects.
    ///
    /// - Parameters:
    ///   - path: A page, for the rows of it and of the pages below; or a row.
    ///   - revealsSecrets: Whether secrets are shown; otherwise `null` stands in their place.
    /// - Throws: a ``FormCommandError``, if there is no such row, or none with a value below it.
    public func listJSON(_ path: RowPath = .root, revealsSecrets: Bool = false) throws -> JSONValue {
        let changed = changedPaths
        return .array(
            try rows(under: path).compactMap {
                $0.json(
                    isChanged: changed.contains($0.path), conflict: conflict(of: $0), revealsSecret: revealsSecrets)
            })
    }

    /// The value of a row as text; dots for a secret that is not revealed.
    ///
    /// - Throws: a ``FormCommandError``, if there is no such row, or it has no value.
    public func get(_ path: RowPath, revealsSecret: Bool = false) throws -> String {
        try row(at: path).value.text(revealsSecret: revealsSecret)
    }

    /// The value of a row as JSON; `null` for a secret that is not revealed.
    ///
    /// - Throws: a ``FormCommandError``, if there is no such row, or it has no value.
    public func getJSON(_ path: RowPath, revealsSecret: Bool = false) throws -> JSONValue {
        try row(at: path).value.json(revealsSecret: revealsSecret)
    }

    private var changedPaths: Set<RowPath> { Set(session.changedRows().map(\.path)) }
}

extension RowValue {
    func text(revealsSecret: Bool) -> String {
        revealsSecret ? text() : shownText
    }
}
