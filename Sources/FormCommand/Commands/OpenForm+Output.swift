import FormCore

extension OpenForm {
    /// Where the result of a command goes.
    var output: StandardOutput { StandardOutput(text: session.environment.text) }
}

/// Tells what there is to say about all settings, such as that some could not be read.
@MainActor
func printRemarks(on form: OpenForm) {
    for notice in form.remarks { printRemark(notice, form.session.environment) }
}
