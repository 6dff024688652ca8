// Several servers on one PostgreSQL that keeps going away, for minutes:
//   node --import tsx tests/faults/cluster/main.ts --minutes 5 --servers 3 --seconds 10
// Each trouble in turn (troubles.ts), so many seconds each, and at the end a failover to a standby. Prints how soon every server
// answered again, and whether a process ended, an acknowledged write was lost or one was done twice.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { externalDatabase } from '#server/db/external-database.ts'
import { migrate } from '#server/db/migrate.ts'
import { addBothCompanies } from '../../support/companies.ts'
import { type Cluster, clusterIn, makeFolder } from '../../support/postgres.mjs'
import { startServer } from '../../support/server.ts'
import { tcpProxy } from '../../support/tcp-proxy.ts'
import { FAILOVER, forSeconds, type Site, TROUBLES, type Trouble } from './troubles.ts'
import { type Seen, write } from './writers.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    servers: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '10' },
    writers: { type: 'string', default: '6' },
    port: { type: 'string', default: '4986' },
    only: { type: 'string', default: '' },
  },
})
const SECRET = 'only for servers of the tests, and long enough'
const WITHIN_MS = 5_000
const OPTIONS = '-c fsync=off -c max_connections=100'

const faults: string[] = []
const folders: string[] = []
const ends: (() => unknown)[] = []
let over = false
try {
  const site = await prepare()
  const addresses = await startServers(site)
  const seen: Seen = { refused: new Map(), unlike: [] }
  const writers = Array.from({ length: Number(values.writers) }, (_, who) =>
    write({ addresses, who, seen, isOver: () => over }),
  )
  await troubleAll(site, addresses)
  over = true
  const acknowledged = (await Promise.all(writers)).flat()
  faults.push(...seen.unlike.slice(0, 10).map(one => `was answered ${one}`))
  await judge(site, acknowledged)
  console.log(
    `${acknowledged.length} writes acknowledged; refused: ${JSON.stringify(Object.fromEntries(seen.refused))}`,
  )
} finally {
  over = true
  for (const end of ends.reverse()) await end()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}
for (const fault of faults) console.error(`FAULT: ${fault}`)
console.log(
  faults.length === 0 ? 'No process ended, nothing was lost, nothing was done twice.' : `${faults.length} faults`,
)
process.exit(faults.length === 0 ? 0 : 1)

function newCluster(port: number): Cluster {
  const folder = makeFolder()
  folders.push(folder)
  const cluster = clusterIn(folder, port)
  ends.push(() => cluster.stop('immediate'))
  return cluster
}

async function prepare(): Promise<Site> {
  const primary = newCluster(24_000 + (process.pid % 4_000))
  const standby = newCluster(primary.port + 4_000)
  const start = () => primary.start(OPTIONS)
  if (!primary.make() || !start()) throw new Error('No PostgreSQL runs on this machine')
  const database = externalDatabase(primary.address, Buffer.from(SECRET))
  await migrate(database)
  await addBothCompanies(database)
  await database.close()
  primary.stop()
  standby.follow(primary)
  if (!start() || !standby.start(OPTIONS)) throw new Error('The standby did not start')
  const proxy = await tcpProxy({ host: '127.0.0.1', port: primary.port })
  ends.push(() => proxy.close())
  return { proxy, primary, standby, start }
}

async function startServers({ proxy, primary }: Site): Promise<string[]> {
  const DATABASE_URL = primary.address.replace(String(primary.port), String(proxy.port))
  const data_dir = mkdtempSync(join(tmpdir(), 'sunquill-cluster-'))
  folders.push(data_dir)
  const addresses: string[] = []
  for (let nth = 0; nth < Number(values.servers); nth++) {
    const variables = { DATABASE_URL, SUNQUILL_SECRET: SECRET, LOG_LEVEL: 'fatal' }
    const server = await startServer(Number(values.port) + nth, join(data_dir, String(nth)), variables)
    void server.ended.then(() => over || faults.push(`server ${nth} ended`))
    ends.push(server.kill)
    addresses.push(server.address)
  }
  return addresses
}

async function troubleAll(site: Site, addresses: string[]) {
  const chosen = TROUBLES.filter(({ name }) => name.includes(values.only))
  const until = Date.now() + Number(values.minutes) * 60_000
  for (let nth = 0; Date.now() < until || nth < chosen.length; nth++) {
    const trouble = chosen[nth % chosen.length]
    if (trouble) await meet(trouble, site, addresses)
  }
  await meet(FAILOVER, site, addresses)
}

async function meet({ name, begin }: Trouble, site: Site, addresses: string[]) {
  const end = await begin(site)
  await forSeconds(Number(values.seconds))
  await end()
  const ms = await untilAllAnswer(addresses)
  console.log(`${name.padEnd(22)} all answer after ${ms} ms`)
  if (ms > WITHIN_MS) faults.push(`${name}: ${ms} ms until all answered`)
  await forSeconds(1)
}

/** A request that reaches the database without a session: an invalid link is looked up. */
async function untilAllAnswer(addresses: string[]): Promise<number> {
  const began = Date.now()
  const asksWell = async (address: string) => {
    const headers = { Authorization: 'Bearer nobody' }
    const signal = AbortSignal.timeout(3_000)
    const { status } = await fetch(`${address}/v1/user`, { headers, signal }).catch(() => ({ status: 0 }))
    return status === 401
  }
  while (Date.now() - began < 60_000) {
    if ((await Promise.all(addresses.map(asksWell))).every(Boolean)) break
    await forSeconds(0.05)
  }
  return Date.now() - began
}

async function judge({ standby }: Site, acknowledged: string[]) {
  const admin = new pg.Client({ connectionString: standby.address })
  await admin.connect()
  const { rows } = await admin.query<{ name: string; count: number }>(`
    select firstname as name, count(*)::int as count from homeowners where firstname like 'Writer %' group by 1
    union all select 'Note of ' || body, count(*)::int from notes where body like 'Writer %' group by 1`)
  await admin.end()
  const stored = new Map(rows.map(({ name, count }) => [name, count]))
  for (const name of acknowledged) if (!stored.has(name)) faults.push(`${name} was acknowledged and is lost`)
  for (const [name, count] of stored) if (count > 1) faults.push(`${name} is there ${count} times`)
}
