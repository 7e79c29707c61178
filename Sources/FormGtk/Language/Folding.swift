import CGtk

/// The text with its case and accents folded, so that texts that a person takes for the same are equal.
///
/// “ß” becomes “ss”, “É” and “é” become “e”, a “ς” at the end of a word is a “σ”.
/// Hand the function to a driver's environment, for searching.
public func folded(_ text: String) -> String {
    // Nearly all texts of most languages, and much faster.
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
    guard let decomposed = g_utf8_normalize(text, -1, G_NORMALIZE_ALL) else { return text.lowercased() }
    defer { g_free(decomposed) }
    let lower = g_utf8_casefold(decomposed, -1)!
    defer { g_free(lower) }
    let scalars = String(cString: lower).unicodeScalars.filter { !isAccent($0) }
    return String(String.UnicodeScalarView(scalars))
}

/// Marks of a lower class belong to the letter, as the voicing of a Japanese syllable does.
private func isAccent(_ scalar: Unicode.Scalar) -> Bool {
    g_unichar_combining_class(scalar.value) >= 10
}
