import FormCore
import FormGtk

struct FileValues: Codable, Equatable, Sendable {
    var picture = ""
    var folder = "/usr/share"
}

let fileExample = Example<FileValues>(
    "File",
    about: "For a file, a folder, or where to save one.",
    code: #"""
        controlCell(title: "Picture", control: fileField(keyPath: \.picture)).rules(\.picture, [.existing])
        controlCell(title: "Folder", control: fileField(keyPath: \.folder, for: .folder))
        """#
) {
    controlCell(title: "Picture", control: fileField(keyPath: \.picture)).rules(\.picture, [.existing])
    controlCell(title: "Folder", control: fileField(keyPath: \.folder, for: .folder))
}
