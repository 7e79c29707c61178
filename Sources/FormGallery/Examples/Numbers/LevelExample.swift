import FormCore

struct LevelValues: Codable, Equatable, Sendable {
    var used = 312.0
}

let levelExample = Example<LevelValues>(
    "Level",
    about: "For how much there is of something that has an end.",
    haveValues: false,
    code: #"""
        controlCell(title: "Disk", control: level(value: \.used, in: 0...500, unit: "GB"))
        """#
) {
    controlCell(title: "Disk", control: level(value: \.used, in: 0...500, unit: "GB"))
}
