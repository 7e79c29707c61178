extension Rule where Value == String {
    /// A text must not be empty, nor only white space.
    public static var required: Rule {
        Rule("This can't be empty.") { !$0.allSatisfy(\.isWhitespace) }
    }
}
