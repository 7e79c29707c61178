import FormCore
import FormGtk
import HotspotService

/// Returns the first page: the hotspot's switch, what devices need to join, the devices that have joined, and the rows
/// that open the other pages.
///
/// - Parameter hotspot: Controls the machine's hotspot when the user changes a row. With `nil`, no service is involved:
///   every row, even the main switch, only changes the state.
func overviewForm(turnedBy hotspot: HotspotSwitch?) -> Form<Hotspot> {
    sections {
        section {
            switchCell(turnedBy: hotspot)
            noticeCell(
                title: "Problem", notice: { $0.overview.notice },
                control: pushButton(from: { $0.remedyTitle.map { Sentence($0) } }) { $0.solveProblem(with: hotspot) })
        }
        section("Join", isVisible: { $0.canSave && !$0.password.isEmpty }) {
            valueCell(title: "Network Name", text: \.networkName).copyable()
            valueCell(title: "Password", text: \.password).concealed().copyable()
                .formerly("Personal Hotspot/Copy Password")
            joinCell
        }
        section("Connected Devices", isVisible: { $0.status == .on && $0.knowsDevices }) {
            list("Connected Devices", of: { Array($0.devices.prefix(3)) }, id: \.id) { deviceCell }
                .whenEmpty("Nobody has joined yet.")
            allDevicesCell
        }
        section {
            detailTextCell(title: "Network", keyPath: { _ in "" }, form: networkForm(turnedBy: hotspot))
                .symbol("network-wireless-symbolic")
                .visible { $0.overview.page == nil }
            detailTextCell(title: "Devices", keyPath: { _ in "" }, form: devicesForm(turnedBy: hotspot))
                .symbol("phone-symbolic")
                .badge { $0.devices.count }
                .keywords("Clients", "Phones")
                .visible { $0.overview.page == nil }
                .formerly("Personal Hotspot/Connected Devices")
            detailTextCell(title: "General", keyPath: { _ in "" }, form: generalForm(turnedBy: hotspot))
                .symbol("preferences-system-symbolic")
        }
        .sidebar(title: "Overview", symbol: "network-wireless-hotspot-symbolic")
    }
    .replacedWhileUseless(hotspot)
}

extension Form<Hotspot> {
    /// Returns the page with a status page in its place while no hotspot is possible, for example without NetworkManager.
    func replacedWhileUseless(_ hotspot: HotspotSwitch?) -> Self {
        statusPage(
            from: { $0.overview.page },
            button: buttonCell(title: "Try Again", style: .suggested) { $0.solveProblem(with: hotspot) }
                .title { $0.remedyTitle.map(translated) ?? "" }
                .visible { $0.overview.remedy != nil }
                .enabled { !$0.isRemedying })
    }
}

/// Returns the row of the main switch. While a change is pending, the switch shows the user's choice.
private func switchCell(turnedBy hotspot: HotspotSwitch?) -> Element<FormCell, Hotspot> {
    let cell: Element<FormCell, Hotspot> =
        controlCell(title: "Hotspot", control: uiSwitch(keyPath: \.isEnabled))
        .symbol("network-wireless-hotspot-symbolic")
        .status { $0.overview.status }
        .keywords("Tethering", "Share Connection")
        // The switch shows whether the machine's hotspot is on, which a reset of the settings must not change.
        .withoutDefault()
        .formerly("Personal Hotspot", "Personal Hotspot/Personal Hotspot")
    guard let hotspot else { return cell }
    return cell.effect(\.self) { try await hotspot.turn($0) }
}

/// The row that opens the page with the QR code, while devices can join. The code is also beside the network's name and
/// password, unless the user doesn't want to see it there.
private let joinCell: Element<FormCell, Hotspot> = customCell(title: "Show QR Code") { cell, context in
    cell.destination = context.destination(title: "QR Code", form: joinForm)
    return { _ in }
}
.keywords("Scan", "Camera")
.picture { $0.showsCode ? $0.joinPicture : nil }
.visible(when: \.isSharedOrStarting)
.formerly(
    "Personal Hotspot/Join by QR Code", "Personal Hotspot/Join by QR Code/Show QR Code",
    "Personal Hotspot/Join by QR Code/Hide QR Code")

/// The row that opens the page of all devices if there is no room for them on the first page.
private let allDevicesCell: Element<FormCell, Hotspot> = customCell(title: "All Devices") { cell, context in
    cell.accessory = .disclosure
    cell.onSelect = { context.go(to: "Devices") }
    return context.follow(\.devices.count) { count in
        cell.title = translated(Sentence(one: "All %s Device", several: "All %s Devices", count: count))
    }
}
.visible { $0.devices.count > 3 }

extension Hotspot {
    /// The title of the button that solves the problem, or `nil` if there is no button.
    fileprivate var remedyTitle: String? {
        overview.remedy.map { hasCopiedCommand ? "Command Copied" : $0.title }
    }
}

extension RenderingContext<Hotspot> {
    fileprivate func solveProblem(with hotspot: HotspotSwitch?) {
        guard let remedy = state.overview.remedy else { return }
        if let row = remedy.row {
            go(to: row)
            hotspot?.driver?.session.show(state.overview.notice, at: row)
        }
        switch remedy {
        case .copyCommand(let command):
            Clipboard.set(command)
            set(\.hasCopiedCommand, to: true, origin: .outside)
        case .tryAgain: hotspot?.turnOn()
        case .turnOnWiFi: hotspot?.turnOnWiFi()
        case .startService: hotspot?.startService()
        case .changeName, .changePassword, .changeSecurity, .changeBand, .changeChannel, .chooseAdapter: break
        }
    }
}
