import FormCore
import FormJSON
import FormStore

extension LoggedEdit {
    /// Reads a line of a log, except its values.
    init(_ line: JSONObject) throws {
        if line["isIncomplete"] != nil { throw LogError("The line has not all of what was changed.") }
        guard let kind = line.string("edit").flatMap(Kind.init), case .number(let seconds)? = line["at"],
            let time = Duration(seconds)
        else { throw LogError("The line names no edit that is known, or no time.") }
        self.init(kind, at: time)
        rows = try line.list("rows").map { row in
            guard let row = row.object, let path = row.string("path") else {
                throw LogError("The line has a row without a path.")
            }
            var read = Row(path: RowPath(path), isOpen: row["isOpen"] != false, text: row.string("text"))
            read.isAppliedAtOnce = row["isAppliedAtOnce"] == true
            return read
        }
        path = line.string("path").map { RowPath($0) }
        name = line.string("name")
        number = line["number"].flatMap(\.integer)
        notice = try line["notice"].map { try WholeState.read($0, as: Notice.self) }
        origin = line.string("origin") == "outside" ? .outside : .person
        isByRow = line["isByRow"] == true
        shown = line.list("shown").compactMap(\.integer)
    }
}

extension JSONObject {
    func string(_ key: String) -> String? {
        if case .string(let text)? = self[key] { text } else { nil }
    }

    func list(_ key: String) -> [JSONValue] {
        if case .array(let values)? = self[key] { values } else { [] }
    }
}

extension JSONValue {
    fileprivate var integer: Int? {
        if case .number(let number) = self { number.integer(Int.self) } else { nil }
    }
}

/// The reason a log can't be replayed.
public struct LogError: Error, CustomStringConvertible {
    /// The line and the problem with it.
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}
