/// A source string in a catalogue file, with its translations.
struct CatalogueEntry {
    /// The line on which the entry begins.
    var line = 0
    var context: String?
    var text: String?
    var plural: String?
    /// The translations by the index of their plural form. An entry without plural forms uses index 0.
    var translations: [Int: String] = [:]
    /// True if the entry is marked as fuzzy. A translator still has to review such an entry, so it counts as
    /// untranslated.
    var isFuzzy = false

    /// True if the entry is not fuzzy and has a translation of at least one form.
    var isTranslated: Bool { !isFuzzy && translations.values.contains { !$0.isEmpty } }
}
