/// Functions that are called with a value, in the order in which they were added.
@MainActor
final class Observers<Value> {
    private var observers: [Int: @MainActor (Value) -> Void] = [:]
    private var made = 0

    // Stored, because asking the dictionary needs its type's metadata at each edit.
    private(set) var isEmpty = true

    func add(_ observer: @escaping @MainActor (Value) -> Void) -> FormObservation {
        let number = made
        made += 1
        observers[number] = observer
        isEmpty = false
        return FormObservation { [weak self] in self?.remove(number) }
    }

    private func remove(_ number: Int) {
        observers[number] = nil
        isEmpty = observers.isEmpty
    }

    /// Calls the observers with a value. One that has been removed by its turn is skipped.
    func tell(_ value: Value) {
        for number in observers.keys.sorted() { observers[number]?(value) }
    }
}

/// A token that can end the observation of a driver.
@MainActor
public struct FormObservation {
    private let end: @MainActor () -> Void

    init(end: @escaping @MainActor () -> Void) {
        self.end = end
    }

    /// Ends the observation; a second call does nothing.
    public func cancel() {
        end()
    }
}
