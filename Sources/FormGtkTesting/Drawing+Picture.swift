import CGtk

/// Stores a drawing in a file, and compares it with another drawing.
extension Drawing {
    /// Reads a PNG file. The result is `nil` if the file can't be read.
    package init?(contentsOf path: String) {
        let surface = cairo_image_surface_create_from_png(path)
        defer { cairo_surface_destroy(surface) }
        guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
        self.init(surface)
    }

    /// Writes an opaque PNG file.
    ///
    /// - Returns: True if the file could be written.
    package func write(to path: String) -> Bool {
        let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(width), Int32(height))
        defer { cairo_surface_destroy(surface) }
        guard let surface, let data = cairo_image_surface_get_data(surface) else { return false }
        let stride = Int(cairo_image_surface_get_stride(surface))
        pixels.withUnsafeBytes { pixels in
            for y in 0..<height {
                let line = UnsafeMutableRawBufferPointer(start: data + y * stride, count: 4 * width)
                line.copyMemory(from: UnsafeRawBufferPointer(rebasing: pixels[4 * y * width..<4 * (y + 1) * width]))
            }
        }
        cairo_surface_mark_dirty(surface)
        return cairo_surface_write_to_png(surface, path) == CAIRO_STATUS_SUCCESS
    }

    /// Compares the drawing with another drawing, pixel by pixel.
    ///
    /// - Parameter tolerance: The greatest difference in red, green or blue, from 0 to 255, at which two pixels still
    ///   count as equal.
    /// - Returns: The fraction of the pixels that differ, from 0 to 1. If the drawings have different sizes, it is 1.
    package func difference(from other: Drawing, tolerance: Int) -> Double {
        guard (width, height) == (other.width, other.height) else { return 1 }
        var others = 0
        for (pixel, other) in zip(pixels, other.pixels) where pixel != other {
            let isOther = [0, 8, 16].contains { (shift: UInt32) in
                let (one, another) = (Int(pixel >> shift & 0xFF), Int(other >> shift & 0xFF))
                return abs(one - another) > tolerance
            }
            if isOther { others += 1 }
        }
        return Double(others) / Double(max(1, pixels.count))
    }
}
