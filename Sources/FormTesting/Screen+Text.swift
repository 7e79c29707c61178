extension Screen: CustomStringConvertible {
    /// The screen as text, in reading order.
    ///
    /// The first line is the page's title, after `‹` if there is a back button, and before the window's tag in brackets
    /// if there is one. Rows are indented; headers and footers are not:
    ///
    /// ```
    /// ‹ Personal Hotspot
    ///
    ///   Personal Hotspot [on]
    /// Personal Hotspot Enabled
    ///
    ///   Notification Never ›
    /// ```
    ///
    /// A dialog has its buttons beside the title: `[Cancel] Proxy [Apply]`.
    ///
    /// If the first page is shown beside another page (see `PageLayout.sidebar`), the lines of the first page begin
    /// with `|`.
    public var description: String {
        let start = canGoBack ? "‹ " : isDialog ? "[Cancel] " : ""
        let end = (tag.map { " [\($0)]" } ?? "") + (isDialog ? " [Apply]" : "")
        var lines = [start + title + end]
        lines += notices.map { "! \($0)" }
        for section in sidebar ?? [] {
            lines.append("")
            lines += section.lines.map { "|\($0)" }
        }
        if let statusPage { lines += [""] + statusPage.lines }
        for section in sections {
            lines.append("")
            lines += section.lines
        }
        return lines.joined(separator: "\n")
    }
}

extension Screen.StatusPage {
    fileprivate var lines: [String] { [title, text] + (button?.lines ?? []) }
}

extension Screen.Section {
    fileprivate var lines: [String] {
        var lines: [String] = []
        let heading = [header].compactMap(\.self) + buttons.map { "[\($0.words)]" }
        if !heading.isEmpty { lines.append(heading.joined(separator: " ")) }
        if isModified { lines.append(ScreenSign.modified) }
        if let notice { lines.append("! \(notice)") }
        lines += filters.map { "  \(ScreenSign.filter($0))" }
        lines += rows.flatMap(\.lines)
        if let footer { lines.append(footer) }
        return lines
    }
}

extension Screen.Row {
    fileprivate var lines: [String] {
        let line = ([self] + parts).map(\.words).joined(separator: " ")
        let indent = String(repeating: "  ", count: level)
        return (["  " + line] + ([self] + parts).flatMap(\.notes)).map { indent + $0 }
    }

    fileprivate var words: String {
        var words = [isNotice ? "! \(notice ?? "")" : title]
        if let titleStyle { words.append("(\(titleStyle))") }
        words += values
        if isDisabled { words.append("(disabled)") }
        if isWaiting { words.append("(waiting)") }
        return words.joined(separator: " ")
    }

    /// True if the row consists of a notice.
    private var isNotice: Bool { title.isEmpty && notice != nil }

    /// The lines below the first line of the row, with its status, help, notice and conflict.
    private var notes: [String] {
        var lines: [String] = []
        if let status { lines.append("    \(status)") }
        if let help { lines += help.split(separator: "\n").map { "    \($0)" } }
        if let notice, !isNotice { lines.append("    ! \(notice)") }
        if let conflict { lines.append("    ? \(conflict)") }
        return lines
    }
}
