import Glibc

/// A terminal that does not show what is typed, until it is restored.
///
/// A signal that ends the program meanwhile restores it first.
struct SilentTerminal {
    /// What Ctrl+C types meanwhile: it ends the line, and no signal.
    let interrupt: UInt8

    private let handlers: [(signal: Int32, former: sigaction)]

    /// Silences a terminal; `nil` where that fails.
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

    /// Shows again what is typed.
    func restore() {
        silenced.pointee.restore()
        for (signal, former) in handlers {
            var former = former
            sigaction(signal, &former, nil)
        }
    }
}

/// A terminal as it was before.
private struct Silenced {
    var descriptor: Int32 = -1
    var attributes = termios()

    mutating func restore() {
        tcsetattr(descriptor, TCSAFLUSH, &attributes)
    }
}

/// What a signal handler can reach: memory that is there from the start of the first silence.
nonisolated(unsafe) private let silenced: UnsafeMutablePointer<Silenced> = {
    let memory = UnsafeMutablePointer<Silenced>.allocate(capacity: 1)
    memory.initialize(to: Silenced())
    return memory
}()

private let endingSignals = [SIGHUP, SIGINT, SIGQUIT, SIGTERM]

/// Has a signal restore the terminal before it ends the program.
///
/// - Returns: What the signal did before; `nil` for one that the program was started to ignore.
private func restoreAtSignal(_ signal: Int32) -> sigaction? {
    var former = sigaction()
    sigaction(signal, nil, &former)
    let handler = unsafeBitCast(former.__sigaction_handler.sa_handler, to: Int.self)
    if handler == unsafeBitCast(SIG_IGN, to: Int.self) { return nil }
    var action = sigaction()
    // A handler may call nothing else but such functions of the system.
    action.__sigaction_handler.sa_handler = { signal in
        silenced.pointee.restore()
        Glibc.signal(signal, SIG_DFL)
        raise(signal)
    }
    // A program in the background would be stopped for restoring the terminal.
    sigaddset(&action.sa_mask, SIGTTOU)
    sigaction(signal, &action, nil)
    return former
}
