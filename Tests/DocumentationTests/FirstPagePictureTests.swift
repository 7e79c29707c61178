import FormCore
import FormGtk
import FormTesting
import Foundation
import Testing

@testable import FormGtkTesting

/// The documentation has a picture of each window that the library's first page describes.
@MainActor
@Suite(
    "The pictures of the library's first page", .serialized,
    .enabled("The pictures were taken with GTK 4.8.") { await Renderer.hasDisplay && PictureFolder.fitsGtk })
struct FirstPagePictureTests {
    @Test("show the windows of its code", arguments: [false, true])
    func windows(isDark: Bool) throws {
        let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
        let pictures = try PictureFolder(
            package.appending(path: "Sources/FormGtk/FormGtk.docc").path, build: package.appending(path: ".build").path)
        try pictures.withLook(isDark: isDark) {
            let driver = FormDriver(initial: Settings(), build: settingsForm, title: "Settings")
            let user = GtkUser(of: FormWindow(driver.session))
            pictures.resize(user, to: 480, 380)
            @MainActor func compare(_ name: String) {
                let problem = pictures.problem(with: name + (isDark ? "~dark" : ""), of: user, scale: 1)
                if let problem { Issue.record("\(problem)") }
            }
            try user.select("Personal Hotspot")
            try user.toggle("Personal Hotspot")
            compare("Hotspot")
            try user.goBack()
            compare("Settings")
            try user.select("Personal Hotspot")
            try user.select("Network Name")
            try user.type("")
            try user.pressReturn()
            compare("RefusedName")
        }
    }
}
