/// How a button is drawn, by what pressing it means.
public enum ButtonStyle: String, Sendable, CaseIterable {
    /// As one like any other.
    case normal
    /// As what the page is there for; one on a page.
    case suggested
    /// As one that gives something up. Where it asks first, the answer is drawn so too.
    case destructive
}
