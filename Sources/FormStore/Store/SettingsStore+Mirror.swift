extension SettingsStore: CustomReflectable {
    /// A mirror that shows the file's place only: what the form has may be secret.
    nonisolated public var customMirror: Mirror { Mirror(self, children: ["file": file]) }
}
