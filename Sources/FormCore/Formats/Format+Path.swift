extension Format where Value == String {
    /// The path of a file: text without what no path has, and no stand-ins for bytes that are no text.
    ///
    /// A file's name can be bytes that are no text; such a file can't be kept. The address of a file elsewhere, such as
    /// `smb://server/file`, is no path.
    public static var path: Format {
        Format(
            isProven: true,
            print: { $0 },
            parse: { text in
                let isText = !text.unicodeScalars.contains { $0 == "\0" || $0 == "\u{FFFD}" }
                guard isText else { return .failure("The name of this file is no text. Rename the file first.") }
                let isAddress = text.prefixMatch(of: /[A-Za-z][A-Za-z0-9+.-]*:\/\//) != nil
                guard !isAddress else {
                    return .failure("This file is not in a folder of this computer. Copy it to one first.")
                }
                return .success(text)
            }
        )
    }
}
