import CQRencode

/// A QR code: dark and light modules in a square.
///
/// The modules don't include the quiet zone. Code that draws them must leave ``quietZone`` light modules around them.
public struct QRCode: Equatable, Sendable {
    /// The number of light modules that a reader needs on each of the four sides of the code (ISO/IEC 18004).
    public static let quietZone = 4

    /// The number of modules in a row or column, without the quiet zone. It is between 21 and 177.
    public let side: Int

    /// The modules, row by row from the top: true for a dark module.
    private let modules: [Bool]

    /// Encodes text in the smallest code, which stays readable if about 7 percent of it is damaged. A code on a screen
    /// needs no more.
    ///
    /// - Parameter text: The text to encode in UTF-8; 1 to 2953 bytes.
    /// - Throws: ``QRCodeError`` if the text is empty or too long.
    public init(_ text: String) throws(QRCodeError) {
        let bytes = Array(text.utf8)
        if bytes.isEmpty { throw .empty }
        guard let count = Int32(exactly: bytes.count), let code = QRcode_encodeData(count, bytes, 0, QR_ECLEVEL_L)
        else { throw .tooLong }
        defer { QRcode_free(code) }
        let side = Int(code.pointee.width)
        self.side = side
        // The lowest bit is the module's colour; the others describe its function.
        modules = UnsafeBufferPointer(start: code.pointee.data, count: side * side).map { $0 & 1 == 1 }
    }

    /// Returns true if a module is dark. Modules outside the code are light.
    ///
    /// - Parameters:
    ///   - x: The column, counted from 0 at the left edge.
    ///   - y: The row, counted from 0 at the top.
    public func isDark(_ x: Int, _ y: Int) -> Bool {
        (0..<side).contains(x) && (0..<side).contains(y) && modules[y * side + x]
    }
}
