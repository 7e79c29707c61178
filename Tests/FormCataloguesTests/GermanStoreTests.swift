import FormCore
import FormTesting
import Foundation
import Glibc
import Testing

@testable import FormStore

private struct Lamp: Codable, Equatable {
    var name = "Lamp"
    var hidden = 1
}

private let form: Form<Lamp> = sections {
    section { controlCell(title: "Name", control: textField(keyPath: \.name)) }
}

@MainActor
@Suite("In German a store")
final class GermanStoreTests {
    private let german = German()
    private let folder: URL
    private var path: String { folder.appending(path: "lamp.json").path }

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    @Test("has each reason why a file can't be read or saved")
    func reasons() {
        let codes = [
            ENOSPC, EDQUOT, EACCES, EPERM, EROFS, EIO, ENOENT, ENOTDIR, EISDIR, ENXIO, ELOOP, ENAMETOOLONG,
            EMFILE,
            ENFILE, EBUSY, EFBIG,
        ]
        let errors =
            codes.map { FileSystemError(code: $0) } + [
                .folderLocked, .mountPoint, .fileOfAnotherUser, .linkOfAnotherUser("/a %2$s"),
            ]
        for error in errors { #expect(german.text(of: error.sentence) != error.description) }
        #expect(german.missing == [])
        #expect(
            german.text(of: SettingsFileError.save("/a %2$s", errors[0]).sentence)
                == "Die Einstellungen können nicht in „/a %2$s“ gespeichert werden: Der Datenträger ist voll.")
        #expect(
            german.text(of: SettingsFileError.read("/a", errors.last!).sentence) == """
                Die Einstellungen können nicht aus „/a“ gelesen werden: „/a %2$s“ ist die Verknüpfung eines \
                anderen \
                Benutzers. Geben Sie den Pfad der Datei selbst an, oder entfernen Sie die Verknüpfung.
                """)
        #expect(
            german.text(of: SettingsFileError.unreadable("/a", line: 3, column: 7, "this is not UTF-8").sentence)
                == "„/a“ kann nicht als Einstellungen gelesen werden. Zeile 3, Spalte 7: Das ist kein UTF-8.")
        #expect(
            german.text(of: SettingsMistake.tooDeep.sentence)
                == """
                Die Einstellungen sind tiefer als 128 Ebenen verschachtelt und könnten nicht wieder gelesen \
                werden.
                """
        )
        let locationError = #expect(throws: SettingsFileError.self) {
            try SettingsFile.path(application: "a", environment: [:])
        }
        #expect(
            locationError.map { german.text(of: $0.sentence) } == """
                Es gibt keinen Ordner für die Einstellungen: Weder XDG_CONFIG_HOME noch HOME ist ein absoluter \
                Pfad.
                """)
        #expect(german.missing == [])
    }

    @Test("has each reason why a text is not settings, whichever of its bytes is missing or wrong")
    func mistakes() throws {
        let whole = Array(#"{"a": [1.5e3, -2, true, "ü\u00e9\ud83d\ude00\n"], "b": {"c": null}}"#.utf8)
        let bytes: [UInt8] = Array(#"{}[],:"\x0u9.-e"#.utf8) + [0x01, 0xFF]
        var texts = ["null", "true", "1", "\"a\"", "[]", String(repeating: "[", count: 200)].map { Array($0.utf8) }
        for index in whole.indices {
            texts += [Array(whole[..<index]), whole.replacing(at: index, with: [])]
            texts += bytes.flatMap { byte in
                [whole.replacing(at: index, with: [byte]), whole.replacing(at: index, with: [byte, whole[index]])]
            }
        }
        var reasons: Set<JSONReason> = []
        for text in texts {
            do throws(JSONSyntaxError) {
                let value = try JSONValue.parse(text).value
                if value.object == nil { reasons.insert(value.reasonForNoObject) }
            } catch {
                reasons.insert(error.reason)
            }
        }
        for reason in reasons {
            let error = SettingsFileError.unreadable("/a", line: 1, column: 2, reason)
            #expect(german.text(of: error.sentence).hasPrefix("„/a“ kann nicht als"))
            #expect(error.description.hasSuffix("Line 1, column 2: \(reason)."))
        }
        #expect(Set(reasons.map(\.template)).count == 18)
        #expect(german.missing == [])
    }

    @Test("tells of a file that is no settings file, and of values that can't be read")
    func unreadable() async throws {
        try write("[]")
        let (driver, store) = try open()
        #expect(HeadlessUser(of: driver.session).screen.notices == ["Die Einstellungsdatei kann nicht gelesen werden."])
        store.setAside()
        #expect(await store.save())
        #expect(HeadlessUser(of: driver.session).screen.notices == ["Die Einstellungsdatei wurde beiseitegelegt."])
        #expect(
            notices(driver) == [
                """
                „\(path)“ konnte nicht als Einstellungen gelesen werden. Die Datei bleibt als \
                „\(path).unreadable-1“ erhalten.
                """
            ])
        try write(#"{"name": 5, "hidden": "x"}"#)
        #expect(
            notices(try open().driver) == [
                """
                In der Datei können diese Einstellungen nicht gelesen werden, deshalb gelten ihre Vorgaben: \
                „name“, \
                „hidden“. Sie bleiben dort, wie sie sind, bis Sie sie ändern.
                """
            ])
        #expect(german.missing == [])
    }

    @Test("tells that it can't be saved, and what else")
    func unsaved() async throws {
        let (driver, store) = try open(at: "/proc/lamp/lamp.json")
        driver.change { $0.name = "Mine" }
        #expect(await store.save() == false)
        #expect(
            notices(driver) == [
                """
                Die Einstellungen können nicht in „/proc/lamp/lamp.json“ gespeichert werden: Diese Datei oder \
                ihr \
                Ordner existiert nicht. Ihre Änderungen bleiben hier erhalten und werden gespeichert, sobald \
                das \
                möglich ist.
                """
            ])
        let folder = try open(at: self.folder.path).driver
        #expect(
            notices(folder) == [
                """
                Die Einstellungen können nicht aus „\(self.folder.path)“ gelesen werden: Wo die Datei \
                hingehört, \
                steht ein Ordner. Was Sie sehen, sind die Standardwerte.
                """
            ])
        #expect(german.missing == [])
    }

    @Test("tells that others have changed the same")
    func conflicts() throws {
        try write(#"{"name": "A", "$theirs": [{"key": ["name"], "value": "B"}]}"#)
        #expect(
            notices(try open().driver) == ["Einstellungen an zwei Stellen geändert."])
        try write(#"{"hidden": 2, "$theirs": [{"key": ["hidden"], "value": 3}]}"#)
        #expect(
            notices(try open().driver) == [
                """
                Auch Einstellungen, die keine Zeile zeigt, wurden an anderer Stelle geändert. Die hiesigen \
                Werte \
                gelten, und die Datei behält beide.
                """
            ])
        #expect(german.missing == [])
    }

    private func write(_ text: String) throws {
        try text.write(toFile: path, atomically: true, encoding: .utf8)
    }

    private func open(at other: String? = nil) throws -> (driver: FormDriver<Lamp>, store: SettingsStore<Lamp>) {
        let store = try SettingsStore(application: "org.example.Lamp", path: other ?? path, defaults: Lamp())
        let driver = FormDriver(
            initial: store.opened, build: form, environment: german.environment(own: ["Name": "Name", "": ""]))
        store.keep(driver)
        return (driver, store)
    }

    /// What the notices say, in full.
    private func notices(_ driver: FormDriver<Lamp>) -> [String] {
        driver.session.record.notices.map {
            driver.session.environment.text(of: $0.details?.text ?? $0.notice.sentence)
        }
    }
}

extension [UInt8] {
    fileprivate func replacing(at index: Int, with bytes: [UInt8]) -> [UInt8] {
        self[..<index] + bytes + self[(index + 1)...]
    }
}
