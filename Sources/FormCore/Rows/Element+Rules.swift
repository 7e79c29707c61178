extension Element {
    /// Adds rules for a value. They are checked for the first time when the user leaves the row.
    ///
    /// If a rule returns an error, the value is refused: it stays in the row as a draft with the error below it, and
    /// the state keeps the last valid value. If the most severe notice is a warning or information, the value is
    /// accepted and the notice is shown below the row. While the row shows a notice, the rules run on every change,
    /// until no notice is left.
    ///
    /// Rows that are hidden, disabled or without a value are not checked, and values written by the program are not
    /// refused. See <doc:Validating> for a full account of when the rules run.
    ///
    /// ```swift
    /// nestedTextField(title: "Network Name", keyPath: \.networkName)
    ///     .rules(\.networkName, [.required, .bytes(1...32)])
    /// ```
    ///
    /// - Parameters:
    ///   - value: Returns the value to check in a state, usually the row's own value.
    ///   - rules: The rules in order. The most severe notice is shown; of several equally severe notices, the first.
    public func rules<Value>(
        _ value: @escaping @MainActor @Sendable (State) -> Value,
        _ rules: [Rule<Value>]
    ) -> Self where Content == FormCell {
        let rule = Rule.all(of: rules)
        return changing { $0.rules = ($0.rules ?? []) + [StateReader { rule.check(value($0)) }] }
    }

    /// Adds a rule that takes time, such as a request to a service.
    ///
    /// The check starts once the row's other rules have passed and the user has stopped typing for the debounce time.
    /// If the user leaves the row before that time has passed, the check starts immediately. During the check, the row
    /// shows that a check is running, and the new value is accepted only once `check` has returned without an error. If
    /// the user goes on typing during the check, the task is cancelled, because its answer would be about the old text.
    /// Only values that the user enters are checked, not values that the state already has.
    ///
    /// - Parameters:
    ///   - value: Returns the value to check in a state, usually the row's own value.
    ///   - debounce: The time without typing after which the check starts.
    ///   - check: Returns the notice for a value, or `nil` if the value is valid. Only an error refuses the value.
    public func asyncRule<Value: Sendable>(
        _ value: @escaping @MainActor @Sendable (State) -> Value,
        debounce: Duration = .milliseconds(300),
        _ check: @escaping @Sendable (Value) async -> Notice?
    ) -> Self where Content == FormCell {
        let look = StateReader { (state: State) -> RowRule.AsyncCheck? in
            let value = value(state)
            return { await check(value) }
        }
        return changing { $0.asyncRules = ($0.asyncRules ?? []) + [(debounce, look)] }
    }
}

extension Element {
    /// Adds a rule over several rows of a page.
    ///
    /// Like the rules of a single row (see ``rules(_:_:)``), the rule is checked when the user leaves one of the rows.
    /// But it doesn't report an error before the user has touched all of the rows: until then, text that the rule would
    /// refuse stays in its row as a draft, without a notice. A row that already differs from its default, or that the
    /// user can't use, needn't be touched.
    ///
    /// The notice appears under the row whose text is refused. If no text is refused, for example because the notice is
    /// only a warning, it appears under the first of the rows that the user can use. Refused text is accepted as soon
    /// as the rule allows it, for example because the user has changed another of the rows.
    ///
    /// ```swift
    /// sections {
    ///     section {
    ///         firstDayCell
    ///         lastDayCell
    ///     }
    /// }
    /// .rule(for: "First Day", "Last Day") { $0.firstDay <= $0.lastDay ? nil : .error("Begin before the end.") }
    /// ```
    ///
    /// - Parameters:
    ///   - rows: The paths of the rows, relative to this page. A missing row is reported as a mistake in the form.
    ///   - check: Returns the notice for a state, or `nil` if the state is valid.
    public func rule(
        for rows: RowPath...,
        check: @escaping @MainActor @Sendable (State) -> Notice?
    ) -> Self where Content == [Section] {
        let page = pageSpec()
        return Element(
            node: .page(
                PageSpec(
                    page.body, rules: page.rules + [PageRule(rows: rows, check: StateReader(check))],
                    statusPages: page.statusPages)))
    }
}
