/// A setting whose value in the file could not be read.
///
/// The program uses the setting's default, and the value remains in the file.
public struct SettingsProblem: Hashable, Sendable, CustomStringConvertible {
    /// The path of the setting, or ``SettingsKey/root`` if none of the settings could be read.
    public let key: SettingsKey
    /// The reason why the value can't be read, as the end of a sentence.
    ///
    /// The reason contains the value only if the value's type, such as an enum, includes it in the error that it
    /// throws. The value of a secret never appears.
    public let reason: String

    /// A sentence with the setting and the reason.
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
