@testable import FormCatalogues

/// A catalogue of the library.
func catalogue(_ language: String) throws -> Catalogue {
    try Catalogue(LibraryCatalogues.files[language] ?? [], file: "\(language).po")
}

/// The entries of a catalogue of the library.
func entries(_ language: String) throws -> [CatalogueEntry] {
    try CatalogueReader.entries(of: LibraryCatalogues.files[language] ?? [], in: "\(language).po")
}
