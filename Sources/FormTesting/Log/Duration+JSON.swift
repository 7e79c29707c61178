import FormJSON

extension Duration {
    /// The time in seconds, with all digits.
    var json: JSONNumber {
        let (seconds, attoseconds) = components
        let digits = String(attoseconds.magnitude)
        var fraction = Substring(String(repeating: "0", count: 18 - digits.count) + digits)
        while fraction.last == "0" { fraction.removeLast() }
        let sign = self < .zero ? "-" : ""
        return JSONNumber("\(sign)\(seconds.magnitude)\(fraction.isEmpty ? "" : ".")\(fraction)") ?? JSONNumber("0")!
    }

    /// Reads a time in seconds.
    init?(_ number: JSONNumber) {
        let parts = number.description.split(separator: ".", maxSplits: 1)
        let fraction = parts.count > 1 ? String(parts[1].prefix(18)) : ""
        guard let seconds = Int64(parts[0]),
            let attoseconds = Int64(fraction + String(repeating: "0", count: 18 - fraction.count))
        else { return nil }
        let isNegative = number.description.hasPrefix("-")
        self.init(secondsComponent: seconds, attosecondsComponent: isNegative ? -attoseconds : attoseconds)
    }
}
