extension Screen.Section {
    /// Divides the section at the headings within it, into one section for each group of rows.
    ///
    /// The content above all rows, such as the section's own heading, is in the first of these sections; the footer is
    /// in the last.
    ///
    /// - Parameter headings: For each row of the section, the heading above it; `nil` for a row without one.
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
