extension FormProgram {
    /// Runs one of the program's own commands on its form, and ends the program with the outcome.
    ///
    /// The form is opened as it is for the commands `list` and `set`. Call this method in the `run()` of an ordinary
    /// command:
    ///
    /// ```swift
    /// struct Dim: ParsableCommand {
    ///     @OptionGroup var settings: SettingsOptions
    ///
    ///     func run() throws {
    ///         try Lamp.carryOut(settings) { form in
    ///             try await form.set([("Brightness", "10")])
    ///             if !form.driver(over: LampState.self).state.isOn { throw ExitCode(3) }
    ///         }
    ///     }
    /// }
    /// ```
    ///
    /// An error that `work` throws ends the program: an `ExitCode` silently with that status, any other error with a
    /// message and usually status 1. Ctrl+C cancels the task that runs `work`; a second Ctrl+C terminates the program.
    ///
    /// - Parameters:
    ///   - options: The options with which to open the form.
    ///   - work: The work of the command.
    /// - Throws: An error if the form can't be opened.
    public static func carryOut(
        _ options: Options, _ work: @escaping @MainActor (OpenForm) async throws -> Void
    ) throws -> Never {
        let form = try MainActor.assumeIsolated { try openForm(options) }
        finish { try await work(form) }
    }
}
