/// What the pages of “Gallery” show.
let appearanceScreens = """
    ‹ Appearance

      Colours [Like the Desktop ▾]
      High Contrast [off]
      Text Size [100 % ▾]

      Right to Left [off]
      Narrow Window [off]
        The pages stand behind each other, and not beside the first.

    Code
      Swift
    """
