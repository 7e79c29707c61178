/// The units in which sizes are written.
public enum ByteUnits: Sendable {
    /// Powers of 1000: kB, MB, GB, as disks are labelled.
    case decimal
    /// Powers of 1024: KiB, MiB, GiB, as memory is counted.
    case binary
}

extension ByteUnits {
    /// Returns the size in the largest unit of which it is a whole multiple.
    func text(of size: Int) -> String {
        let unit = all.last { size != 0 && size.isMultiple(of: $0.bytes) } ?? all[0]
        return [String(size / unit.bytes), unit.name].joined(separator: " ")
    }

    /// Returns the size as text in the user's notation, without rounding it. The unit is the largest one in which the
    /// number is at least 1 and has at most two digits after the decimal mark. A size of 0 is written in bytes.
    func shown(_ size: Int, in locale: FormLocale) -> String {
        let unit = all.last { size / $0.bytes != 0 && size.isMultiple(of: step(of: $0.bytes)) } ?? all[0]
        let hundredths = size % unit.bytes / step(of: unit.bytes) * (self == .binary ? 25 : 1)
        let number = DecimalNumber("\(size / unit.bytes).\(abs(hundredths).digits(2))")
        return [locale.written(number?.text ?? ""), unit.name].joined(separator: " ")
    }

    /// Returns the size that the user has typed, rounded to whole bytes, or `nil` if the text isn't a size.
    func size(of text: Substring, in locale: FormLocale) -> Int? {
        let letters = text.reversed().prefix { $0.isASCII && $0.isLetter }.count
        guard let bytes = bytes(of: text.suffix(letters)),
            let count = locale.unwritten(text.dropLast(letters).trimmed).flatMap({ DecimalNumber($0) }),
            bytes > 1 || count.fractionDigits == 0,
            let size = count.magnitude(in: UInt128(bytes)).flatMap({ Int128(exactly: $0) })
        else { return nil }
        return Int(exactly: count.isNegative ? -size : size)
    }

    /// The size that messages give as an example: 1.5 GB or 1.5 GiB.
    var example: Int { all[3].bytes / 2 * 3 }

    /// The units with their sizes in bytes, the smallest first.
    var all: [(name: String, bytes: Int)] {
        let isDecimal = self == .decimal
        let names = ["B"] + ["k", "M", "G", "T", "P", "E"].map { isDecimal ? $0 + "B" : $0.uppercased() + "iB" }
        return names.enumerated().map { power, name in
            (name, (0..<power).reduce(1) { bytes, _ in bytes * (isDecimal ? 1000 : 1024) })
        }
    }

    /// Returns the smallest fraction of a unit, in bytes, that can be written exactly with two digits after the decimal
    /// mark: a hundredth of a decimal unit, or a quarter of a binary unit. A byte can't be divided, so for bytes it is
    /// 1.
    private func step(of bytes: Int) -> Int { bytes == 1 ? 1 : bytes / (self == .decimal ? 100 : 4) }

    /// Returns the size of a unit in bytes, given its name in upper or lower case, or `nil` if there is no such unit.
    /// An empty name means bytes. A single letter, such as `k`, means a decimal or a binary unit depending on `self`.
    private func bytes(of name: Substring) -> Int? {
        let name = name.lowercased()
        if ["", "byte", "bytes"].contains(name) { return 1 }
        let system = name.count == 1 ? self : name.contains("i") ? .binary : .decimal
        return system.all.first { unit in
            let unit = unit.name.lowercased()
            return unit == name || unit.count > 1 && (unit.dropLast() == name || unit.prefix(1) == name)
        }?.bytes
    }
}
