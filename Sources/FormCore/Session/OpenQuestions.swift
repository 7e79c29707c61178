/// The questions that wait for the person, the one on the screen first.
@MainActor
final class OpenQuestions {
    /// Told that another question is the first.
    var onChange: (@MainActor () -> Void)?

    private struct Open {
        let number: Int
        let question: FormQuestion
        /// Whether there still is what it is about.
        var stands: @MainActor () -> Bool = { true }
        let answer: @MainActor (Bool) -> Void
    }

    private var open: [Open] = []
    private var count = 0

    var first: FormQuestion? { open.first?.question }

    /// Waits for the answer; a task that is cancelled takes its question back.
    func ask(_ question: FormQuestion) async -> Bool {
        let number = nextNumber()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                guard !Task.isCancelled else { return continuation.resume(returning: false) }
                add(Open(number: number, question: question) { continuation.resume(returning: $0) })
            }
        } onCancel: {
            Task { @MainActor in self.answer(number, false) }
        }
    }

    /// Has the answer told when it is there.
    ///
    /// - Parameter stands: Whether there still is what the question is about.
    func ask(
        _ question: FormQuestion, while stands: @escaping @MainActor () -> Bool,
        _ answer: @escaping @MainActor (Bool) -> Void
    ) {
        add(Open(number: nextNumber(), question: question, stands: stands, answer: answer))
    }

    private func nextNumber() -> Int {
        count += 1
        return count
    }

    private func add(_ question: Open) {
        open.append(question)
        if open.count == 1 { onChange?() }
    }

    func answerFirst(_ isYes: Bool) {
        if let first = open.first { answer(first.number, isYes) }
    }

    /// Answers those with no that are about what has gone.
    func endThoseInVain() {
        for question in open where !question.stands() { answer(question.number, false) }
    }

    /// Answers all of them with no.
    func giveUp() {
        while !open.isEmpty { answerFirst(false) }
    }

    private func answer(_ number: Int, _ isYes: Bool) {
        guard let index = open.firstIndex(where: { $0.number == number }) else { return }
        let answer = open.remove(at: index).answer
        if index == 0 { onChange?() }
        answer(isYes)
    }
}
