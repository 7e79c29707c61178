import Foundation
import Glibc
import Synchronization

/// A program that knows nothing of stores, and saves a text in one of the ways in which programs do, step by step.
final class OtherWriter: Sendable {
    /// A way of saving a file.
    enum Way: CaseIterable, Sendable {
        /// Empties the file and writes it in pieces.
        case pieces
        /// Overwrites the file, and cuts it at its new end.
        case inPlace
        /// Holds the file open before it writes anything.
        case holding
        /// Empties the file, and opens it again for each piece.
        case reopening
        /// Writes another file and renames it.
        case rename
        /// Renames the old file, then the new one.
        case twoRenames
        /// Removes the file and makes a new one.
        case anew
    }

    private let path: String
    private let text: [UInt8]
    private let state: Mutex<State>

    private struct State {
        /// The steps to come. One returns false if it has to wait.
        var steps: [@Sendable (OtherWriter, inout Int32) -> Bool]
        var file: Int32 = -1
        /// The number of steps that are due, and wait for the store to let them.
        var due = 0
    }

    init(_ way: Way, _ text: String, to path: String) {
        self.path = path
        self.text = Array(text.utf8)
        state = Mutex(State(steps: Self.steps(of: way)))
    }

    /// The number of steps of a way.
    static func count(of way: Way) -> Int { steps(of: way).count }

    /// Takes so many more steps, or as many as it can now; the others follow with the next call.
    func act(_ count: Int = 0) {
        state.withLock { state in
            state.due = min(state.due + count, state.steps.count)
            while state.due > 0, state.steps[0](self, &state.file) {
                state.steps.removeFirst()
                state.due -= 1
            }
        }
    }

    /// Takes all steps that are left.
    func finish() -> Bool {
        act(.max / 2)
        return state.withLock { $0.steps.isEmpty }
    }

    private static func steps(of way: Way) -> [@Sendable (OtherWriter, inout Int32) -> Bool] {
        let close: @Sendable (OtherWriter, inout Int32) -> Bool = { _, file in
            Glibc.close(file)
            return true
        }
        switch way {
        case .pieces: return [open(O_TRUNC), write(0, 0.3), write(0.3, 0.7), write(0.7, 1), close]
        case .inPlace: return [open(0), write(0, 0.5), write(0.5, 1), cut, close]
        case .holding:
            return [open(0), { _, _ in true }, { $1 >= 0 && write(0, 1)($0, &$1) && cut($0, &$1) }, close]
        case .reopening:
            let pieces = [(0, 0.4), (0.4, 1)].flatMap { [open(O_APPEND), write($0, $1), close] }
            return [{ open(O_TRUNC)($0, &$1) && close($0, &$1) }] + pieces
        case .rename: return [make(".new"), rename(".new", "")]
        case .twoRenames: return [make(".new"), rename("", ".old"), rename(".new", "")]
        case .anew:
            return [
                { writer, _ in unlink(writer.path) == 0 || errno == ENOENT }, open(O_CREAT), write(0, 0.5),
                write(0.5, 1), close,
            ]
        }
    }

    /// Opens the file. A program whose `open` has to wait is one that tries again.
    private static func open(_ flags: Int32) -> @Sendable (OtherWriter, inout Int32) -> Bool {
        { writer, file in
            file = Glibc.open(writer.path, O_WRONLY | O_CLOEXEC | O_NONBLOCK | flags, 0o600)
            return file >= 0
        }
    }

    private static func write(_ start: Double, _ end: Double) -> @Sendable (OtherWriter, inout Int32) -> Bool {
        { writer, file in
            let count = Double(writer.text.count)
            let piece = writer.text[Int(count * start)..<Int(count * end)]
            return piece.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) } == piece.count
        }
    }

    private static let cut: @Sendable (OtherWriter, inout Int32) -> Bool = { writer, file in
        ftruncate(file, writer.text.count) == 0
    }

    private static func make(_ ending: String) -> @Sendable (OtherWriter, inout Int32) -> Bool {
        { writer, _ in
            FileManager.default.createFile(atPath: writer.path + ending, contents: Data(writer.text))
        }
    }

    private static func rename(_ old: String, _ new: String) -> @Sendable (OtherWriter, inout Int32) -> Bool {
        { writer, _ in Glibc.rename(writer.path + old, writer.path + new) == 0 || errno == ENOENT }
    }
}
