import ArgumentParser
import FormCommand
import FormCore
import PersonalHotspot

/// `devices`: lists the devices that have joined.
struct DevicesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "devices",
        abstract: "List the devices that have joined.",
        discussion: """
            Each line has a device's address in the network, its hardware address and its name; - means that it has no \
            address yet. With --json the command prints a list of objects with id, which is the hardware address, \
            address and name; unknown values are null.

            The exit status is 0 if a device has joined, 3 if none has, and 4 if that is not known yet; --json prints \
            null then.
            """)

    @OptionGroup var settings: HotspotOptions

    @Flag(help: "Wait until a device has joined, or the hotspot is off.")
    var wait = false

    @Flag(help: "Print a list of objects in JSON.")
    var json = false

    func run() throws {
        let (wait, json) = (wait, json)
        try PersonalHotspot.carryOut(settings, needsSettings: false) { form in
            let driver = form.driver(over: Settings.self)
            if wait {
                await driver.wait {
                    $0.summary.devices?.isEmpty == false || !($0.summary.isOn || $0.summary.isStarting)
                }
            }
            let summary = driver.state.summary
            if json { try form.print(json: summary.devicesJSON) }
            guard let devices = summary.devices else {
                if !json { form.remark(.information("It is not known yet which devices have joined. Try again.")) }
                throw ExitCode(4)
            }
            if !json {
                for device in devices { try form.print(device.line) }
                if devices.isEmpty { form.remark(.information("No device has joined.")) }
            }
            if devices.isEmpty { throw ExitCode(3) }
        }
    }
}
