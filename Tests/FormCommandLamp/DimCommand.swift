import ArgumentParser
import FormCommand
import FormCore
import FormJSON

/// `dim`: a command of the program's own, which sets a row and prints what the state is then.
struct DimCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "dim")

    @OptionGroup var settings: SettingsOptions

    @Argument var brightness = "10"

    @Flag var json = false

    func run() throws {
        let (brightness, json) = (brightness, json)
        try LampProgram.carryOut(settings) { form in
            try await form.set([("Brightness", brightness)])
            let lamp = form.driver(over: Lamp.self).state
            if json {
                try form.print(json: ["brightness": JSONValue.number(JSONNumber("\(lamp.brightness)")!)])
            } else {
                try form.print(Sentence("%1$s is at %2$s.", lamp.name, "\(lamp.brightness)"))
            }
            if !lamp.isOn {
                form.remark(.information("It is off."))
                throw ExitCode(3)
            }
        }
    }
}
