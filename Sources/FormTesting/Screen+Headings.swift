extension Screen.Section {
    /// The groups of rows that headings within a section make of it, each as a section with that heading. What stands
    /// above all rows is with the first, what stands below them with the last.
    ///
    /// - Parameter headings: What stands above each row, if anything.
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
