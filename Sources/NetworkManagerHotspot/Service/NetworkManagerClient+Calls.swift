/// What NetworkManager is asked.
extension NetworkManagerClient {
    /// Calls a method of NetworkManager.
    func call<Answer: Sendable>(
        _ name: String, of interface: String, at path: String, _ arguments: [BusValue] = [], seconds: Int = 10,
        late: @escaping @BusActor (Answer) -> Void = { _ in }, reading: @escaping (Variant) -> Answer
    ) async throws -> Answer {
        guard let connection else { throw BusError.noBus }
        let method = BusMethod(
            destination: Machine.manager, path: path, interface: interface, name: name, arguments: arguments)
        return try await connection.call(method, seconds: seconds, late: late, reading: reading)
    }

    /// What the person may do, by action; nothing where that is not told.
    func readPermissions() async throws -> [String: String] {
        do {
            return try await call("GetPermissions", of: Machine.manager, at: Machine.managerPath) { answer in
                answer.children.first?.entries(\.string) ?? [:]
            }
        } catch BusError.refused {
            return [:]
        }
    }

    /// The profile with its password; `nil` where there is none, or none that the person may see.
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

    /// The settings of a profile, without its password.
    func readSettings(at path: String) async throws -> ConnectionSettings {
        try await call("GetSettings", of: Machine.storedConnection, at: path, reading: Self.settings)
    }

    /// The password among settings of its own; none where there is none, or the person may not see it.
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
