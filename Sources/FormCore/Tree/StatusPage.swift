/// A page that takes the place of a form's sections, such as “Wi-Fi Is Off”; see ``Element/statusPage(from:button:)``.
public struct StatusPage: Equatable, Sendable {
    /// The situation in a few words, capitalised like a title.
    public var title: Sentence
    /// A sentence that says what the user can do about it.
    public var text: Sentence
    /// The name of the icon above the title; see ``Element/symbol(_:)``.
    public var symbol: String

    /// Makes a status page.
    public init(_ title: Sentence, text: Sentence, symbol: String) {
        self.title = title
        self.text = text
        self.symbol = symbol
    }
}

/// The status page of a section that takes the place of all others.
@MainActor
final class SectionStatus {
    /// The status page for the current state; `nil` if the other sections are to be shown.
    var page: StatusPage? {
        didSet { if oldValue == nil, page != nil { onAppear?() } }
    }

    /// Called when there is a status page, before the rows in whose place it is shown follow the state. A row that the
    /// same change disables then still has the focus, so it can get the focus back later.
    var onAppear: (@MainActor () -> Void)?
}

/// The status page that takes the place of an open page's sections.
extension FormPage {
    /// The button below the sentence of the ``statusPage``; `nil` if there is none. The button may be hidden or
    /// disabled, like any row.
    public var statusButton: FormCell? { statusSection?.cells.first }

    /// The title of the ``statusPage``, in the user's language.
    public var statusTitle: String? { statusPage.map { text(of: $0.title) } }

    /// The sentence of the ``statusPage``, in the user's language.
    public var statusText: String? { statusPage.map { text(of: $0.text) } }

    private func text(of sentence: Sentence) -> String { scope.notation.say(sentence) }

    /// Returns false if the status page is shown in place of a section. The section that leads to the other pages stays,
    /// and so does the one with the button of the status page.
    package func shows(_ section: Section) -> Bool {
        statusSection == nil || section === statusSection || section === sidebar
    }
}
