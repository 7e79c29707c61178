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
