import FormCore

struct PictureValues: Codable, Equatable, Sendable {
    var stripes = 5
}

let pictureExample = Example<PictureValues>(
    "Picture",
    about: "For something in the state that is seen better than told.",
    haveValues: false,
    code: #"""
        controlCell(title: "Stripes", control: numberField(keyPath: \.stripes, in: 1...12))
        controlCell(
            title: "Flag",
            control: picture {
                flag(of: $0.stripes)
            } description: {
                "\($0.stripes) stripes"
            })
        """#
) {
    controlCell(title: "Stripes", control: numberField(keyPath: \.stripes, in: 1...12))
    controlCell(
        title: "Flag",
        control: picture {
            flag(of: $0.stripes)
        } description: {
            "\($0.stripes) stripes"
        })
}

func flag(of stripes: Int) -> Picture? {
    let (blue, yellow) = (Color(red: 0x35, green: 0x84, blue: 0xe4), Color(red: 0xf6, green: 0xd3, blue: 0x2d))
    // A settings file may contain any number, so the number is limited.
    let stripes = min(max(1, stripes), 12)
    return Picture(width: 240, height: 120) { _, y in y * stripes / 120 % 2 == 0 ? blue : yellow }
}
