import ArgumentParser
import Dispatch
import FormCore

extension FormProgram {
    /// Opens the form, and prints the text that the closure returns for it. A line break is added if the text doesn't
    /// end with one. Empty text is not printed.
    ///
    /// Use it for commands that only read the form, such as `list`. The closure runs synchronously on the main thread,
    /// so it can't wait for anything. For commands that may have to wait, use ``finish(_:)``.
    static func tell(
        _ options: Options, _ text: @MainActor @Sendable (CommandLineForm) throws -> String
    ) throws {
        try MainActor.assumeIsolated {
            let form = try openForm(options)
            try form.requireSettings()
            try withExtendedLifetime(form) {
                let result = Result { try text(CommandLineForm(form)) }
                printRemarks(on: form)
                let text = try result.get()
                try form.output.write(text.isEmpty || text.hasSuffix("\n") ? text : text + "\n")
            }
        }
    }

    /// Runs the last phase of a command, which may have to wait, and ends the program with the outcome.
    ///
    /// Commands are not `AsyncParsableCommand`s, because then the root command would have to be one as well. The root
    /// command is the program, which has to be synchronous because it may run its own main loop, such as GTK's, on the
    /// main thread. While a command runs, nothing else needs the main thread, so the thread is handed over to Dispatch,
    /// which runs the work of the main actor and never returns.
    ///
    /// The first Ctrl+C cancels the task that runs `work`, and the program ends when `work` returns or throws. A second
    /// Ctrl+C terminates the program immediately.
    static func finish(_ work: @escaping @MainActor () async throws -> Void) -> Never {
        let task = Task { @MainActor in
            do {
                try await work()
                end()
            } catch {
                end(error)
            }
        }
        let interruption = Interruption { task.cancel() }
        withExtendedLifetime(interruption) { dispatchMain() }
    }
}
