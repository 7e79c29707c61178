extension Screen.Section {
    /// Divides the section into one section for each heading within it.
    ///
    /// The rows above the first heading and the content above all rows, such as the section's own heading, form an
    /// additional first section, unless there are none. The last section has the footer.
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
