import Glibc

/// A terminal that doesn't show typed text until it is restored.
///
/// If a signal terminates the program while the terminal is silent, the terminal is restored first.
struct SilentTerminal {
    /// The character that Ctrl+C enters while the terminal is silent. Instead of sending a signal, Ctrl+C then ends the
    /// line of input with this character.
    let interrupt: UInt8

    private let handlers: [(signal: Int32, former: sigaction)]

    /// Silences a terminal. Returns `nil` if the descriptor is not a terminal, or if the terminal can't be silenced.
    init?(_ descriptor: Int32) {
        var attributes = termios()
        guard tcgetattr(descriptor, &attributes) == 0 else { return nil }
        silenced.pointee = Silenced(descriptor: descriptor, attributes: attributes)
        handlers = endingSignals.compactMap { signal in restoreAtSignal(signal).map { (signal, $0) } }
        attributes.c_lflag &= ~tcflag_t(ECHO | ISIG)
        interrupt = withUnsafeMutableBytes(of: &attributes.c_cc) { characters in
            characters[Int(VEOL)] = characters[Int(VINTR)]
            return characters[Int(VINTR)]
        }
        if tcsetattr(descriptor, TCSAFLUSH, &attributes) != 0 {
            restore()
            return nil
        }
    }

    /// Shows typed text again.
    func restore() {
        silenced.pointee.restore()
        for (signal, former) in handlers {
            var former = former
            sigaction(signal, &former, nil)
        }
    }
}

/// The state of a terminal before it was silenced.
private struct Silenced {
    var descriptor: Int32 = -1
    var attributes = termios()

    mutating func restore() {
        tcsetattr(descriptor, TCSAFLUSH, &attributes)
    }
}

/// The state to restore, in memory that signal handlers can read. The memory is allocated before the first handler is
/// installed, because a handler must not allocate memory.
nonisolated(unsafe) private let silenced: UnsafeMutablePointer<Silenced> = {
    let memory = UnsafeMutablePointer<Silenced>.allocate(capacity: 1)
    memory.initialize(to: Silenced())
    return memory
}()

private let endingSignals = [SIGHUP, SIGINT, SIGQUIT, SIGTERM]

/// Makes a signal restore the silenced terminal before the signal terminates the program.
///
/// - Returns: The previous action of the signal, or `nil` if the program was started with the signal ignored.
private func restoreAtSignal(_ signal: Int32) -> sigaction? {
    var former = sigaction()
    sigaction(signal, nil, &former)
    let handler = unsafeBitCast(former.__sigaction_handler.sa_handler, to: Int.self)
    if handler == unsafeBitCast(SIG_IGN, to: Int.self) { return nil }
    var action = sigaction()
    // A signal handler may only call async-signal-safe functions. All functions that this handler calls are.
    action.__sigaction_handler.sa_handler = { signal in
        silenced.pointee.restore()
        Glibc.signal(signal, SIG_DFL)
        raise(signal)
    }
    // Blocks `SIGTTOU` while the handler runs. Otherwise a program in the background would be stopped by that signal
    // when it changes the terminal.
    sigaddset(&action.sa_mask, SIGTTOU)
    sigaction(signal, &action, nil)
    return former
}
