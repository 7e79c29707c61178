import CGio

/// The program's own connection to the system bus. The environment variable `DBUS_SYSTEM_BUS_ADDRESS` can override the
/// bus's address.
///
/// GIO's shared connection is not used, because it terminates the program when the bus is gone.
@BusActor
final class BusConnection {
    let pointer: OpaquePointer
    private var closed: gulong = 0

    /// Connects to the bus.
    ///
    /// - Parameter onClose: Called when the bus is gone.
    /// - Throws: ``BusError/noBus`` if there is no bus.
    static func open(onClose: @escaping @BusActor () -> Void) async throws -> BusConnection {
        guard let address = g_dbus_address_get_for_bus_sync(G_BUS_TYPE_SYSTEM, nil, nil) else { throw BusError.noBus }
        defer { g_free(address) }
        let connection = try await withCheckedThrowingContinuation {
            (continuation: CheckedContinuation<BusConnection, any Error>) in
            let done: (OpaquePointer?) -> Void = { result in
                BusActor.assumeIsolated {
                    if let pointer = g_dbus_connection_new_for_address_finish(result, nil) {
                        continuation.resume(returning: BusConnection(taking: pointer))
                    } else {
                        continuation.resume(throwing: BusError.noBus)
                    }
                }
            }
            g_dbus_connection_new_for_address(
                address, bus_connection_client, nil, nil,
                { BoxedClosure.taken($2, as: ((OpaquePointer?) -> Void).self)($1) }, BoxedClosure.retained(done))
        }
        connection.follow(onClose)
        return connection
    }

    private init(taking pointer: OpaquePointer) {
        self.pointer = pointer
    }

    isolated deinit {
        g_signal_handler_disconnect(gpointer(pointer), closed)
        g_object_unref(gpointer(pointer))
    }

    private func follow(_ onClose: @escaping @BusActor () -> Void) {
        let callback: @convention(c) (gpointer?, gboolean, gpointer?, gpointer?) -> Void = { _, _, _, data in
            let onClose = BoxedClosure.at(data, as: (@BusActor () -> Void).self)
            BusActor.assumeIsolated { onClose() }
        }
        closed = g_signal_connect_data(
            gpointer(pointer), "closed", unsafeBitCast(callback, to: GCallback.self), BoxedClosure.retained(onClose),
            { data, _ in BoxedClosure.release(data) }, GConnectFlags(rawValue: 0))
    }

    /// Calls a method and reads its answer.
    ///
    /// - Parameters:
    ///   - method: The method with its arguments.
    ///   - seconds: The timeout of the call.
    ///   - late: Called with the answer if the answer arrives after the call was cancelled. The caller can then undo
    ///     the effect of the call.
    ///   - reading: Converts the answer, which is a tuple of values.
    /// - Throws: ``BusError`` if the call fails, or `CancellationError` as soon as the task is cancelled.
    func call<Answer: Sendable>(
        _ method: BusMethod, seconds: Int, late: @escaping @BusActor (Answer) -> Void = { _ in },
        reading: @escaping (Variant) -> Answer
    ) async throws -> Answer {
        let answer = PendingAnswer<Answer>()
        let done: (OpaquePointer?, OpaquePointer?) -> Void = { connection, result in
            BusActor.assumeIsolated {
                var error: UnsafeMutablePointer<GError>?
                if let reply = g_dbus_connection_call_finish(connection, result, &error) {
                    answer.arrive(.success(reading(Variant(taking: reply))), late: late)
                } else if let error {
                    answer.arrive(.failure(BusError(taking: error)), late: late)
                }
            }
        }
        Variant.tuple(method.arguments.map(\.variant)).withPointer { arguments in
            g_dbus_connection_call(
                pointer, method.destination, method.path, method.interface, method.name, arguments, nil,
                method.isInteractive ? bus_call_interactive : bus_call_no_auto_start, gint(seconds * 1000), nil,
                { source, result, data in
                    let done = BoxedClosure.taken(data, as: ((OpaquePointer?, OpaquePointer?) -> Void).self)
                    done(source.map { OpaquePointer($0) }, result)
                }, BoxedClosure.retained(done))
        }
        return try await answer.value
    }
}
