/// Those who are asked and take their time: rules, and whoever has to accept a wish.
@MainActor
final class Inquiries {
    private var questions: [Int: Task<Void, Never>] = [:]
    private var wishes: [Int: Task<Void, Never>] = [:]
    private let sleep: @Sendable (Duration) async throws -> Void
    private let send: @MainActor (FormEdit) -> Void

    /// - Parameters:
    ///   - sleep: Waits.
    ///   - send: Takes the answers.
    init(
        sleep: @escaping @Sendable (Duration) async throws -> Void, send: @escaping @MainActor (FormEdit) -> Void
    ) {
        self.sleep = sleep
        self.send = send
    }

    /// Asks rules that take their time, and lets those be that nobody waits for any more.
    func ask(_ new: [RuleQuestion], besides current: () -> Set<Int>) {
        giveUp(&questions, besides: current)
        for question in new {
            questions[question.number] = Task { [weak self, sleep] in
                if question.debounce > .zero {
                    guard (try? await sleep(question.debounce)) != nil else { return }
                }
                self?.send(.asking(question.row, check: question.number))
                let found = await question.looks.answer()
                guard !Task.isCancelled else { return }
                self?.send(.answered(question.row, check: question.number, found))
                self?.questions[question.number] = nil
            }
        }
    }

    /// Has wishes granted, and gives those up that are not wanted any more.
    func make(_ new: [WishRequest], besides current: () -> Set<Int>) {
        giveUp(&wishes, besides: current)
        for request in new {
            wishes[request.number] = Task { [weak self] in
                do {
                    try await request.work()
                    self?.send(.granted(request.row, wish: request.number))
                } catch {
                    self?.send(.refused(request.row, wish: request.number, Notice(error)))
                }
            }
        }
    }

    /// Asks somebody to stop who is to accept a wish; their answer counts all the same.
    func cancelWish(_ number: Int) {
        wishes[number]?.cancel()
    }

    /// Ends the tasks that nobody waits for any more.
    private func giveUp(_ tasks: inout [Int: Task<Void, Never>], besides current: () -> Set<Int>) {
        guard !tasks.isEmpty else { return }
        let current = current()
        for number in tasks.keys where !current.contains(number) { tasks.removeValue(forKey: number)?.cancel() }
    }
}
