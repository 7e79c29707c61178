import FormValues
import Testing

@Suite("Pictures")
struct PictureTests {
    private let red = Color(red: 255, green: 0, blue: 0, alpha: 128)

    @Test("are made pixel by pixel, or of their bytes")
    func made() throws {
        let blue = Color(red: 0, green: 0, blue: 255)
        let picture = try #require(Picture(width: 2, height: 1) { x, _ in x == 0 ? red : blue })
        #expect(picture.pixels == [255, 0, 0, 128, 0, 0, 255, 255])
        #expect(picture == Picture(width: 2, height: 1, pixels: picture.pixels))
    }

    @Test("have sides that can be drawn", arguments: [(0, 1), (1, 0), (-1, 1), (16_385, 1), (.max, .max), (.min, 2)])
    func sides(width: Int, height: Int) {
        #expect(Picture(width: width, height: height) { _, _ in red } == nil)
        #expect(Picture(width: width, height: height, pixels: []) == nil)
    }

    @Test("have four bytes for each pixel", arguments: [0, 3, 5, 8])
    func bytes(count: Int) {
        #expect(Picture(width: 1, height: 1, pixels: Array(repeating: 0, count: count)) == nil)
    }
}
