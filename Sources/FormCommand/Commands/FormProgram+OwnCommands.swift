extension FormProgram {
    /// Opens the form, runs one of the program's own commands on it, and ends the program with the outcome.
    ///
    /// The form is opened in the same way as for the commands `list` and `set`. Call this method in the `run()` of an
    /// ordinary command:
    ///
    /// ```swift
    /// struct Dim: ParsableCommand {
    ///     @OptionGroup var settings: SettingsOptions
    ///
    ///     func run() throws {
    ///         try LampProgram.carryOut(settings) { form in
    ///             try await form.set([("Brightness", "10")])
    ///             if !form.driver(over: Lamp.self).state.isOn { throw ExitCode(3) }
    ///         }
    ///     }
    /// }
    /// ```
    ///
    /// If `work` returns, the program ends successfully. If `work` throws an `ExitCode`, the program ends silently with
    /// that status. If `work` throws any other error, the program prints the error's message and usually ends with
    /// status 1. The first Ctrl+C cancels the task that runs `work`; a second Ctrl+C terminates the program.
    ///
    /// - Parameters:
    ///   - options: The options with which to open the form.
    ///   - needsSettings: False if the command neither prints nor changes settings, so that it works even if they can't
    ///     be read; see ``OpenForm/isUnread``.
    ///   - settingAside: The user's choice of ``SetAsideOptions``, or `nil` if the command doesn't have them.
    ///   - work: Does the work of the command with the opened form.
    /// - Throws: An error if the form can't be opened, or the settings can't be read.
    public static func carryOut(
        _ options: Options, needsSettings: Bool = true, settingAside: Bool? = nil,
        _ work: @escaping @MainActor (OpenForm) async throws -> Void
    ) throws -> Never {
        let form = try MainActor.assumeIsolated {
            let form = try openForm(options)
            if needsSettings { try form.requireSettings(settingAside: settingAside) }
            return form
        }
        finish { try await work(form) }
    }

    /// Opens the form for a command that changes settings.
    @MainActor
    static func openForm(_ options: Options, _ setAside: SetAsideOptions) throws -> OpenForm {
        let form = try openForm(options)
        try form.requireSettings(settingAside: setAside.setsAside)
        return form
    }
}
