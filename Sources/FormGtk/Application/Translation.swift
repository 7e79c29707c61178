import CGtk

/// Translations of the application's texts, from its catalogues.
@MainActor
enum Translation {
    /// The name of the catalogues: the application's identifier.
    static var domain: String?
}

/// The text in the person's language, from the application's catalogues; as it is where they have none.
///
/// ``FormApplication`` names the catalogues. Hand it to a driver's environment,
/// and call it for texts that are computed from the state.
@MainActor
public func translated(_ text: String) -> String {
    guard let domain = Translation.domain, !text.isEmpty else { return text }
    return String(cString: g_dgettext(domain, text))
}
