/// A setting of a file that could not be read and has its default instead; the file keeps what it has.
public struct SettingsProblem: Hashable, Sendable, CustomStringConvertible {
    /// The setting that has its default; ``SettingsKey/root`` if all have.
    public let key: SettingsKey
    /// What is wrong with the value, as the end of a sentence.
    ///
    /// The value is not in it, but where a type's own error tells it, as that of an enumeration does; one
    /// that is marked as a secret never is.
    public let reason: String

    /// A sentence that names the setting.
    public var description: String {
        key == .root
            ? "No setting can be read, so all have their defaults: \(reason)."
            : "The setting “\(key)” can't be read, so it has its default: \(reason)."
    }

    init(_ error: any Error, at path: [any CodingKey]) {
        key = SettingsKey(path.map(\.stringValue))
        guard let context = (error as? DecodingError)?.context else {
            reason = "\(error)"
            return
        }
        let inside = context.codingPath.dropFirst(path.count).map(\.stringValue).joined(separator: ", ")
        let text = context.debugDescription
        let sentence = text.hasSuffix(".") ? String(text.dropLast()) : text
        reason = inside.isEmpty ? sentence : "\(inside): \(sentence)"
    }
}

extension DecodingError {
    fileprivate var context: Context? {
        switch self {
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
            .dataCorrupted(let context):
            context
        @unknown default: nil
        }
    }
}
