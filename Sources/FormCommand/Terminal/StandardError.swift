import FormCore
import Glibc

/// Tells what the form remarks on a value that it has taken.
func printRemark(_ notice: Notice) {
    let kind =
        switch notice.severity {
        case .information: "Note"
        case .warning: "Warning"
        case .error: "Error"
        }
    writeToStandardError("\(kind): \(notice.text)\n")
}

/// Writes a text for the person; where that fails there is nobody to be told.
func writeToStandardError(_ text: String) {
    _ = writeAll(text, to: STDERR_FILENO)
}
