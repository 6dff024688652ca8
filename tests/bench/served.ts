// HTTP throughput of separate server processes: everyday reads on the embedded database and on PostgreSQL, with one and
// two processes, reads and writes together at 64 connections, and memory over many requests. The client takes its share
// of the same cores. `node --import tsx tests/bench/served.ts [--requests 100000]`
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { DEMO_PASSWORD } from '../support/browser.ts'
import { withPostgres } from '../support/postgres.mjs'
import { startServer } from '../support/server.ts'
import { everydayReads } from './everyday-reads.ts'

const { values: options } = parseArgs({ options: { requests: { type: 'string', default: '100000' } } })
const REQUESTS = Number(options.requests)
const ROUND_MS = 5_000
const ROUNDS = 3
const PORT = 4_972
/** Of a hundred requests. */
const WRITES = 20
const MB = 1_024
/** One installation: the servers of a database share its secret. */
const SUNQUILL_SECRET = randomBytes(32).toString('base64')

type Ask = { path: string; body?: object }
type Served = { ask: (asked: Ask) => Promise<string>; reads: Ask[]; write: Ask; pid: number }

const embedded = await served({}, async server => readsOf(server))
const without = await withPostgres(async (DATABASE_URL: string) => {
  const one = await served({ DATABASE_URL }, async server => {
    const reads = await readsOf(server)
    const refused = await rate(16, () => server.ask({ path: '/v3/projects.Nothing' }))
    await mixed(server)
    await memory(server)
    return { reads, refused }
  })
  say('everyday reads, embedded', embedded, 'PostgreSQL', one.reads)
  const two = await served({ DATABASE_URL, WORKERS: '2' }, async server => ({
    reads: await readsOf(server),
    refused: await rate(16, () => server.ask({ path: '/v3/projects.Nothing' })),
  }))
  say('everyday reads, two processes', two.reads, 'one', one.reads)
  say('no such operation, two processes', two.refused, 'one', one.refused)
})
if (without) console.log(without)

async function served<T>(variables: Record<string, string>, measure: (server: Served) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'sunquill-bench-'))
  const shared = { ...variables, SUNQUILL_SECRET }
  const env = { ...process.env, ...shared, NODE_ENV: 'development', DATA_DIR: folder }
  spawnSync(process.execPath, ['--import', 'tsx', 'server/commands/seed.ts'], { env, stdio: 'inherit' })
  const server = await startServer(PORT, folder, shared)
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  try {
    const asked = (token: string) => (ask: Ask) => send(agent, token, ask)
    const body = { email: 'owner@example.com', password: DEMO_PASSWORD }
    const { token } = JSON.parse(await asked('')({ path: '/v1/users/sessions', body }))
    const ask = asked(token)
    const { projects } = JSON.parse(await ask({ path: '/v3/projects.List?limit=20' }))
    const project_id = projects[0].id
    const write = { path: '/v3/notes.Create', body: { project_id, body: 'Called back', mention_ids: [] } }
    const reads = everydayReads(project_id).map(path => ({ path }))
    return await measure({ ask, reads, write, pid: server.process.pid ?? 0 })
  } finally {
    agent.destroy()
    server.process.kill('SIGTERM')
    await server.ended
    rmSync(folder, { recursive: true })
  }
}

function send(agent: Agent, token: string, { path, body }: Ask): Promise<string> {
  const sent = body && JSON.stringify(body)
  const headers = {
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(sent ? { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() } : {}),
  }
  return new Promise((resolve, reject) => {
    const asked = request({ agent, port: PORT, path, headers, method: sent ? 'POST' : 'GET' }, answer => {
      const pieces: Buffer[] = []
      answer.on('data', piece => pieces.push(piece))
      answer.on('end', () => {
        const text = Buffer.concat(pieces).toString()
        const expected = path.endsWith('Nothing') ? 404 : 200
        if (Math.abs((answer.statusCode ?? 0) - expected) > 1)
          reject(new Error(`${path}: ${answer.statusCode} ${text}`))
        else resolve(text)
      })
    })
    asked.on('error', reject)
    asked.end(sent)
  })
}

/** The median of several rounds, as first compilations and garbage collection aren't typical. */
async function readsOf({ ask, reads }: Served): Promise<number> {
  let next = 0
  const rates: number[] = []
  for (let round = 0; round < ROUNDS; round++)
    rates.push(await rate(16, () => ask(reads[next++ % reads.length] ?? { path: '/v1/user' })))
  return rates.toSorted((a, b) => a - b)[ROUNDS >> 1] ?? 0
}

async function rate(at_once: number, work: () => Promise<unknown>): Promise<number> {
  const until = performance.now() + ROUND_MS
  let done = 0
  await during(
    at_once,
    () => performance.now() < until,
    async () => {
      await work()
      done++
    },
  )
  return (done * 1_000) / ROUND_MS
}

async function mixed({ ask, reads, write }: Served) {
  const times: number[] = []
  const until = performance.now() + 2 * ROUND_MS
  await during(
    64,
    () => performance.now() < until,
    async () => {
      const began = performance.now()
      await ask(next(times.length, reads, write))
      times.push(performance.now() - began)
    },
  )
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) => (sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(0)
  const rate = ((times.length * 1_000) / (2 * ROUND_MS)).toFixed(0)
  console.log(`reads and writes at 64 connections: ${rate}/s, 50% within ${at(0.5)} ms, 99% within ${at(0.99)} ms`)
}

async function memory({ ask, reads, write, pid }: Served) {
  const resident = () =>
    Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / MB)
  const seen: number[] = []
  for (let done = 0; done < REQUESTS; ) {
    const until = Math.min(REQUESTS, done + REQUESTS / 10)
    await during(
      16,
      () => done < until,
      () => ask(next(done++, reads, write)),
    )
    seen.push(resident())
  }
  console.log(`memory after each tenth of ${REQUESTS} requests: ${seen.join(', ')} MB`)
}

function next(index: number, reads: Ask[], write: Ask): Ask {
  return ((index % 100) * WRITES) % 100 < WRITES ? write : (reads[index % reads.length] ?? write)
}

async function during(at_once: number, goes_on: () => boolean, work: () => Promise<unknown>) {
  const one = async () => {
    while (goes_on()) await work()
  }
  await Promise.all(Array.from({ length: at_once }, one))
}

function say(name: string, ours: number, beside: string, theirs: number) {
  console.log(
    `${(ours / theirs).toFixed(2).padStart(5)}  ${ours.toFixed(0)}/s of ${theirs.toFixed(0)}/s  ${name} ÷ ${beside}`,
  )
}
