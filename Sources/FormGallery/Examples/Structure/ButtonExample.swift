import FormCore

struct ButtonValues: Codable, Equatable, Sendable {
    var count = 3
    var scans = 0
}

let buttonExample = Example<ButtonValues>(
    "Buttons",
    code: #"""
        private let networksForm: Form<ButtonValues> = sections {
            section("Networks", footer: { "Known networks: \($0.count)" }) {
                buttonCell(title: "Learn a Network") { context in
                    context.set(\.count, to: context.state.count + 1)
                }
                buttonCell(title: "Forget All Networks…") { context in
                    context.set(\.count, to: 0)
                }
                .enabled { $0.count > 0 }
                .confirming { state in
                    FormQuestion(
                        "Forget all networks?",
                        text: Sentence(one: "%s network goes.", several: "%s networks go.", count: state.count),
                        answer: "Forget", isDestructive: true)
                }
            }
            .headerButton(
                buttonCell(title: "Scan") { context in
                    context.set(\.scans, to: context.state.scans + 1)
                })
        }
        """#,
    form: networksForm)

private let networksForm: Form<ButtonValues> = sections {
    section("Networks", footer: { "Known networks: \($0.count)" }) {
        buttonCell(title: "Learn a Network") { context in
            context.set(\.count, to: context.state.count + 1)
        }
        buttonCell(title: "Forget All Networks…") { context in
            context.set(\.count, to: 0)
        }
        .enabled { $0.count > 0 }
        .confirming { state in
            FormQuestion(
                "Forget all networks?",
                text: Sentence(one: "%s network goes.", several: "%s networks go.", count: state.count),
                answer: "Forget", isDestructive: true)
        }
    }
    .headerButton(
        buttonCell(title: "Scan") { context in
            context.set(\.scans, to: context.state.scans + 1)
        })
}
