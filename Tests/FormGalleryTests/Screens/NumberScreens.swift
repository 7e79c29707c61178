/// What the pages of “Numbers” show.
let numberScreens = """
    ‹ Number Field

      Copies [1]
      Margin [1.50] cm
    For a number that is known, or nearly.

    \(statesAndCode)
    ----
    ‹ Quantity Field

      Limit [500] [MB ▾]
      Turn Off After [90] [min ▾]
    For a number that is small to some and large to others.

    \(statesAndCode)
    ----
    ‹ Slider

      Volume —o— [40] %
    For a number that is tried until it is right.

    \(statesAndCode)
    ----
    ‹ Progress

      Update ▰ 35 %
      Search ▰ Under way
    For something that comes to an end, whether or not it is known when.

    \(statesAndCode)
    ----
    ‹ Level

      Disk ▰ 312 GB
    For how much there is of something that has an end.

    \(statesAndCode)
    """
