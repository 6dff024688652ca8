// npm run contract:diff -- old.yaml new.yaml [--json file] [--fail-on breaking|warning|any] [--version-check] [--all]
// What changed between two contracts. `--against-revision main` takes the old one from git instead: the same file as it was there.
// Ends with 0 where nothing breaks, 1 where something does (or as --fail-on and --version-check ask), 2 where one cannot be read.
import { answerHelp } from '../answer-help.ts'
import { runDiff, USAGE } from './command.ts'

answerHelp(USAGE)

process.exitCode = runDiff(process.argv.slice(2), {
  say: text => console.log(text),
  complain: text => console.error(text),
  colour: process.stdout.isTTY === true,
})
