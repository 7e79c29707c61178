/// What the pages of “Choices” show.
let choiceScreens = """
    ‹ Menu

      Paper [A4 ▾]
      Begin at [8:00 ▾]
    For four options and more; a long menu has a field to search in.

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
    ‹ Segments

      Orientation [•Portrait|Landscape]
      Size [S|•M|L|XL]
    For two to four options with short titles.

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
    ‹ Radio Group

      Power ( ) Save Power – Slower, and the battery lasts longest. (•) Balanced ( ) Fast – Louder, and the battery is empty sooner.
    For a few options that have to be compared.

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
    ‹ Page of Options

      Notification Always ›
    For many options, or long titles.

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
    ‹ Several Options

      Days Saturday, Sunday ›
    For any number of options at the same time.

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
