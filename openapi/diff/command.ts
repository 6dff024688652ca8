// The command behind `npm run contract:diff`, as a function of its arguments; main.ts runs it, the tests call it.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { documentAt } from '../bundle.ts'
import { commandLine } from '../command-line.ts'
import { counted } from '../report-parts.ts'
import { standing } from '../standing.ts'
import { adviceFor, changelogOf } from './changelog.ts'
import { type Consumer, type Consumers, consumersOf } from './consumers.ts'
import { diffContracts } from './diff.ts'
import { historyOf, historyTable } from './history.ts'
import { type Policy, STABILITIES } from './lifecycle.ts'
import { printed } from './print.ts'
import { DIFF_EXIT_CODES, type DiffReport } from './report.ts'
import { documentAtRevision } from './revision.ts'

// Consumers of a contract as text: each that is affected, with the operations it calls and what they ask of it now.

/** More changes of an operation are counted. */
const MOST_SHOWN = 2

function printedConsumers({ affected, flows, files }: Consumers): string {
  const of = (kind: Consumer['kind']) => affected.filter(one => one.kind === kind)
  const sum = `Consumers: ${of('flow').length} of ${counted(flows, 'flow')} and ${of('file').length} of ${counted(files, 'file')} can fail.`
  return [sum, ...affected.map(linesOf)].join('\n')
}

function linesOf({ kind, name, file, severity, calls }: Consumer): string {
  const strictly = severity === 'breaking' ? '' : ', if it reads strictly'
  const lines = calls.flatMap(({ operation, changes }) => {
    const shown = changes.slice(0, MOST_SHOWN).map(change => `      ${change.sentence} ${adviceFor(change)}`)
    const more = changes.length > MOST_SHOWN ? [`      and ${changes.length - MOST_SHOWN} more`] : []
    return [`    ${operation}`, ...shown, ...more]
  })
  return [`  ${kind === 'flow' ? `${name} in ${file}` : file}${strictly}`, ...lines].join('\n')
}

export const USAGE = `Usage: ${commandLine('diff')} old.yaml new.yaml
       ${commandLine('diff')} --against-revision main openapi/openapi.yaml
       ${commandLine('diff')} --history openapi/openapi.yaml

  --against-revision REV  takes the old contract from git: the same file as it was there
  --history FILE          lists every version in the history of git, what each changed and whether its number grew enough
  --consumers PATH        also says which flows (Arazzo) and source files of this file or folder can fail;
                          with --fail-on warning, strict readers too; may be repeated
  --changelog FILE        writes text for a changelog, with what callers must do (- for the console)
  --json FILE             writes the report (- for the console)
  --fail-on breaking|warning|any
                          what counts as a failure (breaking)
  --deprecation-days N    what becomes deprecated needs an x-sunset date, at least N days from now
  --stability LEVEL       operations whose x-stability-level is below it (draft, alpha, beta, stable) may change freely (beta)
  --version-check         also fail if info.version didn't grow enough
  --all                   include changes to text

Exits with 0 if nothing breaks, 1 if something does, 2 if a contract can't be read.`
const FAILS: Record<string, (report: DiffReport) => boolean> = {
  breaking: ({ counts }) => counts.breaking > 0,
  warning: ({ counts }) => counts.breaking + counts.warning > 0,
  any: ({ changes }) => changes.length > 0,
}
type Console = { say(text: string): void; complain(text: string): void; colour: boolean }

/** Returns the exit code. */
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
      'deprecation-days': { type: 'string' },
      stability: { type: 'string' },
      'version-check': { type: 'boolean', default: false },
      'against-revision': { type: 'string' },
      history: { type: 'string' },
      changelog: { type: 'string' },
      consumers: { type: 'string', multiple: true },
      all: { type: 'boolean', default: false },
    },
  })
  const fails = FAILS[values['fail-on']]
  if (!fails) throw new Error(`--fail-on must be breaking, warning or any.\n${USAGE}`)
  if (values.history !== undefined) {
    const versions = historyOf(values.history)
    put([{ file: values.json, text: JSON.stringify(versions, null, 2) }], [historyTable(values.history, versions)], say)
    return DIFF_EXIT_CODES.fine
  }
  const [old, now] = documents(positionals, values['against-revision'])
  const report = diffContracts(old, now, policyOf(values['deprecation-days'], values.stability))
  const consumers =
    values.consumers && consumersOf(report, { old, paths: values.consumers, strict: values['fail-on'] !== 'breaking' })
  const outputs = [
    { file: values.json, text: JSON.stringify({ ...report, consumers }, null, 2) },
    { file: values.changelog, text: changelogOf(report) },
  ]
  put(outputs, [printed(report, { colour, all: values.all }), ...(consumers ? [printedConsumers(consumers)] : [])], say)
  const isFine = !fails(report) && (report.version.enough || !values['version-check'])
  return isFine ? DIFF_EXIT_CODES.fine : DIFF_EXIT_CODES.breaking
}

function policyOf(days: string | undefined, level: string | undefined): Policy {
  const stability = STABILITIES.find(one => one === level)
  if (level !== undefined && !stability)
    throw new Error(`--stability must be one of ${STABILITIES.join(', ')}.\n${USAGE}`)
  if (days !== undefined && !/^\d+$/.test(days))
    throw new Error(`--deprecation-days must be a number of days.\n${USAGE}`)
  return { deprecation_days: days === undefined ? undefined : Number(days), stability }
}

/** On the console, what was asked for there, or else what's usually shown. */
function put(outputs: { file: string | undefined; text: string }[], usual: string[], say: Console['say']) {
  const here = outputs.filter(({ file }) => file === '-').map(({ text }) => text)
  say((here.length > 0 ? here : usual).join('\n\n'))
  for (const { file, text } of outputs) {
    if (file === undefined || file === '-') continue
    mkdirSync(dirname(standing(file)), { recursive: true })
    writeFileSync(standing(file), `${text}\n`)
  }
}

function documents(files: string[], revision: string | undefined): [Record<string, unknown>, Record<string, unknown>] {
  const [first, second] = files
  if (revision !== undefined && first !== undefined && second === undefined)
    return [documentAtRevision(first, revision), documentAt(first)]
  if (revision !== undefined || first === undefined || second === undefined || files.length > 2) throw new Error(USAGE)
  return [documentAt(first), documentAt(second)]
}
