import ArgumentParser
import Dispatch
import FormCore

extension FormProgram {
    /// Prints what a command has to tell of the form, with a line break at its end; nothing where there is nothing.
    ///
    /// A command that needs no waiting begins and ends on the main thread, where the parser runs it.
    static func tell(
        _ options: SettingsOptions, _ text: @MainActor @Sendable (CommandLineForm) throws -> String
    ) throws {
        let settings = options.settings
        let text = try MainActor.assumeIsolated {
            let form = try openForm(settings: settings)
            return try withExtendedLifetime(form) {
                try form.storeCompleted()
                printRemarks(on: form)
                return try text(CommandLineForm(form.session))
            }
        }
        if !text.isEmpty { print(text, terminator: text.hasSuffix("\n") ? "" : "\n") }
    }

    /// Does the last part of a command, which may wait for something, and ends the program with its outcome.
    ///
    /// Commands are not `AsyncParsableCommand`s, because these need a root that is
    /// one, and the root is a program that may run a main loop of its own, such as
    /// GTK's, on the main thread: it has to stay synchronous. Nothing else runs in a
    /// program that carries out a command, so the main thread is given to Dispatch,
    /// which does the main actor's work; that has no way back but the end.
    static func finish(_ work: @escaping @MainActor () async throws -> Void) -> Never {
        Task { @MainActor in
            do {
                try await work()
                exit()
            } catch {
                exit(withError: error)
            }
        }
        dispatchMain()
    }
}

/// Tells what there is to say about all settings, such as that some could not be read.
@MainActor
func printRemarks(on form: OpenForm) {
    for shown in form.session.record.notices where shown.notice.severity > .information { printRemark(shown.notice) }
}
