extension Sentence {
    /// Returns the sentence in the user's language.
    ///
    /// - Parameters:
    ///   - locale: The user's notation for numbers, dates and times.
    ///   - translate: Translates a template, or text by the form's author, into the user's language.
    ///   - translatePlural: Returns, in the user's language, the template for a sentence that depends on a number. It
    ///     is called with the English template for the number 1, the English template for other numbers, and the
    ///     number.
    public func text(
        locale: FormLocale = FormLocale(),
        translate: (String) -> String,
        translatePlural: (_ one: String, _ several: String, _ count: Int) -> String
    ) -> String {
        func text(_ sentence: Sentence) -> String {
            switch sentence.content {
            case .verbatim(let text): text.endingDirections
            case .number(let number): locale.written(number)
            case .date(let date): locale.text(of: date)
            case .time(let time): locale.text(of: time)
            case .dateTime(let moment): locale.text(of: moment)
            // In gettext, translating the empty string would return the header of the catalogue.
            case .template("", _): ""
            case .template(let template, let arguments): fill(translate(template), with: arguments.map(text))
            case .plural(let one, let several, let count, let arguments):
                fill(translatePlural(one, several, count), with: arguments.map(text))
            case .list(let items): items.map(text).joined(separator: items.count > 1 ? translate(", ") : "")
            case .paragraph(let sentences): sentences.map(text).joined(separator: " ")
            }
        }
        return text(self)
    }
}

/// Returns the template with its placeholders replaced by arguments. A placeholder without an argument stays as it is.
///
/// Only the template is searched for placeholders, so an argument may contain percent signs. If an argument ends with a
/// full stop, as “p.m.” does, a full stop that follows it in the template is left out.
private func fill(_ template: String, with texts: [String]) -> String {
    guard !texts.isEmpty, template.utf8.contains(UInt8(ascii: "%")) else { return template }
    var filled = ""
    var rest = template.unicodeScalars[...]
    var taken = 0
    func fillIn(_ text: String) {
        filled += text
        let isStopNext = rest.first == "." && rest.dropFirst().first?.properties.isWhitespace != false
        if isStopNext, text.hasSuffix(".") { rest.removeFirst() }
    }
    while let percent = rest.firstIndex(of: "%") {
        filled.unicodeScalars += rest[..<percent]
        let behind = rest[rest.index(after: percent)...]
        let number = behind.prefix { ("0"..."9").contains($0) }
        let end = behind[number.endIndex...]
        if behind.first == "%" {
            filled += "%"
            rest = behind.dropFirst()
        } else if number.isEmpty, end.first == "s", taken < texts.count {
            rest = end.dropFirst()
            fillIn(texts[taken])
            taken += 1
        } else if end.starts(with: "$s".unicodeScalars), let position = Int(String(number)),
            (1...texts.count).contains(position)
        {
            rest = end.dropFirst(2)
            fillIn(texts[position - 1])
        } else {
            filled += "%"
            rest = behind
        }
    }
    filled.unicodeScalars += rest
    return filled
}
