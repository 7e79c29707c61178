/// Runs asynchronous rules, and services that have to accept pending changes.
@MainActor
final class Inquiries {
    private var questions: [Int: Task<Void, Never>] = [:]
    private var requests: [Int: Task<Void, Never>] = [:]
    private let sleep: @Sendable (Duration) async throws -> Void
    private let send: @MainActor (Edit) -> Void

    /// - Parameters:
    ///   - sleep: Waits for a duration.
    ///   - send: Handles the answers.
    init(
        sleep: @escaping @Sendable (Duration) async throws -> Void, send: @escaping @MainActor (Edit) -> Void
    ) {
        self.sleep = sleep
        self.send = send
    }

    /// Asks asynchronous rules, and cancels those whose answers are no longer needed.
    func ask(_ new: [RuleRequest], except current: () -> Set<Int>) {
        giveUp(&questions, except: current)
        for question in new {
            questions[question.number] = Task { [weak self, sleep] in
                if question.debounce > .zero {
                    guard (try? await sleep(question.debounce)) != nil else { return }
                }
                self?.send(.ask(row: question.row, question: question.number))
                let found = await question.checks.answer()
                guard !Task.isCancelled else { return }
                self?.send(.answer(row: question.row, question: question.number, notice: found))
                self?.questions[question.number] = nil
            }
        }
    }

    /// Asks services to accept pending changes, and cancels those that are no longer wanted.
    func make(_ new: [ServiceRequest], except current: () -> Set<Int>) {
        giveUp(&requests, except: current)
        for request in new {
            requests[request.number] = Task { [weak self] in
                do {
                    try await request.work()
                    self?.send(.accept(row: request.row, change: request.number))
                } catch {
                    self?.send(.reject(row: request.row, change: request.number, reason: Notice(error)))
                }
            }
        }
    }

    /// Asks a service to stop that is to accept a pending change. Its answer still counts.
    func cancelRequest(_ number: Int) {
        requests[number]?.cancel()
    }

    /// Cancels the tasks whose answers are no longer needed.
    private func giveUp(_ tasks: inout [Int: Task<Void, Never>], except current: () -> Set<Int>) {
        guard !tasks.isEmpty else { return }
        let current = current()
        for number in tasks.keys where !current.contains(number) { tasks.removeValue(forKey: number)?.cancel() }
    }
}
