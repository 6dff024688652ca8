// `npm run contract:prove -- [--sample n] [--part 1/2] [--json file] [--write-readme]`: how many of the drifting servers each tool
// finds. With `--seeds 1-20`, what the check says of the correct one.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { answerHelp } from '#openapi/answer-help.ts'
import { counted } from '#openapi/report-parts.ts'
import { prismProxy } from './by-prism.ts'
import { type Log, redoclyDrift } from './by-redocly.ts'
import { KINDS } from './drift.ts'
import { type Found, keyOf, type Looked, lookingIn } from './look-for.ts'
import { apart, driftingServers, sampleOf } from './set.ts'
import { missesOf, type Proof, tableOf, writeReadme } from './table.ts'
import { honestWorld } from './world.ts'

answerHelp(`npm run contract:prove -- [--sample N] [--only TEXT[,TEXT…]] [--part 1/2] [--json FILE] [--write-readme] [--check-only] [--seeds 1-20]

Counts how many servers that drift from the contract each tool finds. With --check-only many faults share a server, and --json FILE
goes on where it stopped. With --seeds 1-20 it checks the correct server with each of these seeds instead: every finding there is a
false alarm.`)
const { values } = parseArgs({
  options: {
    sample: { type: 'string' },
    only: { type: 'string' },
    part: { type: 'string', default: '1/1' },
    json: { type: 'string' },
    seeds: { type: 'string' },
    'write-readme': { type: 'boolean', default: false },
    // Leaves the other tools out.
    'check-only': { type: 'boolean', default: false },
  },
})
/** Kept in memory at once, with all their traffic. */
const TOGETHER = 35

const world = await honestWorld()
const all = driftingServers(world.contract).filter(
  ({ name, kind }) =>
    !values.only || values.only.split(',').some(word => (word in KINDS ? kind === word : name.includes(word))),
)
const [part = 1, parts = 1] = values.part.split('/').map(Number)
const wanted = (values.sample ? sampleOf(all, Number(values.sample)) : all).filter((_, nth) => nth % parts === part - 1)
const judgeAlone = values['check-only']
const before: Proof | undefined =
  judgeAlone && values.json && existsSync(values.json) ? JSON.parse(readFileSync(values.json, 'utf8')) : undefined
const proof: Proof = before ?? {
  of: driftingServers(world.contract).length,
  servers: [],
  honest: { operations: 0, check: 0, prism: 0, redocly: 0 },
  seconds: { check: 0, prism: 0, redocly: 0 },
}
const known = new Set(proof.servers.map(({ operator, sentence }) => `${operator} ${sentence}`))
const drifts = wanted.filter(({ operator, sentence }) => !known.has(`${operator} ${sentence}`))
const prism = judgeAlone ? undefined : await prismProxy()
const judged = new Map<string, { prism: Set<string>; redocly: Set<string> }>()
const { lookFor, lookTogether, lookHonest } = lookingIn(world)

if (values.seeds) process.exit((await alarmsWith(values.seeds)) > 0 ? 1 : 0)
console.error(`${drifts.length} drifting servers.`)
if (prism)
  for (let from = 0; from < drifts.length; from += TOGETHER) await judge(drifts.slice(from, from + TOGETHER), prism)
else await checkTogether()
console.log(tableOf(proof))
const misses = missesOf(proof)
if (misses.length > 0) console.log(`\nNot found by contract:check:\n${misses.map(one => `- ${one}`).join('\n')}`)
if (values['write-readme']) writeReadme(tableOf(proof))
// The embedded database keeps no promise that would end by itself.
process.exit(0)

/** How many false alarms there are with the seeds of a range. */
async function alarmsWith(range: string): Promise<number> {
  const [from = 1, to = from] = range.split('-').map(Number)
  let alarms = 0
  for (let seed = from; seed <= to; seed++) {
    const { findings, coverage, requests, ms } = await lookHonest(seed)
    const succeeded = coverage.filter(one => one.succeeded).length
    console.log(
      `seed ${seed}: ${counted(findings.length, 'finding')}, ${succeeded} of ${coverage.length} operations succeeded, ${requests} requests, ${Math.round(ms / 1000)} s`,
    )
    for (const { check, method, path, sentence } of findings) console.log(`  ${check} ${method} ${path} ${sentence}`)
    alarms += findings.length
  }
  return alarms
}

