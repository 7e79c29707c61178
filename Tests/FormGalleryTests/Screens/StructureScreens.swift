/// What the pages of “Structure” show.
let structureScreens = """
    ‹ Sections

    Printer
      Shared [on]
      Name [Printer]
    Everybody on the network can print.

    Guests
      May Print in Colour [off]
      May Print Photographs [off] (disabled)

    Code
      Swift
    ----
    ‹ Nested Pages

      At Home Home ›
      At Work Office ›

    Code
      Swift
    ----
    ‹ Controls beside Each Other

      Server Host [mail.example.org] Port [587]

    Code
      Swift
    ----
    ‹ Expander

      Advanced ▾
        Dots [300]
        Both Sides [off]
      Use a Proxy [off] ▸

    Code
      Swift
    ----
    ‹ List

    Printers
      Study Private ›
      Hall Private ›
      Attic Private ›
      Add Printer (button)

    Code
      Swift
    ----
    ‹ Grouped List

      [⌕]

    Kitchen
      Ceiling 24 W ›
      Worktop 9 W ›

    Outside
      Porch 12 W ›

    Study
      Ceiling 18 W ›
      Desk 6 W ›
      Shelf 4 W ›

    Code
      Swift
    ----
    ‹ Dialog

      Proxy None ›

    Code
      Swift
    ----
    ‹ Buttons

    Networks [Scan (button)]
      Learn a Network (button)
      Forget All Networks… (button)
    Known networks: 3

    Code
      Swift
    ----
    ‹ Link

      Release Notes ↗
    For what leads out of the program.

    \(statesAndCode)
    ----
    ‹ Value

      Address 00:1a:2b:3c:4d:5e ⧉
      Password •••••••• (show) ⧉
    For what is read and never written.

    \(statesAndCode)
    ----
    ‹ Picture

      Stripes [5]
      Flag ▨ 5 stripes
    For something in the state that is seen better than told.

    \(statesAndCode)
    ----
    ‹ Symbols and Counts

      Inbox 3 ›
      Sound [on]

    Code
      Swift
    ----
    ‹ Status

      Music Library [on]
        On · 2 players · shared with the network
      Players [2]

    Code
      Swift
    ----
    ‹ Notice with a Button

    Disk
      ! warning: The disk is nearly full. (Empty the Bin)
      Used [97] GB

      Backup (Back Up Now)

    Code
      Swift
    ----
    ‹ Picture beside Rows

      Name [Blue and Yellow]
      Stripes [5]
      Show Flag ▨ ›

    Code
      Swift
    ----
    ‹ Status Page

    No Printer
    Plug in a printer. This page continues by itself.
      Plug In (suggested button)
    ----
    ‹ Widget of Your Own

      Ink Level
      Ink [40]

    Code
      Swift
    """
