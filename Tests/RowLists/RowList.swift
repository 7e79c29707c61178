import FormCore

/// The rows of a form as text: a heading for each section, and below it a line for each row.
///
/// A row's line has its path, followed by all that is not as in a plain row: its role, its title if the path doesn't end
/// with it, `›` if it opens a page, the kind and text of its value, the options, the text at the end of the row, help,
/// why it is hidden or disabled, and its issue.
@MainActor
public struct RowList {
    private let session: FormSession
    private var restricted = 0
    private var lines: [String] = []

    /// The maximum number of rows of a list. Of a longer form, such as one with a long list of items, only the first rows
    /// are written.
    private static let mostRows = 1000
    private static let firstRows = 50
    /// The maximum number of hidden and disabled rows whose reasons are searched for, since each search tries changes.
    private static let mostReasons = 500

    /// Returns the rows of a session's form. The session's pages are opened and closed again.
    public static func text(of session: FormSession) -> String {
        var list = RowList(session)
        list.write()
        return list.lines.joined(separator: "\n")
    }

    private init(_ session: FormSession) { self.session = session }

    private mutating func write() {
        let rows = session.rows()
        var heading: String?
        if rows.count > Self.mostRows { restricted = Self.mostReasons }
        let written = rows.count > Self.mostRows ? rows.prefix(Self.firstRows) : rows[...]
        for row in written {
            let next = self.heading(above: row)
            if next != heading { lines.append(next) }
            heading = next
            lines.append(line(of: row))
        }
        if written.count < rows.count { lines.append("… and \(rows.count - written.count) rows more") }
        if rows.isEmpty { lines.append("no rows") }
    }

    private func heading(above row: FormRow) -> String {
        var parts = ["# " + row.pageTitles.map { $0.isEmpty ? "untitled" : short($0) }.joined(separator: " › ")]
        if let header = row.header { parts.append("header \(quoted(header))") }
        if let footer = row.footer { parts.append("footer \(quoted(footer))") }
        return parts.joined(separator: "  ")
    }

    private mutating func line(of row: FormRow) -> String {
        var parts: [String] = []
        if row.role != .row { parts.append("\(row.role)") }
        if row.title != row.path.components.last { parts.append("title \(quoted(row.title))") }
        if row.opensPage { parts.append("›") }
        if let value = row.value { parts += self.parts(of: value) }
        if let detail = row.detail { parts.append("detail \(quoted(detail))") }
        if let help = row.shownHelp { parts.append("help \(quoted(help))") }
        if let restriction = restriction(of: row) { parts.append(restriction) }
        if let issue = row.issue {
            parts.append("\(issue.severity): \(short(session.environment.text(of: issue.sentence)))")
        }
        let path = "  " + short(row.path.description)
        let space = String(repeating: " ", count: max(2, 40 - path.count))
        return parts.isEmpty ? path : path + space + parts.joined(separator: "  ")
    }

    private func parts(of value: RowValue) -> [String] {
        let text = value.isSecret ? concealed(value.text()) : value.text()
        var parts = ["\(value.isSecret ? "secret " : "")\(value.kind) \(quoted(text))"]
        let options = value.options
        switch options.count {
        case _ where value.kind == .onOff && options == ["On", "Off"]: break
        case 0: break
        case ...8: parts.append("of \(options.map(quoted).joined(separator: ", "))")
        default: parts.append("of \(options.count) options")
        }
        if !value.hasDefault { parts.append("no default") }
        return parts
    }

    private mutating func restriction(of row: FormRow) -> String? {
        guard !row.isVisible || !row.isEnabled else { return nil }
        let word = row.isVisible ? "disabled" : "hidden"
        restricted += 1
        // The row of a list is shown only while the list is in conflict.
        guard restricted <= Self.mostReasons, row.role != .list else { return word }
        let reason = row.isVisible ? session.reasonForDisabling(row.path) : reasonForHiding(row.path)
        return reason.map { "\(word): \(short($0))" } ?? word
    }

    /// Tries to go to a hidden row, which the form answers with the reason.
    private func reasonForHiding(_ path: RowPath) -> String? {
        defer { while session.pages.count > 1 { session.goBack() } }
        return session.go(to: path).map { session.environment.text(of: $0) }
    }
}

private func quoted(_ text: String) -> String { "“\(short(text))”" }

/// Returns a text in one line, and of a very long one the beginning and the length.
private func short(_ text: String) -> String {
    var line = ""
    for scalar in text.unicodeScalars.prefix(200) {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: line += scalar.escaped(asASCII: true)
        default: line.unicodeScalars.append(scalar)
        }
    }
    let length = text.unicodeScalars.count
    return length > 200 ? "\(line)… (\(length) code points)" : line
}