/** With the check alone; findings on the correct server are included in the first part. */
async function checkTogether() {
  if (!before && part === 1) {
    console.error('First the correct server, which takes minutes.')
    const { findings, coverage } = await lookHonest()
    const at = new Set(findings.map(({ method, path }) => `${method} ${path}`))
    Object.assign(proof.honest, { operations: coverage.length, check: at.size })
    for (const { check, method, path, sentence } of findings)
      console.error(`undrifted: ${check} ${method} ${path} ${sentence}`)
  }
  for (const some of apart(drifts)) {
    for (const one of await timed('check', () => lookTogether(some))) {
      proof.servers.push(rowOf(one))
      console.error(
        `${proof.servers.length} of ${wanted.length}: ${one.by.join(', ') || 'not found'} · ${one.drift.sentence}`,
      )
    }
    if (values.json) writeFileSync(values.json, `${JSON.stringify(proof, null, 2)}\n`)
  }
}

function rowOf(
  { drift: { name, kind, operator, sentence }, by, isNamed, reached }: Found,
  prism = false,
  redocly = false,
): Proof['servers'][number] {
  return { name, kind, operator, sentence, reached, named: isNamed, check: by, prism, redocly }
}

async function judge(some: typeof drifts, prism: Awaited<ReturnType<typeof prismProxy>>) {
  const looked: Looked[] = []
  for (const drift of some) {
    looked.push(await timed('check', () => lookFor(drift)))
    console.error(
      `${proof.servers.length + looked.length} of ${drifts.length}: ${looked.at(-1)?.by.join(', ') || 'not found'} · ${drift.sentence}`,
    )
  }
  const fresh = new Map(
    looked.map(one => [keyOf(one.drift.operations), one.honest] as const).filter(([key]) => !judged.has(key)),
  )
  const logs: Log[] = [
    ...[...fresh].map(([name, { exchanges }]) => ({ name, exchanges })),
    ...looked.map(({ drift, seen }) => ({ name: drift.name, exchanges: seen.exchanges })),
  ]
  const by_redocly = await timed('redocly', () => redoclyDrift(world.contract, logs))
  const by_prism = new Map<string, Set<string>>()
  for (const { name, exchanges } of logs) by_prism.set(name, await timed('prism', () => prism(exchanges)))
  for (const [key, { report }] of fresh) {
    const [one, other] = [by_prism.get(key) ?? new Set<string>(), by_redocly.get(key) ?? new Set<string>()]
    judged.set(key, { prism: one, redocly: other })
    proof.honest.operations += 1
    proof.honest.check += report.findings.length > 0 ? 1 : 0
    // Requests that break the contract were sent on purpose; an alarm is about an answer.
    proof.honest.prism += [...one].some(sign => sign.includes(' answer ')) ? 1 : 0
    proof.honest.redocly += [...other].some(sign => sign.includes(' response ')) ? 1 : 0
    for (const { check, method, path, sentence } of report.findings)
      console.error(`undrifted: ${check} ${method} ${path} ${sentence}`)
  }
  for (const { drift, by, isNamed, seen } of looked) {
    const before = judged.get(keyOf(drift.operations))
    const beyond = (found: Set<string> | undefined, known: Set<string> | undefined) =>
      [...(found ?? [])].some(sign => !known?.has(sign))
    proof.servers.push(
      rowOf(
        { drift, by, isNamed, reached: seen.reached },
        beyond(by_prism.get(drift.name), before?.prism),
        beyond(by_redocly.get(drift.name), before?.redocly),
      ),
    )
  }
  if (values.json) writeFileSync(values.json, `${JSON.stringify(proof, null, 2)}\n`)
}

async function timed<T>(tool: keyof Proof['seconds'], work: () => Promise<T>): Promise<T> {
  const started = performance.now()
  const result = await work()
  proof.seconds[tool] += (performance.now() - started) / 1000
  return result
}
