extension Rule where Value == String {
    /// Requires text that is not empty and doesn't consist only of white space.
    public static var required: Rule {
        Rule("This can't be empty.") { !$0.allSatisfy(\.isWhitespace) }
    }
}
