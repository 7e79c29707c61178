/// A change that the person has not made.
public enum OutsideChange: Equatable, Sendable {
    case isLocked(Bool)
    case isAdvanced(Bool)
    case status(String)
    case stored(Int)
    case signal(Int)
    case addTask(Int)
    case removeTask(Int)
    case moveTask(Int)
    /// Several at once.
    case all(isLocked: Bool, isAdvanced: Bool, stored: Int)

    func apply(to state: inout Everything) {
        switch self {
        case .isLocked(let isLocked): state.shared.isLocked = isLocked
        case .isAdvanced(let isAdvanced): state.shared.isAdvanced = isAdvanced
        case .status(let status): state.shared.status = status
        case .stored(let stored): state.shared.clamped.stored = stored
        case .signal(let signal): state.signal = signal
        case .addTask(let id):
            if !state.shared.tasks.contains(where: { $0.id == id }) { state.shared.tasks.insert(.init(id: id), at: 0) }
        case .removeTask(let id): state.shared.tasks.removeAll { $0.id == id }
        case .moveTask(let id):
            guard let index = state.shared.tasks.firstIndex(where: { $0.id == id }) else { break }
            state.shared.tasks.append(state.shared.tasks.remove(at: index))
        case .all(let isLocked, let isAdvanced, let stored):
            state.shared.isLocked = isLocked
            state.shared.isAdvanced = isAdvanced
            state.shared.clamped.stored = stored
        }
    }

    static func random(using generator: inout some RandomNumberGenerator) -> OutsideChange {
        let number = Int.random(in: 0...10, using: &generator)
        let isSo = Bool.random(using: &generator)
        switch Int.random(in: 0..<9, using: &generator) {
        case 0: return .isLocked(isSo)
        case 1: return .isAdvanced(isSo)
        case 2: return .status(isSo ? "" : "Status \(number)")
        case 3: return .stored(number)
        case 4: return .signal(number)
        case 5: return .addTask(number)
        case 6: return .removeTask(number)
        case 7: return .moveTask(number)
        default: return .all(isLocked: isSo, isAdvanced: Bool.random(using: &generator), stored: number)
        }
    }
}
