// The cost of uploads for others: everyday requests while 20 files of 9 MB arrive at once, compared with none. `node
// --import tsx tests/bench/uploads.ts [--postgres]`. Target: their 99th percentile stays within a second.
import { fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { productClient } from '#sdk/client.ts'
import { DEMO_PASSWORD } from '../support/browser.ts'
import { withPostgres } from '../support/postgres.mjs'
import { answered, newProject } from '../support/sale.ts'
import { startServer } from '../support/server.ts'

const { values: options } = parseArgs({ options: { postgres: { type: 'boolean', default: false } } })
const FILES = 20
const CLIENTS = 4
const THINKS_MS = 25
const WITHOUT_MS = 10_000
const PORT = 4_971

if (options.postgres) await withPostgres((DATABASE_URL: string) => run({ DATABASE_URL }))
else await run({})

async function run(variables: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'sunquill-bench-'))
  const env = { ...variables, NODE_ENV: 'development', UPLOADS_PER_COMPANY: String(FILES) }
  if (options.postgres)
    spawnSync(process.execPath, ['--import', 'tsx', 'server/commands/seed.ts'], {
      env: { ...process.env, ...env, DATA_DIR: folder },
      stdio: 'inherit',
    })
  const server = await startServer(PORT, folder, env)
  try {
    await measure(server.address)
  } finally {
    await server.kill()
    rmSync(folder, { recursive: true })
  }
}

async function measure(base_url: string) {
  const clientOf = (token: string | null) =>
    productClient({
      base_url,
      token: () => token,
      impersonated: () => null,
      idempotency_key: () => crypto.randomUUID(),
    })
  const signIn = async (email: string) => {
    const body = { email, password: DEMO_PASSWORD }
    return answered((await clientOf(null).POST('/v1/users/sessions', { body })).data).token
  }
  const [uploader, other] = [await signIn('rep@example.com'), clientOf(await signIn('owner@example.com'))]
  const { id: project_id } = await newProject(other)
  const EVERYDAY = [
    () => other.GET('/v3/projects.List', { params: { query: { limit: 50 } } }),
    () => other.GET('/v3/projects.Get', { params: { query: { project_id } } }),
    () => other.GET('/v3/dashboard.GetPipeline', {}),
    () => other.POST('/v3/notes.Create', { body: { project_id, body: 'Called back', mention_ids: [] } }),
  ]
  const ask = async (isOver: () => boolean) => {
    const times: number[] = []
    const client = async () => {
      while (!isOver()) {
        const began = performance.now()
        await EVERYDAY[times.length % EVERYDAY.length]?.()
        times.push(performance.now() - began)
        await new Promise(resolve => setTimeout(resolve, THINKS_MS))
      }
    }
    await Promise.all(Array.from({ length: CLIENTS }, client))
    return times
  }
  const until = performance.now() + WITHOUT_MS
  const without = await ask(() => performance.now() > until)
  const sender = fork(new URL('./uploads-sender.ts', import.meta.url), [base_url, uploader, String(FILES)])
  await once(sender, 'message')
  const began = performance.now()
  let outcomes: unknown
  sender.once('message', said => (outcomes = said))
  sender.send('go')
  const beside = await ask(() => outcomes !== undefined)
  console.log(`${FILES} uploads: ${Math.round(performance.now() - began)} ms, ${outcomes}`)
  for (const [name, part] of [
    ['50%', 0.5],
    ['99%', 0.99],
    ['longest', 1],
  ] as const)
    console.log(
      `requests, ${name}: ${at(without, part).toFixed(0)} ms without uploads (${without.length}), ${at(beside, part).toFixed(0)} ms beside them (${beside.length})`,
    )
}

function at(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(times.length * part))] ?? 0
}
