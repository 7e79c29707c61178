import HotspotService

/// A program that installs packages. The name of each case is the program's.
enum PackageManager: String, CaseIterable, Sendable {
    case apt, dnf, zypper, pacman

    /// Returns a command that installs what is missing, or `nil` if nothing is missing.
    func command(solving problem: HotspotProblem) -> String? {
        package(solving: problem).map { package in
            switch self {
            case .apt, .dnf, .zypper: "sudo \(rawValue) install \(package)"
            case .pacman: "sudo pacman -S \(package)"
            }
        }
    }

    private func package(solving problem: HotspotProblem) -> String? {
        switch problem {
        case .notInstalled:
            switch self {
            case .apt: "network-manager"
            case .dnf: "NetworkManager-wifi"
            case .zypper: "NetworkManager"
            case .pacman: "networkmanager"
            }
        case .noSupplicant: self == .apt ? "wpasupplicant" : "wpa_supplicant"
        case .noAddresses: self == .apt ? "dnsmasq-base" : "dnsmasq"
        default: nil
        }
    }
}
