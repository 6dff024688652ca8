// `npm run replay -- [flow…] --against mocks|local|URL`: replays flows and reports where a server differs.
import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { standing } from '#openapi/standing.ts'
import { type Arguments, inputsIn, loadIn, readArguments, USAGE } from './arguments.ts'
import { checkFlows } from './check/check-flow.ts'
import { chosenBy } from './choose.ts'
import type { Flow } from './documents.ts'
import { type HarEntry, harOf } from './har-file.ts'
import { keepLast, keepOutputs, outputsKept } from './kept.ts'
import { oneClock, replayAsLoad } from './load.ts'
import { maskedEntry } from './mask.ts'
import { partOf } from './part.ts'
import { replay } from './replay.ts'
import { latencies, latencyLines } from './report/latency.ts'
import { causeLines, linesOf, sumOf } from './report/report-console.ts'
import { junitOf } from './report/report-junit.ts'
import { timelineOf } from './report/report-timeline.ts'
import { EXIT_CODES, isSame, type Load, type Replay } from './result.ts'
import { showDifference } from './show-difference.ts'
import { stepwise } from './stepwise.ts'
import { type Target, targetAt, Unusable } from './targets.ts'
import { watchFlows } from './watch.ts'

const MOST_KEPT = 50
const FROM_LOCAL = '--from continues on a server that still has what was made. local begins empty: use --to.'

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
  await requireRight(positionals.filter(isFile).map(name => standing(name)))
  const chosen = chosenBy(asked, positionals)
  if (asked.list) {
    for (const { name, summary } of chosen) console.log(`${name.padEnd(44)} ${summary}`)
    return 'same'
  }
  if (chosen.length === 0) {
    console.log('No flow differed in the last replay.')
    return 'same'
  }
  const { against } = asked
  if (against === undefined) throw new Error(`Say what to replay against.\n\n${USAGE}`)
  if (asked.from !== undefined && against === 'local') throw new Unusable(FROM_LOCAL)
  const inputs = inputsIn(asked)
  const load = loadIn(asked)
  if (load && against === 'local') throw new Unusable(oneClock('local'))
  const whole = await targetAt(against, asked.yes, chosen)
  const before = asked.from === undefined ? undefined : outputsKept(whole.name, chosen[0]?.name ?? '')
  const run = asked.run ?? before?.run ?? `r${randomBytes(4).toString('hex')}`
  if (!/^[a-z0-9]{1,20}$/.test(run)) throw new Error(`--run takes up to 20 letters a to z and digits, not ${run}.`)
  const between = asked.step ? await stepwise(whole.url) : undefined
  const target = between ? { ...whole, url: between.url, shown_url: whole.url, lanes: 1 } : whole
  try {
    let verdict: keyof typeof EXIT_CODES = 'unusable'
    let nth = 0
    const replay_these = async (changed: readonly Flow[]) => {
      nth++
      const these = changed.map(flow => partOf(flow, asked, outputsKept(target.name, flow.name)?.outputs))
      // A server still has the names of the replay before.
      const done = await replayOnce(these, target, nth === 1 ? run : `${run}w${nth}`, { ...asked, load, inputs })
      if (!load) keep(done, these)
      verdict = isSame(done) ? 'same' : 'different'
    }
    if (asked.watch) await watchFlows(chosen, { names: positionals, signal: interrupted(), replay: replay_these })
    else await replay_these(chosen)
    return verdict
  } finally {
    await Promise.all([between?.close(), target.close()])
  }
}

/** For `--failed`, `--from` and the drawn charts. Outputs are left out when everything was replayed. */
function keep({ results, run, against }: Replay, flows: readonly Flow[]) {
  const fileOf = (flow: string) => flows.find(({ name }) => name === flow)?.file ?? ''
  keepLast({ against, flows: results.map(({ flow, verdict }) => ({ flow, file: fileOf(flow), verdict })) })
  if (against !== 'local' && results.length <= MOST_KEPT)
    for (const { flow, outputs } of results) if (outputs) keepOutputs(against, flow, { run, outputs })
}

function isFile(name: string) {
  return /\.(ya?ml|json)$/.test(name)
}

/** Your own files are checked against the contract first; a test checks the committed ones. */
async function requireRight(files: readonly string[]) {
  const sentences = await checkFlows(files)
  if (sentences.length > 0) throw new Unusable(`${sentences.join('\n')}\n\nNothing was sent.`)
}

/** The first Ctrl-C ends the watch, a second one the process. */
function interrupted(): AbortSignal {
  const controller = new AbortController()
  process.once('SIGINT', () => controller.abort())
  return controller.signal
}

type Asked = Omit<Arguments, 'input'> & { load: Load | undefined; inputs: Record<string, string> }

async function replayOnce(flows: readonly Flow[], target: Target, run: string, asked: Asked): Promise<Replay> {
  const { load } = asked
  const show = progress(flows.length * (load ? load.users * load.rounds : 1), load !== undefined)
  const options = {
    target,
    run,
    inputs: asked.inputs,
    stop: asked.stop,
    recorded: asked.har === undefined ? ('none' as const) : ('masked' as const),
    begins: show.begins,
    done: show.done,
  }
  const done = await (load ? replayAsLoad(flows, load, options) : replay(flows, options))
  if (load) console.log(`\n${latencyLines(latencies(done.results))}`)
  console.log(`${causeLines(done.results)}\n${sumOf(done)}`)
  await report(done, asked)
  return done
}

async function report({ entries, ...result }: Replay & { entries: HarEntry[] }, asked: Asked) {
  write(asked.junit, () => junitOf(result))
  write(asked.timeline, () => timelineOf(result))
  write(asked.har, () => harOf(entries.map(maskedEntry)))
  const shown = asked.open && (await showDifference(result, asked.timeline && standing(asked.timeline)))
  if (shown) console.log(shown)
}

/** On a terminal, the flow that runs now is shown below those that are done. Of load, only what differs is listed. */
function progress(of: number, is_load: boolean) {
  let over = 0
  const shown = new Set<string>()
  const clear = () => process.stdout.isTTY && process.stdout.write('\r\u001b[K')
  return {
    begins(flow: string) {
      if (process.stdout.isTTY) process.stdout.write(`\r\u001b[K… ${flow} (${over} of ${of} done)`)
    },
    done(result: Parameters<typeof linesOf>[0]) {
      over++
      clear()
      const { verdict, difference } = result
      // One cause, one verdict: the flows that share it are named at the end.
      if (difference ? !shown.has(difference.cause) : !is_load || verdict !== 'same') console.log(linesOf(result))
      if (difference) shown.add(difference.cause)
    },
  }
}

function write(file: string | undefined, text: () => string) {
  if (file === undefined) return
  const path = standing(file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text())
}
