// The command behind `npm run contract:diff`, as a function of its arguments; main.ts runs it, the tests call it.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { documentAt } from '../bundle.ts'
import { commandLine } from '../command-line.ts'
import { standing } from '../standing.ts'
import { diffContracts } from './diff.ts'
import { printed } from './print.ts'
import { DIFF_EXIT_CODES, type DiffReport } from './report.ts'
import { documentAtRevision } from './revision.ts'

export const USAGE = `Usage: ${commandLine('diff')} old.yaml new.yaml
       ${commandLine('diff')} --against-revision main openapi/openapi.yaml
Options: --json report.json (- for the console), --fail-on breaking|warning|any, --version-check, --all (include changes to text)`
const FAILS: Record<string, (report: DiffReport) => boolean> = {
  breaking: ({ counts }) => counts.breaking > 0,
  warning: ({ counts }) => counts.breaking + counts.warning > 0,
  any: ({ changes }) => changes.length > 0,
}
type Console = { say(text: string): void; complain(text: string): void; colour: boolean }

/** Answers the exit code. */
export function runDiff(args: string[], console: Console): number {
  try {
    return compare(args, console)
  } catch (error) {
    console.complain(error instanceof Error ? error.message : String(error))
    return DIFF_EXIT_CODES.unreadable
  }
}

function compare(args: string[], { say, colour }: Console): number {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      json: { type: 'string' },
      'fail-on': { type: 'string', default: 'breaking' },
      'version-check': { type: 'boolean', default: false },
      'against-revision': { type: 'string' },
      all: { type: 'boolean', default: false },
    },
  })
  const fails = FAILS[values['fail-on']]
  if (!fails) throw new Error(`--fail-on must be breaking, warning or any.\n${USAGE}`)
  const report = diffContracts(...documents(positionals, values['against-revision']))
  const json = JSON.stringify(report, null, 2)
  say(values.json === '-' ? json : printed(report, { colour, all: values.all }))
  if (values.json !== undefined && values.json !== '-') writeFileSync(standing(values.json), `${json}\n`)
  const isFine = !fails(report) && (report.version.enough || !values['version-check'])
  return isFine ? DIFF_EXIT_CODES.fine : DIFF_EXIT_CODES.breaking
}

function documents(files: string[], revision: string | undefined): [Record<string, unknown>, Record<string, unknown>] {
  const [first, second] = files
  if (revision !== undefined && first !== undefined && second === undefined)
    return [documentAtRevision(first, revision), documentAt(first)]
  if (revision !== undefined || first === undefined || second === undefined || files.length > 2) throw new Error(USAGE)
  return [documentAt(first), documentAt(second)]
}
