extension Format where Value == String {
    /// File paths: texts without null characters, and without the characters that replace bytes that aren't text.
    ///
    /// A file's name can contain bytes that aren't text; the path of such a file can't be stored. The address of a
    /// remote file, such as `smb://server/file`, isn't a path.
    public static var path: Format {
        Format(
            isProven: true,
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
        )
    }
}
