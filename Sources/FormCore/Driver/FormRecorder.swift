/// Shows the form of each driver to a recorder, with which tests compare the rows of all forms with those of before.
@MainActor
package enum FormRecorder {
    /// Called when a program makes a driver; `nil` except in a test run that records forms.
    ///
    /// It is passed the session of a second driver over the same state and form, which reports no mistakes and lasts
    /// until the call returns. The first driver, with its counters, is as it would be without a recorder.
    package static var record: (@MainActor (FormSession) -> Void)?

    /// Passes a second driver to the recorder, if there is one.
    ///
    /// - Parameters:
    ///   - environment: The environment of the first driver.
    ///   - makeDriver: Makes the second driver with the environment that is passed to it.
    static func show<State>(_ environment: FormEnvironment, _ makeDriver: (FormEnvironment) -> FormDriver<State>) {
        guard let record else { return }
        var environment = environment
        environment.report = { _ in }
        pause {
            let driver = makeDriver(environment)
            record(driver.session)
            withExtendedLifetime(driver) {}
        }
    }

    /// Calls a function that makes drivers for the library's own use, which are not recorded.
    static func pause<Result>(_ body: () -> Result) -> Result {
        let recorder = record
        record = nil
        defer { record = recorder }
        return body()
    }
}
