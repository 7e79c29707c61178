extension Rule where Value == String {
    /// Requires text that is not empty and doesn't consist only of white space and invisible characters.
    public static var required: Rule {
        Rule("This can't be empty.") { !$0.unicodeScalars.allSatisfy(\.isBlank) }
    }
}
