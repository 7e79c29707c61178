extension Format where Value == String {
    /// The path of a file: text without what no path has, and no stand-ins for bytes that are no text.
    ///
    /// A file's name can be bytes that are no text; such a file can't be kept.
    public static var path: Format {
        Format(
            isProven: true,
            print: { $0 },
            parse: { text in
                let isPath = !text.unicodeScalars.contains { $0 == "\0" || $0 == "\u{FFFD}" }
                return isPath ? .success(text) : .failure("The name of this file is no text. Rename the file first.")
            }
        )
    }
}
