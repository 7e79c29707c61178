/// The calls of NetworkManager's methods.
extension NetworkManagerClient {
    /// Calls a method of NetworkManager.
    ///
    /// - Parameters:
    ///   - seconds: The timeout of the call.
    ///   - isInteractive: True if NetworkManager may ask the user to authenticate even where it usually doesn't.
    ///   - late: Called with the answer if the answer arrives after the call was cancelled.
    ///   - reading: Reads the answer.
    /// - Throws: ``BusError``, or `CancellationError`.
    func call<Answer: Sendable>(
        _ name: String, of interface: String, at path: String, _ arguments: [BusValue] = [], seconds: Int = 10,
        isInteractive: Bool = false, late: @escaping @BusActor (Answer) -> Void = { _ in },
        reading: @escaping (Variant) -> Answer
    ) async throws -> Answer {
        guard let connection else { throw BusError.noBus }
        let method = BusMethod(
            destination: Machine.manager, path: path, interface: interface, name: name, arguments: arguments,
            isInteractive: isInteractive)
        return try await connection.call(method, seconds: seconds, late: late, reading: reading)
    }

    /// Reads the user's permissions (`yes`, `no` or `auth`) by the action's name. The result is empty if NetworkManager
    /// refuses to report them.
    func readPermissions() async throws -> [String: String] {
        do {
            return try await call("GetPermissions", of: Machine.manager, at: Machine.managerPath) { answer in
                answer.children.first?.entries(\.string) ?? [:]
            }
        } catch BusError.refused {
            return [:]
        }
    }

    /// Reads the profile with its password. Returns `nil` if there is no profile, or if the user may not see the
    /// profile.
    func readStored() async throws -> StoredProfile? {
        do {
            let path = try await call(
                "GetConnectionByUuid", of: Machine.settings, at: Machine.settingsPath, [.text(uuid)],
                reading: Self.path)
            let open = try await readSettings(at: path)
            return StoredProfile(path: path, open: open, settings: open.adding(try await readSecrets(at: path)))
        } catch BusError.refused {
            return nil
        }
    }

    /// Reads the settings of a profile, without its password.
    func readSettings(at path: String) async throws -> ConnectionSettings {
        try await call("GetSettings", of: Machine.storedConnection, at: path, reading: Self.settings)
    }

    /// Reads the password. The returned settings contain only the password; they are empty if no password is stored or
    /// the user may not see the password.
    func readSecrets(at path: String) async throws -> ConnectionSettings {
        passwordReadings.ask()
        defer { passwordReadings.answered() }
        do {
            return try await call(
                "GetSecrets", of: Machine.storedConnection, at: path,
                [.text(ConnectionSettings.security)], reading: Self.settings)
        } catch BusError.refused {
            return ConnectionSettings()
        }
    }

    static func path(_ answer: Variant) -> String { answer.children.first?.string ?? "/" }

    private static func settings(_ answer: Variant) -> ConnectionSettings {
        answer.children.first.map { ConnectionSettings(BusValue($0)) } ?? ConnectionSettings()
    }
}
