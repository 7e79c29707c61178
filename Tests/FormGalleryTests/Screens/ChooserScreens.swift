/// What the pages of “Dates, Colours, Files” show.
let chooserScreens = """
    ‹ Date and Time

      Departure [2026-12-24]
      Time [14:30]
      Reminder [2026-12-23 18:00]
    For a day, typed or found in a calendar, a time of day, or both.

    \(statesAndCode)
    ----
    ‹ Colour

      Accent [#3584e4]
    For a colour, typed or found in a dialog.

    \(statesAndCode)
    ----
    ‹ Font

      Text [Sans 11]
      Headings [Serif Bold 16]
    For a font, typed or found in a dialog.

    \(statesAndCode)
    ----
    ‹ File

      Picture []
      Folder [/usr/share]
    For a file, a folder, or where to save one.

    \(statesAndCode)
    """
