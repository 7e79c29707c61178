/// A sentence is encoded untranslated, so that the program that decodes it can translate it. A template without
/// arguments is encoded as a string, and any other sentence as an object that contains its parts.
extension Sentence: Codable {
    private enum Key: String, CodingKey {
        case verbatim, number, date, time, dateTime, template, arguments, one, several, count, list, paragraph
    }

    public init(from decoder: any Decoder) throws {
        if let text = try? decoder.singleValueContainer().decode(String.self) {
            self.init(.template(text, []))
            return
        }
        let values = try decoder.container(keyedBy: Key.self)
        let arguments = try values.decodeIfPresent([Sentence].self, forKey: .arguments) ?? []
        if let text = try values.decodeIfPresent(String.self, forKey: .verbatim) {
            self.init(.verbatim(text))
        } else if let number = try values.decodeIfPresent(String.self, forKey: .number) {
            self.init(.number(number))
        } else if let date = try values.decodeIfPresent(CalendarDate.self, forKey: .date) {
            self.init(.date(date))
        } else if let time = try values.decodeIfPresent(TimeOfDay.self, forKey: .time) {
            self.init(.time(time))
        } else if let moment = try values.decodeIfPresent(CalendarDateTime.self, forKey: .dateTime) {
            self.init(.dateTime(moment))
        } else if let template = try values.decodeIfPresent(String.self, forKey: .template) {
            self.init(.template(template, arguments))
        } else if let items = try values.decodeIfPresent([Sentence].self, forKey: .list) {
            self.init(.list(items))
        } else if let sentences = try values.decodeIfPresent([Sentence].self, forKey: .paragraph) {
            self.init(.paragraph(sentences))
        } else {
            self.init(
                .plural(
                    one: try values.decode(String.self, forKey: .one),
                    several: try values.decode(String.self, forKey: .several),
                    count: try values.decode(Int.self, forKey: .count), arguments))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        if case .template(let text, let arguments) = content, arguments.isEmpty {
            var value = encoder.singleValueContainer()
            return try value.encode(text)
        }
        var values = encoder.container(keyedBy: Key.self)
        switch content {
        case .verbatim(let text): try values.encode(text, forKey: .verbatim)
        case .number(let number): try values.encode(number, forKey: .number)
        case .date(let date): try values.encode(date, forKey: .date)
        case .time(let time): try values.encode(time, forKey: .time)
        case .dateTime(let moment): try values.encode(moment, forKey: .dateTime)
        case .template(let template, let arguments):
            try values.encode(template, forKey: .template)
            try values.encode(arguments, forKey: .arguments)
        case .plural(let one, let several, let count, let arguments):
            try values.encode(one, forKey: .one)
            try values.encode(several, forKey: .several)
            try values.encode(count, forKey: .count)
            try values.encode(arguments, forKey: .arguments)
        case .list(let items): try values.encode(items, forKey: .list)
        case .paragraph(let sentences): try values.encode(sentences, forKey: .paragraph)
        }
    }
}
