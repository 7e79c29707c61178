import FormCore

struct SymbolValues: Codable, Equatable, Sendable {
    var isLoud = true
    var unread = 3
}

let symbolExample = Example<SymbolValues>(
    "Symbols and Counts",
    code: #"""
        private let inboxForm: Form<SymbolValues> = sections {
            section {
                buttonCell(title: "Read All") { context in
                    context.set(\.unread, to: 0)
                }
            }
        }

        private let mailForm: Form<SymbolValues> = sections {
            section {
                detailTextCell(title: "Inbox", keyPath: { _ in "" }, form: inboxForm)
                    .symbol("mail-unread-symbolic")
                    .badge(from: \.unread)
                controlCell(title: "Sound", control: uiSwitch(keyPath: \.isLoud))
                    .symbol { $0.isLoud ? "audio-volume-high-symbolic" : "audio-volume-muted-symbolic" }
            }
        }
        """#,
    form: mailForm)

private let inboxForm: Form<SymbolValues> = sections {
    section {
        buttonCell(title: "Read All") { context in
            context.set(\.unread, to: 0)
        }
    }
}

private let mailForm: Form<SymbolValues> = sections {
    section {
        detailTextCell(title: "Inbox", keyPath: { _ in "" }, form: inboxForm)
            .symbol("mail-unread-symbolic")
            .badge(from: \.unread)
        controlCell(title: "Sound", control: uiSwitch(keyPath: \.isLoud))
            .symbol { $0.isLoud ? "audio-volume-high-symbolic" : "audio-volume-muted-symbolic" }
    }
}
