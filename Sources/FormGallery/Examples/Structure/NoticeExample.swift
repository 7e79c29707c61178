import FormCore

struct NoticeValues: Codable, Equatable, Sendable {
    var used = 97
    var isBackedUp = false

    var warning: Notice? {
        switch used {
        case ..<90: nil
        case ..<100: .warning("The disk is nearly full.")
        default: .error("The disk is full, so nothing can be saved.")
        }
    }
}

let noticeExample = Example<NoticeValues>(
    "Notice with a Button",
    code: #"""
        private let diskForm: Form<NoticeValues> = sections {
            section("Disk") {
                noticeCell(
                    title: "Space", notice: \.warning,
                    control: pushButton(title: "Empty the Bin") { context in
                        context.set(\.used, to: 60)
                    })
                controlCell(title: "Used", control: numberField(keyPath: \.used, in: 0...100, unit: "GB"))
            }
            section {
                controlCell(
                    title: "Backup",
                    control: pushButton(from: { $0.isBackedUp ? nil : "Back Up Now" }) { context in
                        context.set(\.isBackedUp, to: true)
                    })
            }
        }
        """#,
    form: diskForm)

private let diskForm: Form<NoticeValues> = sections {
    section("Disk") {
        noticeCell(
            title: "Space", notice: \.warning,
            control: pushButton(title: "Empty the Bin") { context in
                context.set(\.used, to: 60)
            })
        controlCell(title: "Used", control: numberField(keyPath: \.used, in: 0...100, unit: "GB"))
    }
    section {
        controlCell(
            title: "Backup",
            control: pushButton(from: { $0.isBackedUp ? nil : "Back Up Now" }) { context in
                context.set(\.isBackedUp, to: true)
            })
    }
}
