/// What the pages of “Dates, Colours, Files” show.
let chooserScreens = """
    ‹ Date and Time

      Departure [2026-12-24]
      Time [14:30]
    For a day, typed or found in a calendar, and a time of day.

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
    ‹ Colour

      Accent [#3584e4]
    For a colour, typed or found in a dialog.

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
    ‹ File

      Picture []
      Folder [/usr/share]
    For a file, a folder, or where to save one.

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
