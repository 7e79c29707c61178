extension Element {
    /// Conditions that a value has to meet, as soon as the person has left the row.
    ///
    /// A value that is refused stays in the row as a draft, with the rule's
    /// sentence under it, and the state keeps the last good one. Once something
    /// is said, the rules run at each change, until nothing is left to say. A
    /// rule whose notice is a warning or an information only speaks; the value
    /// is taken. A row that is hidden or disabled is not looked at, nor one that
    /// has no value of its own; and what the program writes is not refused. See
    /// <doc:Validating> for when exactly the rules run.
    ///
    /// ```swift
    /// nestedTextField(title: "Network Name", keyPath: \.networkName)
    ///     .rules(\.networkName, [.required, .bytes(1...32)])
    /// ```
    ///
    /// - Parameters:
    ///   - value: The value that the rules look at, mostly the row's own.
    ///   - rules: The conditions, in order; of notices of one severity the first is
    ///     shown.
    public func rules<Value>(
        _ value: @escaping @MainActor @Sendable (State) -> Value,
        _ rules: [Rule<Value>]
    ) -> Self where Content == FormCell {
        let rule = Rule.all(of: rules)
        return ruled { context in
            .immediate { state in rule.check(value(state)) }
        }
    }

    /// A condition that takes its time, such as one that asks a service.
    ///
    /// It begins when the other rules of the row have passed and the person has
    /// typed nothing for a while, or at once when they leave the row. The row
    /// says that it is being checked; until the answer is there its value is not
    /// taken. The answer counts only for the text that was asked about: typing on
    /// cancels the task. A value that nobody has typed is not asked about.
    ///
    /// - Parameters:
    ///   - value: The value that the rule looks at, mostly the row's own.
    ///   - debounce: How long the person must have typed nothing.
    ///   - check: What the person is told about a value, or nothing.
    public func asyncRule<Value: Sendable>(
        _ value: @escaping @MainActor @Sendable (State) -> Value,
        debounce: Duration = .milliseconds(300),
        _ check: @escaping @Sendable (Value) async -> Notice?
    ) -> Self where Content == FormCell {
        ruled { _ in
            .asynchronous(debounce: debounce) { state in
                let value = value(state)
                return { await check(value) }
            }
        }
    }

    private func ruled(
        _ look: @escaping @MainActor @Sendable (RenderingContext<State>) -> StateCheck<State>.Look
    ) -> Self where Content == FormCell {
        judged { row, context in context.scope.add(context.access.lift(StateCheck(look(context))), for: [row]) }
    }

    /// The row, with somebody who has a say in its value.
    func judged(
        _ judge: @escaping @MainActor @Sendable (RowPath, RenderingContext<State>) -> Void
    ) -> Self where Content == FormCell {
        Element { context in
            let rendered = self.render(context)
            rendered.content.identify(as: context.row)
            if rendered.content.value == nil { context.scope.report(.rulesWithoutValue(row: rendered.content.path)) }
            judge(rendered.content.path, context)
            return rendered
        }
    }
}

extension Element {
    /// A condition over several rows of a page.
    ///
    /// It is looked at when one of the rows is left, as the rules of the row itself
    /// are, see ``rules(_:_:)``; but a text that it would refuse first waits as a draft, and
    /// nothing is said of it, until the person has been to the other rows. What it finds stands under
    /// that row where it refuses what was typed, and else under the first of the
    /// rows that can be used. What was refused for the sake of another row is
    /// taken as soon as the two fit.
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
    ///   - rows: The rows, by their paths from this page on. One that there is none of is reported as the
    ///     form's mistake.
    ///   - check: What the person is told about a state, or nothing.
    public func rule(
        for rows: RowPath...,
        check: @escaping @MainActor @Sendable (State) -> Notice?
    ) -> Self where Content == [Section] {
        Element { context in
            // After the rows' own rules, which are said first.
            let rendered = self.render(context)
            let page = context.scope.path
            let paths = rows.map { RowPath(page.components + $0.components) }
            context.scope.add(context.access.lift(StateCheck(.immediate(check))), for: paths)
            context.scope.namedRows += paths.map { NamedRow(path: $0, caller: ".rule(for:)", needsValue: true) }
            return rendered
        }
    }
}
