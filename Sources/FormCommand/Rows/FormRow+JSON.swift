import FormCore
import FormJSON

extension FormRow {
    /// Returns the row as an object, or `nil` for a row without a value.
    func json(
        isKept: Bool, isChanged: Bool, conflict: Conflict?, revealsSecret: Bool, _ environment: FormEnvironment
    ) -> JSONValue? {
        guard let value else { return nil }
        return .object([
            "path": .string(path.description),
            "title": .string(title),
            "value": isKept ? value.json(revealsSecret: revealsSecret) : .null,
            "options": .array(value.options.map(JSONValue.string)),
            "isVisible": .bool(isVisible),
            "isEnabled": .bool(isEnabled),
            "isSecret": .bool(value.isSecret),
            "isChanged": .bool(isChanged),
            "issue": issue.map { $0.json(environment) } ?? .null,
            "conflict": conflict.map { .string(environment.text(of: $0.sentence)) } ?? .null,
        ])
    }
}

extension RowValue {
    /// Returns the value as JSON. A secret that is not revealed is `null`, unless it is empty.
    func json(revealsSecret: Bool) -> JSONValue {
        let text = text()
        if isSecret, !revealsSecret, !text.isEmpty { return .null }
        return switch kind {
        case .onOff: .bool(text == options.first)
        // The text of a formatted number may contain more than the number, such as its unit.
        case .number: JSONNumber(text).map(JSONValue.number) ?? .string(text)
        case .text, .choice: .string(text)
        }
    }
}

extension Notice {
    @MainActor
    fileprivate func json(_ environment: FormEnvironment) -> JSONValue {
        .object(["severity": .string(severity.rawValue), "text": .string(environment.text(of: sentence))])
    }
}
