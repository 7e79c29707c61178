extension Format where Value == Font {
    /// Fonts as Pango describes them, such as `Cantarell Bold 11`: the family, words for the style, and the size in
    /// points.
    public static var font: Format {
        Format(described: "Type a font and its size in points, such as Sans Bold 11.")
    }
}
