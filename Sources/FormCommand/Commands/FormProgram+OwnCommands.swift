extension FormProgram {
    /// Carries out a command of the program's own over its form, and ends the program with its outcome.
    ///
    /// It opens the form as the commands `list` and `set` do. The command's `run()` calls it, and is an ordinary one:
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
    /// What the work throws ends the program: an `ExitCode` with that status and in silence, whatever else with
    /// status 1 and a sentence. Ctrl+C cancels the task of the work; a second one ends the program.
    ///
    /// - Parameters:
    ///   - options: Where the settings are kept.
    ///   - work: What the command does.
    /// - Throws: Why the form can't be opened.
    public static func carryOut(
        _ options: Options, _ work: @escaping @MainActor (OpenForm) async throws -> Void
    ) throws -> Never {
        let form = try MainActor.assumeIsolated { try openForm(options) }
        finish { try await work(form) }
    }
}
