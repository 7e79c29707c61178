/// A field for the path of a file or a folder, with a button that opens a dialog to choose one.
///
/// Whether there is such a file is not looked at: a rule can, as FormGtk's `Rule.existing`.
///
/// ```swift
/// controlCell(title: "Folder", control: fileField(keyPath: \.folder, for: .folder))
/// ```
///
/// - Parameters:
///   - keyPath: The path that it shows and writes; an empty one is none.
///   - purpose: What is chosen.
public func fileField<State>(
    keyPath: WritableKeyPath<State, String> & Sendable,
    for purpose: FilePurpose = .file
) -> Element<Control, State> {
    chooserControl(keyPath: keyPath, format: .path) { .fileField($0, purpose) }
}

/// What is chosen in a dialog for files.
public enum FilePurpose: Sendable, CaseIterable {
    /// A file that is there.
    case file
    /// A folder.
    case folder
    /// Where a file will be written.
    case save
}

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
