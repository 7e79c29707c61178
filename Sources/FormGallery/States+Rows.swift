import FormCore

/// The section on every control's page with switches for the states in which the user can try the rows.
let statesSection: Element<Section, Gallery> = section("States") {
    controlCell(title: "Enabled", control: uiSwitch(keyPath: \.states.isEnabled)).withoutDefault()
    controlCell(title: "Wrong", control: uiSwitch(keyPath: \.states.isWrong))
        .help("A rule refuses whatever is set above.")
        .withoutDefault()
    controlCell(title: "Pending", control: uiSwitch(keyPath: \.states.isPending))
        .help("What is set above is accepted after a few seconds.")
        .withoutDefault()
    controlCell(title: "Long Texts", control: uiSwitch(keyPath: \.states.isLong)).withoutDefault()
}

extension Element<FormCell, Gallery> {
    /// Returns the row in the states that the user has selected: disabled, wrong, pending, or with long text.
    ///
    /// - Parameter hasValue: True if the row has a value. A row without a value can't be wrong or pending.
    func tried(withValue hasValue: Bool) -> Self {
        let row = disabled { $0.states.isEnabled ? nil : "Turn “Enabled” on to use this." }.explained()
        guard hasValue else { return row }
        return
            row
            .rules(\.states, [Rule("Nothing is right while “Wrong” is on.") { !$0.isWrong }])
            .effect(\.states, when: \.states.isPending) { _ in try await Task.sleep(for: .seconds(3)) }
    }

    /// Returns the row with a title and a help text that become too long to fit while the switch “Long Texts” is on.
    private func explained() -> Self {
        Element { context in
            let rendered = self.render(context)
            let cell = rendered.content
            let (title, help) = (cell.title, cell.help)
            let states = context.follow(\.states) { states in
                cell.title = states.isLong ? "\(title): \(context.translate(endlessTitle))" : title
                cell.help = states.isLong ? context.translate(longHelp) : help
            }
            return RenderedElement(content: cell) { state in
                rendered.update(state)
                states(state)
            }
        }
    }
}

private let endlessTitle = "A Title That Goes On and On, until It No Longer Fits Its Row"

private let longHelp = """
    A sentence that explains more than anybody wants to read, so that it takes several lines, and one word that can't \
    be broken: Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft.
    """
