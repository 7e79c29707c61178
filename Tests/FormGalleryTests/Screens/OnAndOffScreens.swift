/// What the pages of “On and Off” show.
let onAndOffScreens = """
    ‹ Switch

      Aeroplane Mode [off]
        Wi-Fi and Bluetooth are off.
      File Sharing [on]
    For what starts and ends at once.

    States
      Enabled [on]
      Wrong [off]
        A rule refuses whatever is set above.
      Pending [off]
        What is set above is accepted after a few seconds.
      Long Texts [off]

    Code
      Swift
    ----
    ‹ Check Button

      Remember Passwords [✓]
      Remember Addresses [ ]
        Streets, towns and postcodes.
    For one of several things that can be chosen together.

    States
      Enabled [on]
      Wrong [off]
        A rule refuses whatever is set above.
      Pending [off]
        What is set above is accepted after a few seconds.
      Long Texts [off]

    Code
      Swift
    """
