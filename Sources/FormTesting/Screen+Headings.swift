extension Screen.Section {
    /// Divides the section into several sections, one for each heading among its rows.
    ///
    /// The rows above the first heading form an additional section at the beginning, which also keeps the section's own
    /// header, buttons and notice. The additional section is omitted if it would be empty. The footer becomes that of
    /// the last section. If there are no headings, the result contains only the section itself.
    ///
    /// - Parameter headings: For each row of the section, the heading directly above it, or `nil` if there is none.
    package func divided(at headings: [String?]) -> [Self] {
        let starts = headings.indices.filter { headings[$0] != nil }
        guard let start = starts.first else { return [self] }
        var first = self
        first.rows = Array(rows[..<start])
        first.footer = nil
        let isEmpty = first == Self(rows: [])
        var groups = zip(starts, starts.dropFirst() + [rows.count]).map { start, end in
            Self(header: headings[start], rows: Array(rows[start..<end]))
        }
        groups[groups.count - 1].footer = footer
        return isEmpty ? groups : [first] + groups
    }
}
