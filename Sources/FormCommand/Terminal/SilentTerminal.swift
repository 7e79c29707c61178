import Glibc

/// A terminal that does not show what is typed, until it is restored.
struct SilentTerminal {
    /// What Ctrl+C types meanwhile: it ends the line, and no signal, so that nothing ends the program
    /// while the terminal is silent.
    let interrupt: UInt8

    private let descriptor: Int32
    private var attributes = termios()

    /// Silences a terminal; `nil` where that fails.
    init?(_ descriptor: Int32) {
        self.descriptor = descriptor
        guard tcgetattr(descriptor, &attributes) == 0 else { return nil }
        var silent = attributes
        silent.c_lflag &= ~tcflag_t(ECHO | ISIG)
        interrupt = withUnsafeMutableBytes(of: &silent.c_cc) { characters in
            characters[Int(VEOL)] = characters[Int(VINTR)]
            return characters[Int(VINTR)]
        }
        guard tcsetattr(descriptor, TCSAFLUSH, &silent) == 0 else { return nil }
    }

    /// Shows again what is typed.
    func restore() {
        var attributes = attributes
        tcsetattr(descriptor, TCSAFLUSH, &attributes)
    }
}
