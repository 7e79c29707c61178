import ArgumentParser
import Dispatch
import FormCore

extension FormProgram {
    /// Prints what a command has to tell of the form, with a line break at its end; nothing where there is nothing.
    ///
    /// A command that needs no waiting begins and ends on the main thread, where the parser runs it.
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

    /// Does the last part of a command, which may wait for something, and ends the program with its outcome.
    ///
    /// Commands are not `AsyncParsableCommand`s, because these need a root that is
    /// one, and the root is a program that may run a main loop of its own, such as
    /// GTK's, on the main thread: it has to stay synchronous. Nothing else runs in a
    /// program that carries out a command, so the main thread is given to Dispatch,
    /// which does the main actor's work; that has no way back but the end.
    ///
    /// Ctrl+C cancels the work, which ends in its own way; a second one ends the program.
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
