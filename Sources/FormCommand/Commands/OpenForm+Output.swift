import FormCore

extension OpenForm {
    /// The stream for the result of a command.
    var output: StandardOutput { StandardOutput(text: session.environment.text) }
}

/// Prints the notices about the whole form to standard error, for example a notice that some settings could not be
/// read.
@MainActor
func printRemarks(on form: OpenForm) {
    for notice in form.remarks { printRemark(notice, form.session.environment) }
}
