extension QRCode {
    /// The code for a terminal, with its quiet zone: each character is two modules, one above the other.
    ///
    /// - Parameter isColoured: Whether it is black on white whatever the terminal's colours are, by the escape
    ///   sequences of ECMA-48. Without these a light module is a drawn one, as it is where a terminal is dark.
    /// - Returns: The lines, each with its line break.
    public func terminalText(isColoured: Bool) -> String {
        let places = -Self.quietZone..<side + Self.quietZone
        return stride(from: places.lowerBound, to: places.upperBound, by: 2).map { y in
            let isLast = y + 1 == places.upperBound
            let line = places.map { x in
                let (upper, lower) = (isDark(x, y), isDark(x, y + 1))
                // The side is odd: below the last line there is nothing, neither light nor dark.
                return isColoured
                    ? Self.block(upper: upper, lower: lower) : Self.block(upper: !upper, lower: !lower && !isLast)
            }
            return isColoured ? "\u{1B}[30;107m\(String(line))\u{1B}[0m\n" : String(line) + "\n"
        }.joined()
    }

    /// A character whose halves are drawn.
    private static func block(upper: Bool, lower: Bool) -> Character {
        switch (upper, lower) {
        case (true, true): "█"
        case (true, false): "▀"
        case (false, true): "▄"
        case (false, false): " "
        }
    }
}
