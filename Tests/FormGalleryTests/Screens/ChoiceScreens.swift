/// What the pages of “Choices” show.
let choiceScreens = """
    ‹ Menu

      Paper [A4 ▾]
      Begin at [8:00 ▾]
    For four options and more; a long menu has a field to search in.

    \(statesAndCode)
    ----
    ‹ Segments

      Orientation [•Portrait|Landscape]
      Size [S|•M|L|XL]
    For two to four options with short titles.

    \(statesAndCode)
    ----
    ‹ Radio Group

      Power ( ) Save Power – Slower, and the battery lasts longest. (•) Balanced ( ) Fast – Louder, and the battery is empty sooner.
    For a few options that have to be compared.

    \(statesAndCode)
    ----
    ‹ Page of Options

      Notification Always ›
      Alarm 6:30 ›
    For many options, or long titles; a long page has a field to search in.

    \(statesAndCode)
    ----
    ‹ Several Options

      Days Saturday, Sunday ›
    For any number of options at the same time.

    \(statesAndCode)
    """
