/// What the pages of “On and Off” show.
let onAndOffScreens = """
    ‹ Switch

      Aeroplane Mode [off]
        Wi-Fi and Bluetooth are off.
      File Sharing [on]
    For what starts and ends at once.

    \(statesAndCode)
    ----
    ‹ Check Button

      Remember Passwords [✓]
      Remember Addresses [ ]
        Streets, towns and postcodes.
    For one of several things that can be chosen together.

    \(statesAndCode)
    """
