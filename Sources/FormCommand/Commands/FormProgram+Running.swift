import ArgumentParser
import Dispatch
import FormCore

extension FormProgram {
    /// Prints text about the form, ending with a line break; nothing if the text is empty.
    ///
    /// It is for commands that wait for nothing. Such a command runs entirely on the main thread, on which the parser
    /// calls it.
    static func tell(
        _ options: Options, _ text: @MainActor @Sendable (CommandLineForm) throws -> String
    ) throws {
        try MainActor.assumeIsolated {
            let form = try openForm(options)
            try withExtendedLifetime(form) {
                let result = Result { try text(CommandLineForm(form)) }
                printRemarks(on: form)
                let text = try result.get()
                try form.output.write(text.isEmpty || text.hasSuffix("\n") ? text : text + "\n")
            }
        }
    }

    /// Runs the last part of a command, which may have to wait, and ends the program with the outcome.
    ///
    /// Commands are not `AsyncParsableCommand`s, because such a command requires the root command to be one as well.
    /// The root command is the program, which has to be synchronous because it may run a main loop of its own, such as
    /// GTK's, on the main thread. While a command runs, nothing else needs the main thread, so the thread is handed
    /// over to Dispatch, which runs the work of the main actor and never returns.
    ///
    /// Ctrl+C cancels the work, which may then finish in its own way; a second Ctrl+C terminates the program.
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
