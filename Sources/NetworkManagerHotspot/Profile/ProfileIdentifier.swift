import CGio

/// Identifies a profile in NetworkManager, independently of its name.
enum ProfileIdentifier {
    /// Returns a name-based UUID (RFC 9562, version 5). The same login name always gets the same UUID, and different
    /// login names get different UUIDs.
    static func uuid(ofUser user: String) -> String {
        // The app's own namespace, generated once at random.
        var bytes: [UInt8] = [
            0x7a, 0x3e, 0x51, 0xc4, 0x2b, 0x0d, 0x4f, 0x86, 0x9c, 0x1e, 0xd8, 0x60, 0x35, 0xa7, 0xf2, 0x1b,
        ]
        bytes += Array(user.utf8)
        var digest = [UInt8](repeating: 0, count: 20)
        var length = gsize(digest.count)
        let checksum = g_checksum_new(G_CHECKSUM_SHA1)
        g_checksum_update(checksum, bytes, gssize(bytes.count))
        g_checksum_get_digest(checksum, &digest, &length)
        g_checksum_free(checksum)
        digest[6] = digest[6] & 0x0F | 0x50
        digest[8] = digest[8] & 0x3F | 0x80
        let digits = digest.prefix(16).map { byte in
            (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
        return [0..<4, 4..<6, 6..<8, 8..<10, 10..<16].map { digits[$0].joined() }.joined(separator: "-")
    }
}
