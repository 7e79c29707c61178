extension Format where Value == Font {
    /// Fonts as Pango describes them: a family, words for the style, and the size in points, such as `Cantarell Bold
    /// 11`.
    public static var font: Format {
        Format(described: "Type a font and its size in points, such as Sans Bold 11.")
    }
}
