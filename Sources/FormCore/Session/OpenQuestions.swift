/// The questions that wait for the person, the one on the screen first.
@MainActor
final class OpenQuestions {
    /// Told that another question is the first.
    var onChange: (@MainActor () -> Void)?

    private var open: [(number: Int, question: FormQuestion, answer: @MainActor (Bool) -> Void)] = []
    private var count = 0

    var first: FormQuestion? { open.first?.question }

    /// Waits for the answer; a task that is cancelled takes its question back.
    func ask(_ question: FormQuestion) async -> Bool {
        let number = nextNumber()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                guard !Task.isCancelled else { return continuation.resume(returning: false) }
                add(question, number) { continuation.resume(returning: $0) }
            }
        } onCancel: {
            Task { @MainActor in self.answer(number, false) }
        }
    }

    /// Has the answer told when it is there.
    func ask(_ question: FormQuestion, _ answer: @escaping @MainActor (Bool) -> Void) {
        add(question, nextNumber(), answer)
    }

    private func nextNumber() -> Int {
        count += 1
        return count
    }

    private func add(_ question: FormQuestion, _ number: Int, _ answer: @escaping @MainActor (Bool) -> Void) {
        open.append((number, question, answer))
        if open.count == 1 { onChange?() }
    }

    func answerFirst(_ isYes: Bool) {
        if let first = open.first { answer(first.number, isYes) }
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
