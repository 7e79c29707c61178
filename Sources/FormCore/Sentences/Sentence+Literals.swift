extension Sentence: ExpressibleByStringInterpolation {
    /// Makes a sentence from a literal, which is the text to be translated.
    public init(stringLiteral text: String) {
        self.init(text)
    }

    /// Makes a sentence from a literal whose interpolations are filled in, `%1$s` for the first.
    public init(stringInterpolation: StringInterpolation) {
        self.init(.template(stringInterpolation.template, stringInterpolation.arguments))
    }

    /// The parts of a literal, as a template and what is filled in.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate private(set) var template = ""
        fileprivate private(set) var arguments: [Sentence] = []

        /// Makes the parts of a literal that is about to be read.
        public init(literalCapacity: Int, interpolationCount: Int) {
            template.reserveCapacity(literalCapacity + 4 * interpolationCount)
        }

        /// Adds text of the template.
        public mutating func appendLiteral(_ literal: String) {
            template += literal.replacing("%", with: "%%")
        }

        /// Adds what can be filled in, such as a number as the person writes it, or a sentence, which is translated.
        public mutating func appendInterpolation(_ argument: some SentenceArgument) {
            arguments.append(argument.inSentence)
            template += "%\(arguments.count)$s"
        }

        /// Adds any other value as it is printed.
        public mutating func appendInterpolation<Value>(_ value: Value) {
            appendInterpolation("\(value)" as String)
        }
    }
}
