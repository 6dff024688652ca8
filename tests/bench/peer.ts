// Everyday requests of Sunquill and of Directus, a general data platform on the same database, in turns, 16 at once, medians of
// five. Directus is installed for this alone, outside of the project: `npm install --prefix FOLDER directus@10 pg`, then
// `DIRECTUS=FOLDER node --import tsx tests/bench/peer.ts`. It keeps flat rows with an owner and a homeowner each; Sunquill also
// decides every project's next step.
import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { DEMO_PASSWORD } from '../support/browser.ts'
import { withPostgres } from '../support/postgres.mjs'
import { freePort, startServer } from '../support/server.ts'
import { median, rateOf } from './rate.ts'

const ROUNDS = 5
const FOLDER = process.env['DIRECTUS']
if (!FOLDER) throw new Error('DIRECTUS is missing: the folder Directus is installed in')
const ROWS = 60
let next = ROWS

type Request = { path: string; body?: () => object }
type Server = { address: string; token: string }

const without = await withPostgres(async (cluster: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'sunquill-peer-'))
  const address = await database(cluster, 'sunquill')
  const env = { DATABASE_URL: address, SUNQUILL_SECRET: randomBytes(32).toString('base64'), SITE_SERVICES: 'off' }
  const seeding = { ...process.env, ...env, NODE_ENV: 'development', DATA_DIR: folder }
  spawnSync(process.execPath, ['--import', 'tsx', 'server/commands/seed.ts'], { env: seeding, stdio: 'inherit' })
  const own = await startServer(await freePort(), folder, env)
  const peer = await startDirectus(await database(cluster, 'directus'))
  try {
    const credentials = { email: 'owner@example.com', password: DEMO_PASSWORD }
    const { token } = await send(
      { address: own.address, token: '' },
      { path: '/v1/users/sessions', body: () => credentials },
    )
    const sunquill = { address: own.address, token }
    const { projects } = await send(sunquill, { path: '/v3/projects.List?limit=20' })
    const fields = 'fields=*,owner.first_name,owner.last_name,owner.email,homeowner.*'
    const [row] = (await send(peer, { path: '/items/projects?limit=1' })).data
    await compare('a list of 20 projects', sunquill, { path: '/v3/projects.List?limit=20' }, peer, {
      path: `/items/projects?limit=20&sort=-id&${fields}`,
    })
    await compare('one project', sunquill, { path: `/v3/projects.Get?project_id=${projects[0].id}` }, peer, {
      path: `/items/projects/${row.id}?${fields}`,
    })
    await compare('the signed-in user', sunquill, { path: '/v1/user' }, peer, { path: '/users/me' })
    await compare('a lead created', sunquill, { path: '/v1/lead/create', body: lead }, peer, {
      path: '/items/projects',
      body: () => ({ ...flat(next++), homeowner: { name: `Sample ${next}`, email: null } }),
    })
  } finally {
    peer.stop()
    own.process.kill('SIGTERM')
    await own.ended
    rmSync(folder, { recursive: true })
  }
})
if (without) console.log(without)
process.exit()

function lead() {
  next++
  return {
    status: 'new',
    homeowner: { firstname: 'Sample', lastname: `Bench ${next}`, email: `bench-${next}@example.com` },
    address: { line1: `${next} Example Street`, city: 'Sacramento', state: 'CA', postal_code: '95814' },
  }
}

async function compare(name: string, one: Server, asked: Request, other: Server, peer_asked: Request) {
  const rates: [number[], number[]] = [[], []]
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    rates[0].push(
      await rateOf(async () => {
        const began = performance.now()
        await send(one, asked)
        times.push(performance.now() - began)
      }, 2_000),
    )
    rates[1].push(await rateOf(() => send(other, peer_asked), 2_000))
  }
  const [mine, theirs] = [median(rates[0]), median(rates[1])]
  const sorted = times.toSorted((a, b) => a - b)
  const tail = (sorted[Math.floor(sorted.length * 0.99)] ?? 0) / median(times)
  console.log(
    `${name}: ${mine.toFixed(0)} and ${theirs.toFixed(0)}/s, ${(mine / theirs).toFixed(1)} ×; p99 ${tail.toFixed(1)} × median`,
  )
}

