import Synchronization

/// The catalogues of the library that a person's languages have, in their order.
package struct LibraryCatalogues: Sendable {
    private let catalogues: [Catalogue]

    /// Reads the catalogues that there are for some languages.
    package init(_ languages: LanguageList) {
        catalogues = languages.names.compactMap(Self.catalogue)
    }

    /// The translation of a text of the library; `nil` where no catalogue has one.
    package func translation(of text: String) -> String? {
        catalogues.lazy.compactMap { $0.translation(of: text) }.first
    }

    /// The translation of a text of the library that depends on a number; `nil` where no catalogue has one.
    package func translation(one: String, count: Int) -> String? {
        catalogues.lazy.compactMap { $0.translation(one: one, count: count) }.first
    }

    /// The files, by language; they are part of the program.
    package static var files: [String: [UInt8]] { ["de": PackageResources.de_po] }

    /// Those that were read so far.
    private static let read = Mutex<[String: Catalogue]>([:])

    private static func catalogue(in language: String) -> Catalogue? {
        read.withLock { read in
            if let catalogue = read[language] { return catalogue }
            // A test reads them all.
            guard let file = files[language],
                let catalogue = try? Catalogue(file, file: "\(language).po")
            else { return nil }
            read[language] = catalogue
            return catalogue
        }
    }
}
