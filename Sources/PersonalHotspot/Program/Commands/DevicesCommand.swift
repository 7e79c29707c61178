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
            Each line has a device's address in the network, its hardware address and what it calls itself; - stands \
            for an address that it has not got yet. With --json it prints a list of objects with id, which is the \
            hardware address, address and name; what is not known is null.

            It ends with status 0 where a device has joined, and with 3 where none has.
            """)

    @OptionGroup var settings: HotspotOptions

    @Flag(help: "Wait until a device has joined, or the hotspot is off.")
    var wait = false

    @Flag(help: "Print a list of objects in JSON.")
    var json = false

    func run() throws {
        let (wait, json) = (wait, json)
        try PersonalHotspot.carryOut(settings) { form in
            let driver = form.driver(over: Settings.self)
            if wait {
                await driver.wait { !$0.summary.devices.isEmpty || !($0.summary.isOn || $0.summary.isStarting) }
            }
            let summary = driver.state.summary
            if json {
                try form.print(json: summary.devicesJSON)
            } else {
                for device in summary.devices { try form.print(device.line) }
                if summary.devices.isEmpty { form.remark(.information("No device has joined.")) }
            }
            if summary.devices.isEmpty { throw ExitCode(3) }
        }
    }
}
