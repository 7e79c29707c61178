/// How the person writes numbers, as a plain value.
///
/// A renderer takes it from the machine, a test makes one. What programs read, such as the command
/// line and files, does not depend on it.
public struct FormLocale: Equatable, Sendable {
    /// What stands before the fraction of a number.
    public var decimalSeparator: String

    /// Makes a locale; by default numbers are written as in Swift.
    public init(decimalSeparator: String = ".") {
        self.decimalSeparator = decimalSeparator
    }

    /// A number that is written with a point, as the person writes it.
    func written(_ number: String) -> String {
        decimalSeparator == "." ? number : number.split(separator: ".").joined(separator: decimalSeparator)
    }
}
