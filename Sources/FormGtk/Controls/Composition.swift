import FormCore

/// The characters that an input method is composing in a field, such as after a dead key. They aren't in the text yet.
@MainActor
final class Composition {
    private let field: TextField
    private var text = ""

    init(in field: TextField) {
        self.field = field
    }

    func changed(to text: String) {
        self.text = text
        if !text.isEmpty { return field.compose(true) }
        // The input method inserts the composed characters only after this signal.
        afterEvent { [weak self] in
            if let self, self.text.isEmpty { field.compose(false) }
        }
    }
}
