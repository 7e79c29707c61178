import Synchronization

/// The library's catalogues for the user's languages, in order of preference.
package struct LibraryCatalogues: Sendable {
    private let catalogues: [Catalogue]

    /// Loads the catalogues that exist for the languages.
    package init(_ languages: LanguageList) {
        catalogues = languages.names.compactMap(Self.catalogue)
    }

    /// Returns the translation of one of the library's strings, or `nil` if no catalogue has one.
    package func translation(of text: String) -> String? {
        catalogues.lazy.compactMap { $0.translation(of: text) }.first
    }

    /// Returns the translation of one of the library's strings that contains a number, in the plural form for that
    /// number; `nil` if no catalogue has a translation.
    package func translation(one: String, count: Int) -> String? {
        catalogues.lazy.compactMap { $0.translation(one: one, count: count) }.first
    }

    /// The catalogue files that are embedded in the program, by language.
    package static var files: [String: [UInt8]] { ["de": PackageResources.de_po] }

    /// The catalogues that have been loaded, by language.
    private static let read = Mutex<[String: Catalogue]>([:])

    private static func catalogue(in language: String) -> Catalogue? {
        read.withLock { read in
            if let catalogue = read[language] { return catalogue }
            // Errors can be ignored, because a test makes sure that every catalogue can be read.
            guard let file = files[language],
                let catalogue = try? Catalogue(file, file: "\(language).po")
            else { return nil }
            read[language] = catalogue
            return catalogue
        }
    }
}
