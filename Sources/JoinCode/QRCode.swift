import CQRencode

/// A QR code: dark and light modules in a square.
///
/// It has no quiet zone: whoever draws it leaves ``quietZone`` light modules around it.
public struct QRCode: Equatable, Sendable {
    /// How many light modules a reader needs on each side of the code (ISO/IEC 18004).
    public static let quietZone = 4

    /// How many modules the code has in each direction, without the quiet zone; 21 to 177.
    public let side: Int

    /// The modules line by line.
    private let modules: [Bool]

    /// Makes the smallest code for a text, of which a reader may miss about 15 percent.
    ///
    /// - Parameter text: What is read from the code, in UTF-8; 1 to 2331 bytes.
    /// - Throws: ``QRCodeError``, where there is no code for the text.
    public init(_ text: String) throws(QRCodeError) {
        let bytes = Array(text.utf8)
        if bytes.isEmpty { throw .empty }
        guard let count = Int32(exactly: bytes.count), let code = QRcode_encodeData(count, bytes, 0, QR_ECLEVEL_M)
        else { throw .tooLong }
        defer { QRcode_free(code) }
        let side = Int(code.pointee.width)
        self.side = side
        // The lowest bit says which colour a module has, the others what it is for.
        modules = UnsafeBufferPointer(start: code.pointee.data, count: side * side).map { $0 & 1 == 1 }
    }

    /// Whether a module is dark; light outside the code.
    ///
    /// - Parameters:
    ///   - x: The column, 0 the left one.
    ///   - y: The line, 0 the top one.
    public func isDark(_ x: Int, _ y: Int) -> Bool {
        (0..<side).contains(x) && (0..<side).contains(y) && modules[y * side + x]
    }
}
