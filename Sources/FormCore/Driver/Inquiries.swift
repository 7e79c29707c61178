/// Runs asynchronous rules, and services that have to accept pending changes.
@MainActor
final class Inquiries {
    private var questions: [Int: Task<Void, Never>] = [:]
    private var wishes: [Int: Task<Void, Never>] = [:]
    private let sleep: @Sendable (Duration) async throws -> Void
    private let send: @MainActor (FormEdit) -> Void

    /// - Parameters:
    ///   - sleep: Waits for a duration.
    ///   - send: Handles the answers.
    init(
        sleep: @escaping @Sendable (Duration) async throws -> Void, send: @escaping @MainActor (FormEdit) -> Void
    ) {
        self.sleep = sleep
        self.send = send
    }

    /// Asks asynchronous rules, and cancels those whose answers are no longer needed.
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

    /// Asks services to accept pending changes, and cancels those that are no longer wanted.
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

    /// Asks a service to stop that is to accept a pending change. Its answer still counts.
    func cancelWish(_ number: Int) {
        wishes[number]?.cancel()
    }

    /// Cancels the tasks whose answers are no longer needed.
    private func giveUp(_ tasks: inout [Int: Task<Void, Never>], besides current: () -> Set<Int>) {
        guard !tasks.isEmpty else { return }
        let current = current()
        for number in tasks.keys where !current.contains(number) { tasks.removeValue(forKey: number)?.cancel() }
    }
}
