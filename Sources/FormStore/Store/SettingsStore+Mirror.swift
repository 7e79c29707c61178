extension SettingsStore: CustomReflectable {
    /// A mirror that shows only the file's location, because the form's values may be secret.
    nonisolated public var customMirror: Mirror { Mirror(self, children: ["file": file]) }
}
