import CustomDump
import Foundation
import Testing

@Suite("A program whose user reads German")
final class GermanProgramTests {
    var user: LampUser

    init() throws {
        user = try LampUser()
        user.language = ["LANG": "de_DE.UTF-8"]
    }
    deinit { user.removeFolder() }

    @Test("refuses in German, also before a form is open")
    func refused() throws {
        let refusals = [
            (["set", "Brightness", "200"], "Geben Sie eine ganze Zahl von 0 bis 100 ein."),
            (["set", "On", "maybe"], "Geben Sie On oder Off ein."),
            (["set", "Color", "Red"], "Wählen Sie einen dieser Werte: Warm, Blue, $(echo Odd) `echo Odd`."),
            (["set", "Lamp Name", ""], "Das darf nicht leer sein."),
            (["set", "Lamp Name", String(repeating: "x", count: 21)], "Verwenden Sie höchstens 20 Zeichen."),
            (
                ["set", "Anna's Network/Channel", "2"],
                "„Channel“ kann gerade nicht geändert werden. Schalten Sie zuerst „Shared“ ein."
            ),
            (["set", "Brghtness", "2"], "Es gibt keine Zeile „Brghtness“. Meinten Sie „Brightness“?"),
            (["get", "Nothing"], "Es gibt keine Zeile „Nothing“. Der Befehl list zeigt alle Zeilen."),
            (
                ["set", "PIN", "12345678"],
                """
                „PIN“ ist geheim, und andere können die Argumente eines Befehls lesen. Lassen Sie den Wert \
                weg: Sie \
                werden danach gefragt, oder er wird von der Standardeingabe gelesen.
                """
            ),
        ]
        for (arguments, sentence) in refusals {
            let run = try user.start(LampUser.program, arguments + ["--settings", user.settings])
            expectNoDifference(run, ProgramRun(errors: "Fehler: \(sentence)\n", status: 1))
        }
        for arguments in [["--settings="], ["--settings", ""], ["get", "On", "--settings", ""]] {
            let run = try user.start(LampUser.program, arguments)
            #expect(run.errors.contains("Geben Sie bei --settings den Pfad einer Datei an."))
        }
        let run = try user.run("reset")
        #expect(run.errors.contains("Geben Sie den Pfad einer Einstellung oder einer Seite an, oder --all"))
    }

    @Test("remarks in German, and lists in German what is no value")
    func remarks() throws {
        #expect(
            try user.run("set", "Brightness", "95")
                == ProgramRun(errors: "Warnung: This is too bright to look at.\n"))
        try #"{"brightness": 99, "pin": "1", "color": 5, "name": ""}"#
            .write(toFile: user.settings, atomically: true, encoding: .utf8)
        let list = try user.run("list")
        expectNoDifference(
            list,
            ProgramRun(
                output: """
                    On: Off
                    Brightness: 99  (geändert)
                      ! Warnung: This is too bright to look at.
                    Color: Warm  (ausgeblendet)
                    Lamp Name:  (geändert)
                      ! Fehler: Das darf nicht leer sein.
                    PIN: ••••••••  (geändert)
                      ! Fehler: Verwenden Sie mindestens 8 Zeichen.
                    Anna's Network/Shared: Off
                    Anna's Network/Channel: 1  (gesperrt)
                    Anna's Network/Host: \"Name\": lamp.local

                    """,
                errors: """
                    Warnung: In der Datei können diese Einstellungen nicht gelesen werden, deshalb gelten ihre \
                    Vorgaben: „color“. Sie bleiben dort, wie sie sind, bis Sie sie ändern.

                    """))
    }

    @Test("takes a value as the window shows it, in any case of its letters")
    func options() throws {
        for (text, value) in [("Ein", "On"), ("aus", "Off"), ("on", "On")] {
            #expect(try user.run("set", "On", text) == ProgramRun())
            #expect(try user.run("get", "On").output == "\(value)\n")
        }
    }

    @Test(
        "is the one who reads it: by LANGUAGE, LC_ALL, LC_MESSAGES and LANG in their order",
        arguments: [
            (["LANG": "de_AT.UTF-8"], true), (["LC_ALL": "de"], true), (["LC_MESSAGES": "de_CH"], true),
            (["LANG": "fr_FR.UTF-8", "LANGUAGE": "xx:de"], true),
            (["LANG": "de_DE.UTF-8", "LC_ALL": "fr_FR.UTF-8"], false),
            (["LANG": "de_DE.UTF-8", "LANGUAGE": "en:de"], false), (["LANGUAGE": "de"], false),
            (["LC_ALL": "C", "LANGUAGE": "de", "LANG": "de_DE.UTF-8"], false),
            (["LC_ALL": "C.UTF-8", "LANGUAGE": "de"], false),
        ] as [([String: String], Bool)])
    func languages(language: [String: String], isGerman: Bool) throws {
        user.language = language
        let errors = try user.run("get", "Nothing").errors
        #expect(errors.hasPrefix(isGerman ? "Fehler: Es gibt keine Zeile" : "Error: There is no row"))
    }
}
