// npm run contract:diff -- old.yaml new.yaml [--json file] [--fail-on breaking|warning|any] [--version-check] [--all]
// What changed between two contracts. `--against-revision main` takes the old one from git instead: the same file as it was there.
// Ends with 0 where nothing breaks, 1 where something does (or as --fail-on and --version-check ask), 2 where one cannot be read.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { documentAt } from '../bundle.ts'
import { diffContracts } from './diff.ts'
import { printed } from './print.ts'
import { DIFF_EXIT_CODES, type DiffReport } from './report.ts'
import { documentAtRevision } from './revision.ts'

const USAGE = `Usage: npm run contract:diff -- old.yaml new.yaml
       npm run contract:diff -- --against-revision main openapi/openapi.yaml
Options: --json report.json (- for the console), --fail-on breaking|warning|any, --version-check, --all (words too)`
const FAILS: Record<string, (report: DiffReport) => boolean> = {
  breaking: ({ counts }) => counts.breaking > 0,
  warning: ({ counts }) => counts.breaking + counts.warning > 0,
  any: ({ changes }) => changes.length > 0,
}

try {
  process.exitCode = main()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = DIFF_EXIT_CODES.unreadable
}

function main(): number {
  const { values, positionals } = parseArgs({
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
  if (!fails) throw new Error(`--fail-on takes breaking, warning or any.\n${USAGE}`)
  const report = diffContracts(...documents(positionals, values['against-revision']))
  if (values.json === '-') console.log(JSON.stringify(report, null, 2))
  else console.log(printed(report, { colour: process.stdout.isTTY === true, all: values.all }))
  if (values.json !== undefined && values.json !== '-')
    writeFileSync(values.json, `${JSON.stringify(report, null, 2)}\n`)
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
