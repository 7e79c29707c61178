extension UInt8 {
    /// True for an ASCII letter.
    var isLetter: Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
    }

    /// True for an ASCII digit from 0 to 9.
    var isDigit: Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
    }

    /// True for an ASCII hexadecimal digit, in upper or lower case.
    var isHexDigit: Bool {
        isDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self | 0x20)
    }

    /// The value of an ASCII hexadecimal digit; `nil` for any other character.
    var hexDigitValue: UInt8? {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
        case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
        case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
        default: nil
        }
    }

    /// True for a character that has no reserved purpose in a URI (RFC 3986 section 2.3).
    var isUnreserved: Bool {
        isLetter || isDigit || "-._~".utf8.contains(self)
    }
}
