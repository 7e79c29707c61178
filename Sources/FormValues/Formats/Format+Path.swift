extension Format where Value == String {
    /// File paths.
    ///
    /// Text with null characters is refused, and so is text with U+FFFD, the character that replaces invalid bytes: if
    /// the name of a file contains bytes that aren't valid text, the file's path can't be stored. The address of a
    /// remote file, such as `smb://server/file`, isn't a path and is refused as well.
    public static var path: Format {
        Format(
            print: { $0 },
            parse: { text in
                let isText = !text.unicodeScalars.contains { $0 == "\0" || $0 == "\u{FFFD}" }
                guard isText else { return .failure("The name of this file is not valid text. Rename the file first.") }
                let isAddress = text.prefixMatch(of: /[A-Za-z][A-Za-z0-9+.-]*:\/\//) != nil
                guard !isAddress else {
                    return .failure("This file is not on this computer. Copy it here first.")
                }
                return .success(text)
            }
        ).proven(shape: .exact)
    }
}
