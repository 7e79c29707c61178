/// The questions that wait for the person, the one on the screen first.
@MainActor
final class OpenQuestions {
    /// Told that another question is the first.
    var onChange: (@MainActor () -> Void)?

    private var open: [(number: Int, question: FormQuestion, answer: CheckedContinuation<Bool, Never>)] = []
    private var count = 0

    var first: FormQuestion? { open.first?.question }

    /// Waits for the answer; a task that is cancelled takes its question back.
    func ask(_ question: FormQuestion) async -> Bool {
        count += 1
        let number = count
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                guard !Task.isCancelled else { return continuation.resume(returning: false) }
                open.append((number, question, continuation))
                if open.count == 1 { onChange?() }
            }
        } onCancel: {
            Task { @MainActor in self.answer(number, false) }
        }
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
        open.remove(at: index).answer.resume(returning: isYes)
        if index == 0 { onChange?() }
    }
}
