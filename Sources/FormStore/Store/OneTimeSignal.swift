import Synchronization

/// A value that one thread sends once, and that tasks can wait for.
final class OneTimeSignal<Value: Sendable>: Sendable {
    private struct Contents {
        var value: Value?
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let contents = Mutex(Contents())

    var value: Value? { contents.withLock { $0.value } }

    func send(_ value: Value) {
        let waiting = contents.withLock { contents in
            contents.value = value
            defer { contents.waiting = [] }
            return contents.waiting
        }
        for continuation in waiting { continuation.resume() }
    }

    func wait() async {
        await withCheckedContinuation { continuation in
            let isDone = contents.withLock { contents in
                if contents.value == nil { contents.waiting.append(continuation) }
                return contents.value != nil
            }
            if isDone { continuation.resume() }
        }
    }
}
