import FormCatalogues
import FormCore

/// A person who reads German.
@MainActor
final class German {
    /// What was asked for and is in no catalogue.
    private(set) var missing: Set<String> = []
    private let catalogues = LibraryCatalogues(LanguageList(locale: "de_DE.UTF-8", preferred: nil))

    /// The environment of a form that they use.
    ///
    /// - Parameters:
    ///   - own: The application's own texts, which come first.
    ///   - locale: How they write numbers and dates.
    func environment(own: [String: String] = [:], locale: FormLocale = FormLocale()) -> FormEnvironment {
        FormEnvironment(
            translate: { own[$0] ?? self.found(self.catalogues.translation(of: $0), for: $0) },
            translatePlural: { one, _, count in
                self.found(self.catalogues.translation(one: one, count: count), for: one)
            },
            locale: locale)
    }

    /// A sentence as they read it.
    func text(of sentence: Sentence) -> String { environment().text(of: sentence) }

    private func found(_ translation: String?, for text: String) -> String {
        if translation == nil { missing.insert(text) }
        return translation ?? text
    }
}
