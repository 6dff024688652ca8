// `npm run flow:from-har -- recording.har [-o flow.arazzo.yaml]`: a recording of a browser session as a flow that can be replayed.

import { readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { yamlOf } from '#mocks/flows/arazzo.ts'
import { commandLine } from '#openapi/command-line.ts'
import { contractAt, PRODUCT, SANDBOX } from '#openapi/contract.ts'
import { standing } from '#openapi/standing.ts'
import { entriesOf } from './har-file.ts'
import { flowOf, writesOf } from './har-flow.ts'
import { ELSEWHERE, recordedIn } from './har-steps.ts'
import { EXIT_CODES } from './result.ts'

const CONTRACTS = fileURLToPath(new URL('../../sdk', import.meta.url))
const USAGE = `${commandLine('flow:from-har')} recording.har [-o flow.arazzo.yaml]

  -o, --output FILE   where the flow goes; printed without it
  --writes            without reads that feed no write and show nothing that was written
  --name NAME         what the flow is called; after the file without it

  0 the flow is there, 2 wrong use or nothing of the product is in the recording.`

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = EXIT_CODES.unusable
}

async function main() {
  const { values: asked, positionals } = readArguments()
  const [file] = positionals
  if (asked.help) return console.log(USAGE)
  if (file === undefined || positionals.length > 1) throw new Error(`Say which recording.\n\n${USAGE}`)
  const entries = entriesOf(readFileSync(standing(file), 'utf8'), file)
  const contracts = { product: contractAt(PRODUCT), sandbox: contractAt(SANDBOX) }
  const { recorded, left_out } = await recordedIn(entries, contracts)
  if (recorded.length === 0)
    throw new Error(`${file} has no call to the product. Record while the application is in use, with contents.`)
  const name = asked.name ?? basename(asked.output ?? file).replace(/\.(arazzo\.ya?ml|ya?ml|har)$/, '')
  const kept = asked.writes ? writesOf(name, recorded) : recorded
  const { workflow, notes } = flowOf(name, kept)
  const beside = relative(
    dirname(asked.output === undefined ? resolve('mocks/flows/recorded') : standing(asked.output)),
    CONTRACTS,
  )
  const title = `Recorded: ${name}`
  const text = `# Made of a recording; yours to change.\n${yamlOf({ title, summary: workflow.summary, workflows: [workflow] }, beside)}`
  if (asked.output === undefined) console.log(text)
  else writeFileSync(standing(asked.output), text)
  const said = [
    `${kept.length} of ${entries.length} exchanges are in the flow.`,
    ...Object.entries(left_out).map(
      ([why, names]) => `Left out: ${names.length} ${why}${why === ELSEWHERE ? '' : `: ${countedNames(names)}`}.`,
    ),
    ...(kept.length < recorded.length ? [`Left out: ${recorded.length - kept.length} reads that feed nothing.`] : []),
    ...notes,
    ...(asked.output === undefined ? [] : [`Replay it: ${commandLine('replay')} ${asked.output} --against local`]),
  ]
  console.error(said.join('\n'))
}

/** `GET /v1/user 3 times, POST /v1/lead/create`. */
function countedNames(names: readonly string[]): string {
  return [...new Set(names)]
    .map(name => {
      const times = names.filter(one => one === name).length
      return times > 1 ? `${name} ${times} times` : name
    })
    .join(', ')
}

function readArguments() {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean', default: false } as const
  try {
    const options = { writes: flag, output: { ...text, short: 'o' }, name: text, help: { ...flag, short: 'h' } }
    return parseArgs({ allowPositionals: true, options })
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : ''}\n\n${USAGE}`)
  }
}
