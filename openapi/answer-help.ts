// `--help` of a command, answered before it opens or starts anything.

/** Prints how a command is used and ends the process where `--help` or `-h` is asked for. */
export function answerHelp(usage: string, args: readonly string[] = process.argv.slice(2)): void {
  if (!args.includes('--help') && !args.includes('-h')) return
  console.log(usage)
  process.exit(0)
}
