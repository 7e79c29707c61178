/// What the pages of “Numbers” show.
let numberScreens = """
    ‹ Number Field

      Copies [1]
      Margin [1.50] cm
    For a number that is known, or nearly.

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
    ‹ Slider

      Volume —o— [40] %
    For a number that is tried until it is right.

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
    ‹ Progress

      Update ▰ 35 %
      Search ▰ Under way
    For something that comes to an end, whether or not it is known when.

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
    ‹ Level

      Disk ▰ 312 GB
    For how much there is of something that has an end.

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
