import FormCore

struct LinkValues: Codable, Equatable, Sendable {}

let linkExample = Example<LinkValues>(
    "Link",
    about: "For what leads out of the program.",
    haveValues: false,
    code: #"""
        linkCell(title: "Release Notes", url: "https://example.org/news")
        """#
) {
    linkCell(title: "Release Notes", url: "https://example.org/news")
}
