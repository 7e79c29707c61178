/// What the pages of “Text” show.
let textScreens = """
    ‹ Text Field

      Name [Anna]
      Company []
      Motto [Whatever is worth doing at all is worth doing well, and whatever is worth saying is worth a line.]
      Address Harbour Street 7 ›
    For one line of text; in the row, filling the row, or on a page of its own.

    \(statesAndCode)
    ----
    ‹ Password Field

      PIN [••••••••]
      Password •••••••• ›
    For a secret: dots, until the person asks to see it.

    \(statesAndCode)
    ----
    ‹ Formatted Field

      Port [8080]
      Delay 30 s ›
    For a value that is typed as text.

    \(statesAndCode)
    ----
    ‹ Text Editor

      Signature [Anna Berg⏎Harbour Street 7]
      Note [(What to remember)]
    For a text of several lines.

    \(statesAndCode)
    ----
    ‹ Token Field

      Ignored Hosts {localhost} {*.example.org} {192.168.0.0/16} []
      DNS Servers [(Address)]
    For a list of short texts that are typed, with commas or Return between them.

    \(statesAndCode)
    """
