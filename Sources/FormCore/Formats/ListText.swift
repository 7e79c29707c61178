/// Texts with a separator between them.
///
/// Scalars are looked at, since an accent at the beginning of a text is one character with what stands before it.
enum ListText {
    struct Item: Equatable {
        var text: String
        var isQuoted: Bool
    }

    /// The items of a text; one that is empty at the end, where the next is about to be typed, is none.
    static func items(of text: String, separatedBy separator: Unicode.Scalar) -> [Item] {
        var items: [Item] = []
        var rest = text.unicodeScalars[...].drop(while: \.isSpace)
        while !rest.isEmpty {
            if let quoted = quotedItem(at: &rest, before: separator) {
                items.append(Item(text: quoted, isQuoted: true))
            } else {
                let plain = rest.prefix { $0 != separator }
                items.append(Item(text: String(plain.withoutSpaceBehind), isQuoted: false))
                rest = rest[plain.endIndex...]
            }
            rest = rest.dropFirst().drop(while: \.isSpace)
        }
        return items
    }

    /// The texts of a text's items, without those that are empty.
    static func tokens(of text: String, separatedBy separator: Unicode.Scalar) -> [String] {
        items(of: text, separatedBy: separator).map(\.text).filter { !$0.isEmpty }
    }

    /// Takes a text apart behind the last separator that ends an item; what stands behind it is still being typed.
    ///
    /// A separator in quotation marks that nobody has closed yet ends none.
    static func ended(
        _ text: String, by separator: Unicode.Scalar
    ) -> (items: String, rest: String) {
        let scalars = text.unicodeScalars
        var start = scalars.startIndex
        while true {
            var item = scalars[start...].drop(while: \.isSpace)
            if item.first == "\"" {
                if quotedItem(at: &item, before: separator) == nil, item.count(where: { $0 == "\"" }) % 2 == 1 { break }
            }
            guard let end = item.firstIndex(of: separator) else { break }
            start = scalars.index(after: end)
        }
        return (String(scalars[..<start]), String(scalars[start...]))
    }

    /// A text of items; one that would be read otherwise stands in quotation marks.
    static func text(of items: [String], separatedBy separator: Unicode.Scalar) -> String {
        let texts = items.map { item in
            let scalars = item.unicodeScalars
            let doubled = scalars.flatMap { $0 == "\"" ? [$0, $0] : [$0] }
            let isPlain =
                scalars.first.map { !$0.isSpace && $0 != "\"" } ?? false
                && scalars.last?.isSpace == false && !scalars.contains(separator)
            return isPlain ? item : "\"\(String(String.UnicodeScalarView(doubled)))\""
        }
        return texts.joined(separator: "\(separator) ")
    }

    /// An item in quotation marks, which is taken from the text; `nil` where none begins here that ends before a
    /// separator.
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
            let behind = rest.drop(while: \.isSpace)
            guard behind.isEmpty || behind.first == separator else { return nil }
            text = behind
            return String(item)
        }
        return nil
    }
}

extension Unicode.Scalar {
    fileprivate var isSpace: Bool { properties.isWhitespace }
}

extension Substring.UnicodeScalarView {
    fileprivate var withoutSpaceBehind: Substring.UnicodeScalarView {
        lastIndex { !$0.isSpace }.map { self[...$0] } ?? self[..<startIndex]
    }
}
