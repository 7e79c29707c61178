/// Writes and reads lists of strings with a separator between the items.
///
/// Line breaks and tabs separate items as well, as in text from another program. So do the other signs that people write
/// between items, if the separator is a comma or a semicolon; see ``Unicode/Scalar/separates(_:)``.
///
/// The functions compare Unicode scalars, because a combining accent at the beginning of an item would form a single
/// character with the separator before it.
package enum ListText {
    package struct Item: Equatable {
        package var text: String
        var isQuoted: Bool
    }

    /// Returns the items in the text. A separator at the end of the text ends the last item and doesn't start an empty
    /// one, because the user is about to type the next item after it.
    package static func items(of text: String, separatedBy separator: Unicode.Scalar) -> [Item] {
        var items: [Item] = []
        var rest = text.unicodeScalars[...].drop(while: \.isSpace)
        while !rest.isEmpty {
            if let quoted = quotedItem(at: &rest, before: separator) {
                items.append(Item(text: quoted, isQuoted: true))
            } else {
                let plain = rest.prefix { !$0.separates(separator) }
                items.append(Item(text: String(plain.withoutSpaceBehind), isQuoted: false))
                rest = rest[plain.endIndex...]
            }
            // A comma at the end of a line ends one item, not two.
            if rest.first?.isSpace == true { rest = rest.drop(while: \.isSpace) }
            if rest.first?.separates(separator) == true { rest = rest.dropFirst() }
            rest = rest.drop(while: \.isSpace)
        }
        return items
    }

    /// Returns the items in the text that aren't empty.
    package static func tokens(of text: String, separatedBy separator: Unicode.Scalar) -> [String] {
        items(of: text, separatedBy: separator).map(\.text).filter { !$0.isEmpty }
    }

    /// Splits the text after the last separator that ends an item. The result's `items` are the text up to this
    /// separator; `rest` is the text after it, which the user is still typing.
    ///
    /// If an item begins with a quotation mark and the closing quotation mark is still missing, a separator doesn't end
    /// the item.
    package static func ended(
        _ text: String, by separator: Unicode.Scalar
    ) -> (items: String, rest: String) {
        let scalars = text.unicodeScalars
        var start = scalars.startIndex
        while true {
            var item = scalars[start...].drop(while: \.isSpace)
            if item.first == "\"" {
                if quotedItem(at: &item, before: separator) == nil, item.count(where: { $0 == "\"" }) % 2 == 1 { break }
            }
            guard let end = item.firstIndex(where: { $0.separates(separator) }) else { break }
            start = scalars.index(after: end)
        }
        return (String(scalars[..<start]), String(scalars[start...]))
    }

    /// Returns the items as text. If an item would be read back differently without quotation marks, it is put in
    /// quotation marks.
    package static func text(of items: [String], separatedBy separator: Unicode.Scalar) -> String {
        let texts = items.map { item in
            let scalars = item.unicodeScalars
            let doubled = scalars.flatMap { $0 == "\"" ? [$0, $0] : [$0] }
            let isPlain =
                scalars.first.map { !$0.isSpace && $0 != "\"" } ?? false
                && scalars.last?.isSpace == false && !scalars.contains { $0.separates(separator) }
            return isPlain ? item : "\"\(String(String.UnicodeScalarView(doubled)))\""
        }
        return texts.joined(separator: "\(separator) ")
    }

    /// Removes an item in quotation marks from the start of the text, and returns the item without its quotation marks.
    ///
    /// Returns `nil` if the text doesn't begin with such an item, or if the item is followed by anything other than the
    /// separator or the end of the text.
    private static func quotedItem(
        at text: inout Substring.UnicodeScalarView, before separator: Unicode.Scalar
    ) -> String? {
        guard text.first == "\"" else { return nil }
        var item = String.UnicodeScalarView()
        var rest = text.dropFirst()
        while let end = rest.firstIndex(of: "\"") {
            item += rest[..<end]
            rest = rest[end...].dropFirst()
            if rest.first == "\"" {
                item.append("\"")
                rest = rest.dropFirst()
                continue
            }
            let behind = rest.drop { $0.isSpace && !$0.separates(separator) }
            guard behind.first?.separates(separator) != false else { return nil }
            text = behind
            return String(item)
        }
        return nil
    }
}

extension Unicode.Scalar {
    /// Returns true if the character ends an item of a list with the given separator.
    ///
    /// Beside a comma, these are the commas of other scripts and the semicolons. A semicolon is used where a comma is a
    /// decimal mark, so there a comma with the width of an ideograph ends no item.
    package func separates(_ separator: Unicode.Scalar) -> Bool {
        if self == separator || isLineBreak || self == "\t" { return true }
        guard separator == "," || separator == ";" else { return false }
        switch self {
        case ";", "；", "﹔", "؛", "،", "、", "﹑": return true
        case "，", "﹐": return separator == ","
        default: return false
        }
    }

    fileprivate var isSpace: Bool { properties.isWhitespace }
}

extension Substring.UnicodeScalarView {
    fileprivate var withoutSpaceBehind: Substring.UnicodeScalarView {
        lastIndex { !$0.isSpace }.map { self[...$0] } ?? self[..<startIndex]
    }
}
