import FormCore

extension OpenForm {
    /// The stream for the result of a command.
    var output: StandardOutput { StandardOutput(text: session.environment.text) }
}

/// Prints the notices that concern all settings, such as one that some settings could not be read.
@MainActor
func printRemarks(on form: OpenForm) {
    for notice in form.remarks { printRemark(notice, form.session.environment) }
}
