/// What the page of “Keyboard” shows.
let keyboardScreens = """
    ‹ Keyboard Shortcut

      Take a Screenshot [⌨ Ctrl+Shift+P]
      Record the Screen [⌨ None]
    For keys that the person chooses by pressing them. No two rows may have the same.

    \(statesAndCode)
    """
