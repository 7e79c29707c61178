import FormCore

struct ProgressValues: Codable, Equatable, Sendable {
    var fraction = 0.35
}

let progressExample = Example<ProgressValues>(
    "Progress",
    about: "For something that comes to an end, whether or not it is known when.",
    haveValues: false,
    code: #"""
        controlCell(title: "Update", control: progress(value: \.fraction))
        controlCell(title: "Search", control: progress { _ in nil })
        """#
) {
    controlCell(title: "Update", control: progress(value: \.fraction))
    controlCell(title: "Search", control: progress { _ in nil })
}
