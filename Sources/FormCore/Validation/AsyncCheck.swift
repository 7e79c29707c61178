/// Rules of a row that take their time, asked about one text.
@MainActor
final class AsyncCheck {
    private let text: String
    private var task: Task<Void, Never>?
    /// What the rules have found; `nil` until they have answered.
    private var answer: Notice??
    private var isWaiting: Bool

    private init(text: String, isWaiting: Bool) {
        self.text = text
        self.isWaiting = isWaiting
    }

    /// Asks the row's rules about its draft, unless they have been asked already.
    ///
    /// - Parameter isLeaving: Whether the person is done typing, so that there is nothing to wait for.
    static func begin(_ row: RowEditor, text: String, isLeaving: Bool) {
        let rules = row.rules
        guard rules.contains(where: \.isAsynchronous) else { return }
        if let check = row.session.checks[row.path], isSame(check.text, text), !(check.isWaiting && isLeaving) {
            return
        }
        row.session.checks.removeValue(forKey: row.path)?.cancel()
        let tried = TriedText(path: row.path, value: row.value, rules: rules, text: text)
        let (debounce, looks) = tried.asyncLooks(by: row.session)
        guard !looks.isEmpty else { return }
        let check = AsyncCheck(text: text, isWaiting: !isLeaving)
        row.session.checks[row.path] = check
        row.session.updateRecord(at: row.path) { $0.isPending = true }
        check.run(row, looks, after: isLeaving ? .zero : debounce)
    }

    /// Whether the rules have let the row's draft through; asks them where they have not been asked.
    static func passed(_ row: RowEditor) -> Bool {
        guard let text = row.draft?.text, row.rules.contains(where: \.isAsynchronous) else { return true }
        begin(row, text: text, isLeaving: true)
        guard let check = row.session.checks[row.path] else { return true }
        if let answer = check.answer { row.session.showIssue(answer, at: row.path) }
        return !check.isBlocking
    }

    /// What the rules have found about a text, if they were asked about it and have answered.
    func answer(for text: String) -> Notice? {
        isSame(text, self.text) ? answer ?? nil : nil
    }

    /// Whether the text must not be taken, or not yet.
    var isBlocking: Bool {
        guard let answer else { return true }
        return answer?.severity == .error
    }

    func cancel() {
        task?.cancel()
        task = nil
    }

    private func run(_ row: RowEditor, _ looks: [RowRule.AsyncLook], after debounce: Duration) {
        let sleep = row.session.environment.sleep
        let path = row.path
        task = Task { [weak self, weak session = row.session] in
            if debounce > .zero {
                guard (try? await sleep(debounce)) != nil else { return }
            }
            self?.isWaiting = false
            let found = await looks.answer()
            guard !Task.isCancelled, let self, let session, session.checks[path] === self else { return }
            answer = .some(found)
            session.answered(row)
        }
    }
}

extension RowRule {
    var isAsynchronous: Bool {
        if case .asynchronous = kind { true } else { false }
    }
}

extension FormSession {
    /// The rules of a row have answered: says what they found, and takes the draft if it waits for that.
    fileprivate func answered(_ row: RowEditor) {
        updateRecord(at: row.path) { $0.isPending = false }
        if record[row.path].draft?.isRefused == true { row.commit() }
        if appliesWhenAnswered { apply() }
    }
}
