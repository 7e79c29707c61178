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

func writeToStandardError(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
        let count = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
        if count < 0, errno != EINTR { return }
        bytes = bytes.dropFirst(max(0, count))
    }
}
