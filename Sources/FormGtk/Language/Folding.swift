import CGtk

/// Returns the text with its case and accents folded, so that strings that a user considers the same become equal.
///
/// “ß” becomes “ss”, “É” and “é” become “e”, and a “ς” at the end of a word becomes “σ”. Pass this function to a
/// driver's environment, so that searches ignore case and accents.
public func folded(_ text: String) -> String {
    // Most strings are ASCII. Lowercasing is enough for them, and much faster.
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
    guard let decomposed = g_utf8_normalize(text, -1, G_NORMALIZE_ALL) else { return text.lowercased() }
    defer { g_free(decomposed) }
    let lower = g_utf8_casefold(decomposed, -1)!
    defer { g_free(lower) }
    let scalars = String(cString: lower).unicodeScalars.filter { !isAccent($0) }
    return String(String.UnicodeScalarView(scalars))
}

/// Returns true if a scalar is an accent. A mark of a combining class below 10 is part of its letter and not an accent,
/// for example the voicing mark of a Japanese syllable.
private func isAccent(_ scalar: Unicode.Scalar) -> Bool {
    g_unichar_combining_class(scalar.value) >= 10
}