async function send({ address, token }: Server, { path, body }: Request) {
  const response = await fetch(`${address}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() } : {}),
    },
    ...(body ? { body: JSON.stringify(body()) } : {}),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`)
  return text === '' ? undefined : JSON.parse(text)
}

async function database(cluster: string, name: string): Promise<string> {
  const client = new pg.Client(cluster)
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return cluster.replace(/\/postgres$/, `/${name}`)
}

function flat(index: number) {
  return {
    name: `Project ${index}`,
    number: `P-${index}`,
    status: 'active',
    city: 'Sacramento',
    state: 'CA',
    size_kw: 6.4,
    price_cents: 2_400_000,
    lead_source: 'web',
  }
}

async function startDirectus(database_url: string): Promise<Server & { stop: () => void }> {
  const port = await freePort()
  const address = `http://localhost:${port}`
  const { username, hostname, port: database_port, pathname } = new URL(database_url)
  const credentials = { email: 'owner@example.com', password: DEMO_PASSWORD }
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    SECRET: randomBytes(32).toString('hex'),
    DB_CLIENT: 'pg',
    DB_HOST: hostname,
    DB_PORT: database_port,
    DB_USER: username,
    DB_DATABASE: pathname.slice(1),
    ADMIN_EMAIL: credentials.email,
    ADMIN_PASSWORD: credentials.password,
    TELEMETRY: 'false',
    LOG_LEVEL: 'error',
    PRESSURE_LIMITER_ENABLED: 'false',
  }
  const options = { cwd: FOLDER, env, stdio: 'inherit' } as const
  const bin = join(FOLDER ?? '', 'node_modules/directus/cli.js')
  if (spawnSync(process.execPath, [bin, 'bootstrap'], options).status !== 0) throw new Error('Directus did not start')
  const server = spawn(process.execPath, [bin, 'start'], options)
  while (!(await fetch(`${address}/server/ping`).catch(() => undefined))?.ok)
    await new Promise(done => setTimeout(done, 200))
  const { data } = await send({ address, token: '' }, { path: '/auth/login', body: () => credentials })
  const signed_in = { address, token: data.access_token }
  const create = (path: string, body: object) => send(signed_in, { path, body: () => body })
  const column = (field: string, type = 'string') => ({ field, type, schema: {}, meta: {} })
  const id = { field: 'id', type: 'uuid', schema: { is_primary_key: true }, meta: { special: ['uuid'] } }
  await create('/collections', {
    collection: 'homeowners',
    schema: {},
    meta: {},
    fields: [id, column('name'), column('email')],
  })
  await create('/collections', {
    collection: 'projects',
    schema: {},
    meta: {},
    fields: [
      id,
      ...['name', 'number', 'status', 'city', 'state', 'lead_source'].map(field => column(field)),
      column('size_kw', 'float'),
      column('price_cents', 'integer'),
      column('owner', 'uuid'),
      column('homeowner', 'uuid'),
    ],
  })
  await create('/relations', { collection: 'projects', field: 'owner', related_collection: 'directus_users' })
  await create('/relations', { collection: 'projects', field: 'homeowner', related_collection: 'homeowners' })
  const { data: user } = await send(signed_in, { path: '/users/me' })
  const rows = Array.from({ length: ROWS }, (_, index) => ({
    ...flat(index),
    owner: user.id,
    homeowner: { name: `Sample ${index}`, email: `sample-${index}@example.com` },
  }))
  await create('/items/projects', rows)
  return { ...signed_in, stop: () => server.kill('SIGTERM') }
}
