extension QRCode {
    /// Returns the code as text for a terminal, with its quiet zone. Each character shows two modules, one above the
    /// other.
    ///
    /// - Parameter isColoured: True to use escape sequences (ECMA-48), so that the code is black on white whatever the
    ///   terminal's colours are. False to use no colours: the light modules are drawn in the terminal's text colour and
    ///   the dark modules are left blank, which only works on a dark background.
    /// - Returns: The lines, each ending with a line break.
    public func terminalText(isColoured: Bool) -> String {
        let indices = -Self.quietZone..<side + Self.quietZone
        return stride(from: indices.lowerBound, to: indices.upperBound, by: 2).map { y in
            let isLast = y + 1 == indices.upperBound
            let line = indices.map { x in
                let (upper, lower) = (isDark(x, y), isDark(x, y + 1))
                // The number of module rows is odd, so the lower half of the last line shows no module and is left
                // blank.
                return isColoured
                    ? Self.block(upper: upper, lower: lower) : Self.block(upper: !upper, lower: !lower && !isLast)
            }
            return isColoured ? "\u{1B}[30;107m\(String(line))\u{1B}[0m\n" : String(line) + "\n"
        }.joined()
    }

    /// Returns the character whose upper and lower halves are filled or empty as given.
    private static func block(upper: Bool, lower: Bool) -> Character {
        switch (upper, lower) {
        case (true, true): "█"
        case (true, false): "▀"
        case (false, true): "▄"
        case (false, false): " "
        }
    }
}
