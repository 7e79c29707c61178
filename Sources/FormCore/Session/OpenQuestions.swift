/// The questions that wait for the user's answer; the first one is on the screen.
@MainActor
final class OpenQuestions {
    /// Called when the first question has changed.
    var onChange: (@MainActor () -> Void)?

    private struct Open {
        let number: Int
        var question: FormQuestion
        /// Returns the question as it has to be asked now; `nil` once it no longer applies, for example because the item
        /// that is to be removed is gone.
        let current: @MainActor () -> FormQuestion?
        let answer: @MainActor (Bool) -> Void
    }

    private var open: [Open] = []
    private var count = 0

    var first: FormQuestion? { open.first?.question }

    /// Asks a question and waits for the answer. If the task is cancelled, the question is withdrawn and the result is
    /// false.
    ///
    /// - Parameter current: Returns the question as it has to be asked now; `nil` once it no longer applies.
    func ask(_ question: FormQuestion, following current: @escaping @MainActor () -> FormQuestion?) async -> Bool {
        let number = nextNumber()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                guard !Task.isCancelled else { return continuation.resume(returning: false) }
                add(
                    Open(number: number, question: question, current: current) { continuation.resume(returning: $0) })
            }
        } onCancel: {
            Task { @MainActor in self.answer(number, false) }
        }
    }

    /// Asks a question and calls `answer` with the user's answer.
    ///
    /// - Parameter current: Returns the question as it has to be asked now; `nil` once it no longer applies.
    func ask(
        _ question: FormQuestion, following current: @escaping @MainActor () -> FormQuestion?,
        _ answer: @escaping @MainActor (Bool) -> Void
    ) {
        add(Open(number: nextNumber(), question: question, current: current, answer: answer))
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

    /// Answers no to each question that no longer applies, and asks the others as they have to be asked now.
    func update() {
        for asked in open {
            guard let current = asked.current() else {
                answer(asked.number, false)
                continue
            }
            guard current != asked.question, let index = open.firstIndex(where: { $0.number == asked.number }) else {
                continue
            }
            open[index].question = current
            if index == 0 { onChange?() }
        }
    }

    /// Answers no to all questions.
    func answerAllWithNo() {
        while !open.isEmpty { answerFirst(false) }
    }

    private func answer(_ number: Int, _ isYes: Bool) {
        guard let index = open.firstIndex(where: { $0.number == number }) else { return }
        let answer = open.remove(at: index).answer
        if index == 0 { onChange?() }
        answer(isYes)
    }
}
