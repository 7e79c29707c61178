/// A text of a catalogue with its translations, as the file has them.
struct CatalogueEntry {
    /// The line on which it begins.
    var line = 0
    var context: String?
    var text: String?
    var plural: String?
    /// The translations by their numbers; one that depends on no number is 0.
    var translations: [Int: String] = [:]
    /// Whether a translator has still to look at it; then it counts as not translated.
    var isFuzzy = false

    /// Whether there is a translation of each form.
    var isTranslated: Bool { !isFuzzy && translations.values.contains { !$0.isEmpty } }
}
