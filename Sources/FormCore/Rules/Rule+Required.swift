extension Rule where Value == String {
    /// Requires a text that is not empty and not only white space.
    public static var required: Rule {
        Rule("This can't be empty.") { !$0.allSatisfy(\.isWhitespace) }
    }
}
