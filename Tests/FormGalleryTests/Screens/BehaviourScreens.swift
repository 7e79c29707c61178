/// What the pages of “Behaviour” show.
let behaviourScreens = """
    ‹ Rules

      Guest [Anna]
      E-mail [anna@example.com]
      Nights [20]
    What a rule refuses stays until it is put right, or Escape gives it up.

    Code
      Swift
    ----
    ‹ Rules across Rows

      First Day [5]
      Last Day [10]
    A first day behind the last waits until the person has been to both.

    Code
      Swift
    ----
    ‹ Rules That Take Their Time

      Voucher []
    ABC-123 has been used; any other voucher is good.

    Code
      Swift
    ----
    ‹ Wishes

      Share Wi-Fi [off]
      Name [Hotspot]
    Nothing is shared.

      Broken Adapter [off]

    Code
      Swift
    ----
    ‹ Undo and Defaults

    Lamp
      On [on]
      Level [80]
      Colour [White ▾]
    Ctrl+Z takes a step back. The menu lists what is not as by default.

    Code
      Swift
    """
