// What the tests of settings files have done by another process:
//   form-store-writer forever <path> <number>   saves until it is killed, from the next number on
try saveForever(CommandLine.arguments[2], after: Int(CommandLine.arguments[3]) ?? 0)
