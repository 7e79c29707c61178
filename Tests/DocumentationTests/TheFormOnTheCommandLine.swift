import ArgumentParser
import FormCommand
import FormCore
import FormStore
import Testing

// The code of the article “The form on the command line”.

struct Radio: Codable, Equatable {
    var isOn = false
    var station = "News"
    var volume = 30
    var unlockCode = "1234"
}

let radioForm: Form<Radio> = sections {
    section {
        controlCell(title: "On", control: uiSwitch(keyPath: \.isOn))
        nestedOptions(title: "Station", keyPath: \.station, options: ["News", "Jazz"]).visible(when: \.isOn)
        controlCell(title: "Volume", control: formattedField(keyPath: \.volume, format: .whole(in: 0...100)))
            .enabled(when: \.isOn)
        nestedPasswordField(title: "Unlock Code", keyPath: \.unlockCode).rules(\.unlockCode, [.length(4...)])
    }
}

struct Preset: Equatable, Sendable {
    var id: Int
    var name = ""
    var volume = 30
}

struct Presets: Equatable, Sendable {
    var presets = [Preset(id: 1, name: "Morning"), Preset(id: 2, name: "Evening")]
}

let presetForm: Form<Preset> = sections {
    section {
        controlCell(title: "Name", control: textField(keyPath: \.name)).rules(\.name, [.required])
        controlCell(title: "Volume", control: formattedField(keyPath: \.volume, format: .whole(in: 0...100)))
    }
}

let presetsForm: Form<Presets> = sections {
    section {
        list("Presets", \.presets, id: \.id) {
            detailTextCell(title: "Preset", keyPath: { "\($0.volume)" }, form: presetForm).title(from: \.name)
        }
        .adding("Add Preset") { Preset(id: ($0.presets.map(\.id).max() ?? 0) + 1) }
        .removing()
        .moving()
    }
}

struct RadioProgram: FormProgram {
    static let configuration = CommandConfiguration(commandName: "radio", subcommands: formCommands)

    @OptionGroup var settings: SettingsOptions

    static func openForm(settings path: String?) throws -> OpenForm {
        let store = try SettingsStore(application: "org.example.Radio", path: path, defaults: Radio())
        let driver = FormDriver(
            initial: store.opened, build: radioForm, defaults: Radio(),
            environment: FormEnvironment(translate: translate, translatePlural: translatePlural))
        return try OpenForm(driver: driver, keeping: store)
    }

    func run() throws {
        print("What a program does without a command, such as opening its window.")
    }
}

struct WakeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "wake", abstract: "Play the news, loudly.")

    @OptionGroup var settings: SettingsOptions

    func run() throws {
        try RadioProgram.carryOut(settings) { form in
            try await form.set([("On", "On"), ("Station", "News")])
            let radio = form.driver(over: Radio.self).state
            try form.print(Sentence("%1$s, at volume %2$s", radio.station, radio.volume))
            if radio.volume < 50 { throw ExitCode(3) }
        }
    }
}

@MainActor
@Suite("The form on the command line")
struct TheFormOnTheCommandLine {
    let driver = FormDriver(initial: Radio(volume: 40), build: radioForm, defaults: Radio())

    @Test("is a list of its rows")
    func list() throws {
        #expect(RadioProgram.helpMessage().contains("reset"))
        #expect(WakeCommand.helpMessage().contains("Play the news, loudly."))
        #expect(
            try CommandLineForm(driver.session).list() == """
                On: Off
                Station: News  (hidden)
                Volume: 40  (disabled, changed)
                Unlock Code: ••••••••
                """)
    }

    @Test("can be had without the commands")
    func plain() async throws {
        driver.change { $0.isOn = true }
        let form = CommandLineForm(driver.session)
        if let notice = try await form.set("Volume", to: "55") {
            print(notice.text)
        }
        try await form.set([("Station", "Jazz"), ("Volume", "20")])
        let volume = try form.get("Volume")
        #expect(volume == "20")
    }

    @Test("edits lists")
    func lists() async throws {
        let driver = FormDriver(initial: Presets(), build: presetsForm)
        let presets = CommandLineForm(driver.session)
        let night = try await presets.add(to: "Presets", [("Name", "Night"), ("Volume", "10")])
        try presets.move(night, to: .before("Presets/1"))
        try presets.remove(["Presets/Morning"])
        #expect(driver.state.presets == [Preset(id: 3, name: "Night", volume: 10), Preset(id: 2, name: "Evening")])
        #expect(try presets.get("Presets/Night/Volume") == "10")
        #expect(RadioProgram.itemCommands.map { $0._commandName } == ["add", "remove", "move"])
    }

    @Test("asks a row about a text")
    func ask() throws {
        let code = driver.session.rows().first { $0.path == "Unlock Code" }
        let notice = code?.notice(for: "12")
        #expect(notice == .error("Use at least 4 characters."))
        #expect(driver.session.reasonForDisabling("Volume") == "Turn on “On” first.")
    }
}
