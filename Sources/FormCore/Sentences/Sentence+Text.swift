extension Sentence {
    /// The sentence as the person reads it.
    ///
    /// - Parameters:
    ///   - locale: How the person writes numbers, dates and times.
    ///   - translate: Gives a template, or a text of the form's author, in the person's language.
    ///   - translatePlural: Gives the template for a number: of one, of several, and the number.
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
            // To gettext the empty text is the head of a catalogue.
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

/// A template with its placeholders filled in; one that nothing is there for stays as it is.
///
/// All are looked for before anything is filled in, so that a text may have a percent sign. One full stop is enough
/// behind a text that ends with one, such as “p.m.”.
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
        } else if end.starts(with: "$s".unicodeScalars), let place = Int(String(number)),
            (1...texts.count).contains(place)
        {
            rest = end.dropFirst(2)
            fillIn(texts[place - 1])
        } else {
            filled += "%"
            rest = behind
        }
    }
    filled.unicodeScalars += rest
    return filled
}
