/// What the page of a control shows below it.
let statesAndCode = """
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
