extension PageSpec {
    /// Reports the mistakes in the page's sections.
    @MainActor
    func reportMistakes(on page: PageScope) {
        let found = mistakes ?? findMistakes()
        mistakes = found
        for mistake in found {
            if let mistake = mistake(page) { page.report(mistake) }
        }
    }

    @MainActor
    private func findMistakes() -> [PageMistake] {
        var mistakes: [PageMistake] = []
        var sidebars = 0
        let sections = if case .sections(let sections) = body { sections } else { [Element<Section, State>]() }
        for (index, section) in sections.enumerated() {
            guard case .node(.section(let section)) = section.body else { continue }
            if section.value.sidebarRow != nil { sidebars += 1 }
            guard case .rows(let rows) = section.value.body else { continue }
            if rows.groups.isEmpty { mistakes.append { .sectionWithoutRows(number: index + 1, page: $0.name) } }
            if section.value.showsReset, !rows.haveDefault {
                mistakes.append { page in
                    page.model.has(.defaults) ? nil : .resetWithoutDefaults(section: index + 1, page: page.name)
                }
            }
            for row in rows.furtherPictures { mistakes.append { .severalPictures(row: $0.path(of: row)) } }
        }
        if sidebars > 1 { mistakes.append { .secondSidebar(page: $0.name) } }
        for rule in rules where rule.rows.isEmpty { mistakes.append { .ruleWithoutRow(page: $0.name) } }
        return mistakes
    }
}

extension SectionRows {
    /// True if one of the rows may have a default of its own.
    fileprivate var haveDefault: Bool {
        groups.contains { group in
            guard case .node(.row(let row)) = group.body else { return true }
            if case .closure = row.kind { return true }
            return row.properties?.value.ownDefault != nil
        }
    }

    /// The names of the rows with pictures, except the first of them: a section shows only one.
    fileprivate var furtherPictures: [String] {
        var names: [String] = []
        for group in groups {
            if case .node(.row(let row)) = group.body, row.hasPicture { names.append(row.knownName ?? row.title) }
        }
        return Array(names.dropFirst())
    }
}
