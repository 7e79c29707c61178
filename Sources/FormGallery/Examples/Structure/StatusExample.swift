import FormCore

struct StatusValues: Codable, Equatable, Sendable {
    var isOn = true
    var players = 2

    var status: RowStatus {
        if !isOn { return RowStatus(.inactive, "Off") }
        let count = Sentence(one: "%s player", several: "%s players", count: players)
        if players > 4 { return RowStatus(.warning, "On", details: [count, "slow"]) }
        return RowStatus(.active, "On", details: [count, "shared with the network"])
    }
}

let statusExample = Example<StatusValues>(
    "Status",
    code: #"""
        private let libraryForm: Form<StatusValues> = sections {
            section {
                controlCell(title: "Music Library", control: uiSwitch(keyPath: \.isOn))
                    .symbol("folder-music-symbolic")
                    .status(from: \.status)
                controlCell(title: "Players", control: numberField(keyPath: \.players, in: 0...9))
                    .visible(when: \.isOn)
            }
        }
        """#,
    form: libraryForm)

private let libraryForm: Form<StatusValues> = sections {
    section {
        controlCell(title: "Music Library", control: uiSwitch(keyPath: \.isOn))
            .symbol("folder-music-symbolic")
            .status(from: \.status)
        controlCell(title: "Players", control: numberField(keyPath: \.players, in: 0...9))
            .visible(when: \.isOn)
    }
}
