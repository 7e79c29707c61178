extension Sentence: ExpressibleByStringInterpolation {
    /// Makes a sentence from a literal, which is the text to be translated.
    public init(stringLiteral text: String) {
        self.init(text)
    }

    /// Makes a sentence from a literal with interpolations. Each interpolation becomes an argument. In the template,
    /// `%1$s` replaces the first interpolation.
    public init(stringInterpolation: StringInterpolation) {
        self.init(.template(stringInterpolation.template, stringInterpolation.arguments))
    }

    /// The parts of a literal: the template and its arguments.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate private(set) var template = ""
        fileprivate private(set) var arguments: [Sentence] = []

        /// Makes an empty template, and reserves space for a literal of the given size.
        public init(literalCapacity: Int, interpolationCount: Int) {
            template.reserveCapacity(literalCapacity + 4 * interpolationCount)
        }

        /// Appends text to the template.
        public mutating func appendLiteral(_ literal: String) {
            template += literal.replacing("%", with: "%%")
        }

        /// Appends an argument. For example, a number is shown in the user's notation, and a sentence is translated.
        public mutating func appendInterpolation(_ argument: some SentenceArgument) {
            arguments.append(argument.inSentence)
            template += "%\(arguments.count)$s"
        }

        /// Appends any other value, written as `print` writes it.
        public mutating func appendInterpolation<Value>(_ value: Value) {
            appendInterpolation("\(value)" as String)
        }
    }
}
