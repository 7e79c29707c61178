import FormCore
import Glibc

/// Prints a notice of the form to standard error.
@MainActor
func printRemark(_ notice: Notice, _ environment: FormEnvironment) {
    let line =
        switch notice.severity {
        case .information: Sentence("Note: %s", notice.sentence)
        case .warning: Sentence("Warning: %s", notice.sentence)
        case .error: Sentence("Error: %s", notice.sentence)
        }
    writeToStandardError(environment.text(of: line).onOneLine + "\n")
}

/// Writes text for the user to standard error. A failure to write is ignored, because it can't be reported anywhere.
func writeToStandardError(_ text: String) {
    _ = writeAll(text, to: STDERR_FILENO)
}
