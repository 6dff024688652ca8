// `npm run replay -- [flow…] --against mocks|local|URL`: replays flows and tells where a server parts from them.
import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { commandLine } from '#openapi/command-line.ts'
import { standing } from '#openapi/standing.ts'
import { chosenFlows } from './documents.ts'
import { harOf } from './har-file.ts'
import { maskedEntry } from './mask.ts'
import { replay } from './replay.ts'
import { linesOf, sumOf } from './report-console.ts'
import { junitOf } from './report-junit.ts'
import { timelineOf } from './report-timeline.ts'
import { EXIT_CODES, isSame } from './result.ts'
import { targetAt } from './targets.ts'

const USAGE = `${commandLine('replay')} [flow…] --against mocks|local|URL

  flow             a document (session), one of its workflows (session/idle-end) or a file; all without one
  --against        mocks: the contracts' examples by Prism. local: the whole product, in memory, its clock moved by flows.
                   URL: a server, such as http://localhost:4710
  --list           names the flows and ends
  --junit FILE     a test case a flow
  --timeline FILE  a page that shows every request, each flow on a scale of its own
  --har FILE       what went over the wire, without secrets
  --input NAME=VALUE   what a flow asks for, such as the password of an account that exists
  --run NAME       makes names unique (a-z, 0-9); made up without it
  --stop           ends with the first flow that differs
  --yes            replays against an address that may be production

  0 every flow went as written, 1 one did not, 2 wrong use or nobody answers.`

try {
  process.exitCode = EXIT_CODES[await main()]
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = EXIT_CODES.unusable
}

async function main(): Promise<keyof typeof EXIT_CODES> {
  const { values: asked, positionals } = readArguments()
  if (asked.help) {
    console.log(USAGE)
    return 'same'
  }
  const flows = chosenFlows(positionals)
  if (asked.list) {
    for (const { name, summary } of flows) console.log(`${name.padEnd(44)} ${summary}`)
    return 'same'
  }
  if (asked.against === undefined) throw new Error(`Say what to replay against.\n\n${USAGE}`)
  const run = asked.run ?? `r${randomBytes(4).toString('hex')}`
  if (!/^[a-z0-9]{1,20}$/.test(run)) throw new Error(`--run takes up to 20 letters a to z and digits, not ${run}.`)
  const target = await targetAt(asked.against, asked.yes, flows)
  try {
    const show = progress(flows.length)
    const done = await replay(flows, {
      target,
      run,
      inputs: inputsIn(asked.input ?? []),
      stop: asked.stop,
      begins: show.begins,
      done: show.done,
    })
    console.log(`\n${sumOf(done)}`)
    const { entries, ...result } = done
    write(asked.junit, () => junitOf(result))
    write(asked.timeline, () => timelineOf(result))
    write(asked.har, () => harOf(entries.map(maskedEntry)))
    return isSame(done) ? 'same' : 'different'
  } finally {
    await target.close()
  }
}

function readArguments() {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean', default: false } as const
  const options = {
    against: text,
    junit: text,
    timeline: text,
    har: text,
    run: text,
    input: { type: 'string', multiple: true } as const,
  }
  try {
    const flags = { list: flag, stop: flag, yes: flag, help: { ...flag, short: 'h' } }
    return parseArgs({ allowPositionals: true, options: { ...options, ...flags } })
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : ''}\n\n${USAGE}`)
  }
}

function inputsIn(said: readonly string[]): Record<string, string> {
  return Object.fromEntries(said.map(one => [one.split('=')[0] ?? '', one.slice(one.indexOf('=') + 1)]))
}

/** Where somebody watches, the flow that runs now stands below those that are over. */
function progress(of: number) {
  let over = 0
  const clear = () => process.stdout.isTTY && process.stdout.write('\r\u001b[K')
  return {
    begins(flow: string) {
      if (process.stdout.isTTY) process.stdout.write(`\r\u001b[K… ${flow} (${over} of ${of} done)`)
    },
    done(result: Parameters<typeof linesOf>[0]) {
      over++
      clear()
      console.log(linesOf(result))
    },
  }
}

function write(file: string | undefined, text: () => string) {
  if (file === undefined) return
  const path = standing(file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text())
}
