// Whoever migrates settings, or reads a file of them, has JSON values in hand.
@_exported import FormJSON
