/// The questions that wait for the user's answer; the first one is on the screen.
@MainActor
final class OpenQuestions {
    /// Called when the first question has changed.
    var onChange: (@MainActor () -> Void)?

    private struct Open {
        let number: Int
        let question: FormQuestion
        /// Returns true while the question still applies, for example while the item that is to be removed exists.
        var isValid: @MainActor () -> Bool = { true }
        let answer: @MainActor (Bool) -> Void
    }

    private var open: [Open] = []
    private var count = 0

    var first: FormQuestion? { open.first?.question }

    /// Asks a question and waits for the answer. If the task is cancelled, the question is withdrawn and the result is
    /// false.
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

    /// Asks a question and calls `answer` with the user's answer.
    ///
    /// - Parameter isValid: Returns true while the question still applies, for example while the item that is to be
    ///   removed exists.
    func ask(
        _ question: FormQuestion, while isValid: @escaping @MainActor () -> Bool,
        _ answer: @escaping @MainActor (Bool) -> Void
    ) {
        add(Open(number: nextNumber(), question: question, isValid: isValid, answer: answer))
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

    /// Answers no to each question that no longer applies.
    func endObsolete() {
        for question in open where !question.isValid() { answer(question.number, false) }
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
