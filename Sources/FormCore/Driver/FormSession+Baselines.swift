extension FormSession {
    /// The rows whose values differ from a baseline, also of pages that are not open, in reading order.
    public func changedRows(from baseline: Baseline = .defaults) -> [SurveyedRow] {
        survey().filter { differs($0.value, from: baseline) }
    }

    /// The rows that show another text than in a baseline, also where the baseline's is not one that could be typed.
    package func rowsWithOtherText(than baseline: Baseline) -> Set<RowPath> {
        let rows = survey().filter { row in
            guard let value = row.value, let text = text(of: value, in: baseline) else { return false }
            return !isSame(text, value.text())
        }
        return Set(rows.map(\.path))
    }

    /// Gives rows the values of a baseline, as one step that can be undone.
    ///
    /// Rows that are hidden or disabled too; rules don't look at what is written.
    ///
    /// - Parameters:
    ///   - path: A row, or a page with all rows of the pages below it; the root is the whole form.
    ///   - baseline: Where the values come from; without that baseline nothing happens.
    public func reset(_ path: RowPath, to baseline: Baseline = .defaults) {
        reset(survey().filter { $0.path.components.starts(with: path.components) }, to: baseline, as: path)
    }

    /// Gives a row of the page on the screen the value of a baseline, as a step that can be undone.
    public func reset(_ cell: FormCell, to baseline: Baseline = .defaults) {
        guard let row = RowEditor(cell), let text = text(of: row.value, in: baseline) else { return }
        asOneStep(at: row.path) { _ = row.value.write(text, origin: .person) }
        forget(row.path)
        if baseline == .defaults { driver?.tellReset(of: [row.path]) }
    }

    /// Gives the rows of a section of an open page, and of the pages that they open, the values of a baseline.
    public func reset(_ section: Section, to baseline: Baseline = .defaults) {
        let paths = section.cells.map(\.path.components)
        let rows = survey().filter { row in paths.contains { row.path.components.starts(with: $0) } }
        reset(rows, to: baseline, as: section.cells.first?.path.parent ?? .root)
    }

    private func reset(_ rows: [SurveyedRow], to baseline: Baseline, as path: RowPath) {
        let changed = rows.filter { differs($0.value, from: baseline) }
        asOneStep(at: changed.count == 1 ? changed[0].path : path) {
            for row in changed {
                guard let value = row.value, let text = text(of: value, in: baseline) else { continue }
                _ = value.write(text, origin: .person)
            }
        }
        for row in rows where record[row.path].draft != nil { forget(row.path) }
        if baseline == .defaults { driver?.tellReset(of: rows.map(\.path)) }
    }

    func asOneStep(at path: RowPath, _ body: () -> Void) {
        driver?.endStep()
        driver?.asOneChange(at: path, body)
        driver?.endStep()
    }

    /// Whether a value is another one than in a baseline; never where there is no such baseline.
    func differs(_ value: RowValue?, from baseline: Baseline) -> Bool {
        guard let value, let text = text(of: value, in: baseline) else { return false }
        // What can't be written, such as that an option is not the chosen one, is another row's to reset.
        return !isSame(text, value.text()) && value.check(text) == nil
    }

    func text(of value: RowValue, in baseline: Baseline) -> String? {
        var text: String?
        driver?.viewing(baseline) { text = value.text() }
        return text
    }

    func hasBaseline(_ baseline: Baseline) -> Bool {
        var isThere = false
        driver?.viewing(baseline) { isThere = true }
        return isThere
    }

    func compareWithBaselines() {
        for page in pages.dropLast() { page.markStale() }
        topPage.compareWithBaselines()
        findConflicts()
    }
}

extension FormCell {
    /// Gives the row its default back, as its reset button does.
    public func reset() {
        guard isUsable else { return }
        identity?.scope.session?.reset(self)
    }

    func differs(from baseline: Baseline) -> Bool {
        guard let scope = identity?.scope else { return false }
        return scope.session?.differs(scope.rowValue ?? value, from: baseline) ?? false
    }
}
