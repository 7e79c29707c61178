extension Format where Value == Color {
    /// Colours in hexadecimal digits, such as `#3584e4`. Two more digits give the opacity of a colour that isn't
    /// opaque.
    public static var hexColor: Format { Format(described: "Type a colour, such as #3584e4.").inAnyScript() }

    /// Colours in CSS notation: hexadecimal digits, `rgb(53, 132, 228)`, `rgb(53 132 228 / 50%)` and names such as
    /// `blue`.
    ///
    /// Colours are printed in hexadecimal, such as `#3584e4`.
    public static var cssColor: Format {
        let hexColor = Format.hexColor
        let sentence = Sentence("Type a colour, such as #3584e4, rgb(53, 132, 228) or blue.")
        return Format(
            print: hexColor.print,
            parse: { text in
                let text = text.trimmed.lowercased()
                let color = Color(cssName: text) ?? Color(text) ?? Color(cssFunction: text)
                return color.map { .success($0) } ?? .failure(FormatError(sentence))
            }
        ).proven().inAnyScript()
    }
}

extension Color {
    /// Reads the `rgb(…)` and `rgba(…)` notations of CSS Color 4 section 5.1: the components are separated by commas,
    /// or by spaces with a slash before the opacity.
    fileprivate init?(cssFunction text: String) {
        guard text.hasSuffix(")"), let open = text.firstIndex(of: "("), ["rgb", "rgba"].contains(text[..<open]) else {
            return nil
        }
        let inside = text[text.index(after: open)...].dropLast()
        let hasCommas = inside.contains(",")
        let sides = inside.split(separator: "/", omittingEmptySubsequences: false)
        guard sides.count == 1 || sides.count == 2 && !hasCommas else { return nil }
        var parts =
            hasCommas
            ? inside.split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed)
            : sides[0].split(whereSeparator: \.isWhitespace)
        if sides.count == 2 { parts.append(sides[1].trimmed) }
        let levels = parts.prefix(3).compactMap { level(of: $0, whole: 255) }
        let alpha = parts.count == 4 ? level(of: parts[3], whole: 1) : 255
        guard (3...4).contains(parts.count), levels.count == 3, sides.count == 1 || parts.count == 4, let alpha else {
            return nil
        }
        self.init(red: levels[0], green: levels[1], blue: levels[2], alpha: alpha)
    }
}

/// Returns a component of a colour, from 0 to 255, or `nil` if the text can't be read.
///
/// - Parameter whole: The number that means the full amount: 255 for red, green or blue, and 1 for the opacity. The
///   component can also be written as a percentage of the full amount.
private func level(of text: Substring, whole: Double) -> UInt8? {
    let isPercentage = text.hasSuffix("%")
    guard let number = Double(decimal: String(isPercentage ? text.dropLast() : text)) else { return nil }
    let part = number / (isPercentage ? 100 : whole)
    return (0...1).contains(part) ? UInt8((part * 255).rounded()) : nil
}
