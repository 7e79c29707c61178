import HotspotService

extension HotspotProblem {
    /// Creates the problem to show to the user for an error that a call has thrown.
    ///
    /// - Parameter secret: A password that must not be shown, or an empty string. If the error's message contains the
    ///   password, “…” replaces the password in the message.
    init(_ error: any Error, secret: String = "") {
        switch error {
        case let problem as HotspotProblem: self = problem
        case BusError.noBus: self = .noSystemBus
        case BusError.noOwner: self = .noNetworkManager
        case BusError.noAnswer: self = .noAnswer
        case BusError.refused(let name, let message):
            switch name.split(separator: ".").last {
            case "PermissionDenied", "NotAuthorized", "AccessDenied": self = .notAllowed
            case "NoSecrets": self = .noPassword
            case "UnknownConnection", "UnknownObject", "UnknownMethod": self = .profileIsGone
            case "UnknownDevice": self = .noRadio
            default: self = .other(secret.isEmpty ? message : message.replacing(secret, with: "…"))
            }
        default: self = .other(String(describing: type(of: error)))
        }
    }
}
