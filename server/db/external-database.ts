// A PostgreSQL outside the process, on connections that are signed in as different users: a transaction that goes from the
// door into a tenant goes on on another connection, so that nothing it says there makes it the door again.
import pg from 'pg'
import type { Logger } from 'pino'
import { type Connections, connectionsOf, type Pool } from './connections.ts'
import { type Begin, type Database, withRetries } from './database.ts'
import { openSnapshot } from './embedded/snapshot.ts'
import { listenExternal } from './listen.ts'
import { lockAlone } from './lock-alone.ts'
import { loginName, loginPassword, proofKey, separateLogins } from './logins.ts'
import { PATIENCE, patiently } from './patience.ts'
import { probeOf, watchReach } from './reach.ts'
import { askOnce } from './read-once.ts'
import { type ReadFrom, replicaAt } from './replica/replica.ts'
import { type Db, keepStanding, type Place, ROLES } from './standing.ts'
import { ANYONE, asking, settingCompany, Walk } from './walk.ts'

/** One company uses six of ten at most: what one of its rows holds up holds up no other company. */
const POOLS = {
  door: { most: 5, patience: PATIENCE.request },
  jobs: { most: 3, patience: PATIENCE.background },
  tenant: { most: 10, each: 6, patience: PATIENCE.request },
} as const
const STARTING = 7_305_002

/**
 * Any PostgreSQL from 15 on. The user of the address must own the database and may create roles. Whoever writes must know of the
 * replica others read from, see replica/writes.ts.
 */
export function externalDatabase(owner: string, secret: Uint8Array, log?: Logger, read_from?: ReadFrom): Database {
  const name = new pg.Client({ connectionString: owner }).database ?? ''
  const key = proofKey(secret, name)
  const addressOf = (place: Place, server = owner) => {
    const login = loginName(name, place)
    return signedInAs(server, login, loginPassword(secret, login))
  }
  const connections = connectionsOf(watchReach(probeOf(addressOf('jobs')), log), log)
  const poolOf = (place: Place) => connections.pool(addressOf(place), POOLS[place])
  const pools = { door: poolOf('door'), jobs: poolOf('jobs'), tenant: poolOf('tenant') }
  // Nothing of the owner stays open: a second after the migrations the last of its connections is gone.
  const owners = connections.pool(owner, { patience: PATIENCE.migration, idleTimeoutMillis: 1_000 })
  const replica =
    read_from && replicaAt({ ...read_from, address: addressOf('tenant', read_from.address) }, addressOf('tenant'), log)
  connections.reach.follow(() => replica?.forget())
  const site = { connections, pools, key, counts_writes: read_from !== undefined }
  const at =
    (place: Place, mode = ''): Begin =>
    (work, does) =>
      new Walk({ ...site, mode, only_reads: does === 'reads' }).run(place, work)
  const atDoor: Begin = (work, does) => {
    const onPrimary = () => at('door')(work, does)
    if (does !== 'reads' || !replica) return onPrimary()
    const walk = new Walk({ ...site, mode: '', only_reads: true, replica })
    return replica.answer({ run: () => walk.run('door', work), by: walk.by }, onPrimary)
  }
  const database = withRetries(
    { door: atDoor, jobs: at('jobs'), owner: work => runAsOwner(connections, owners, key, work) },
    (channel, heard) => listenExternal(addressOf('jobs'), connections, channel, heard),
    async () => {
      await Promise.all([connections.close(), replica?.connections.close()])
    },
  )
  const begin: Begin = work =>
    patiently('export', () => at('tenant', ' isolation level repeatable read read only')(work))
  return {
    ...database,
    snapshot: (...asked) => openSnapshot(begin, ...asked),
    command: text => runCommand(connections, owners, text),
    alone: (work, lock = STARTING) => lockAlone(database, lock, work),
    separate: db => separateLogins(db, secret),
    isHere: connections.reach.isHere,
    checkReplica: () => replica?.check(),
    pools: () =>
      Object.entries({ ...pools, ...(replica && { replica: replica.pool }) }).map(([name, { pool, turns }]) => ({
        pool: name,
        used: pool.totalCount - pool.idleCount,
        idle: pool.idleCount,
        waiting: turns.waiting(),
      })),
  }
}

/** The parameters of an address win over what stands before its host, which an address of a socket cannot have. */
function signedInAs(address: string, user: string, password: string): string {
  const url = new URL(address)
  url.username = ''
  url.password = ''
  url.searchParams.set('user', user)
  url.searchParams.set('password', password)
  return url.href
}

async function runAsOwner<T>(
  connections: Connections,
  pool: Pool,
  key: Uint8Array,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const { client, leave } = await connections.connect(pool, ANYONE, PATIENCE.migration)
  try {
    const db: Db = asking((asked, values) => askOnce(db, asked, values, () => connections.ask(client, asked, values)))
    const stand = (place: Place) => client.query(`set local role ${ROLES[place]}`)
    keepStanding(db, {
      async enterDoor() {
        await stand('door')
      },
      async enterTenant(company_id) {
        await stand('tenant')
        await client.query(settingCompany(key, company_id))
      },
      commands: db,
    })
    await client.query('begin')
    const result = await work(db)
    await client.query('commit')
    leave()
    return result
  } catch (error) {
    // With it goes the transaction.
    leave(true)
    throw error
  }
}

/** It waits for whoever reads, an export for one, and holds up nobody. */
const COMMAND_LOCK_MS = 15 * 60_000

async function runCommand(connections: Connections, pool: Pool, text: string): Promise<void> {
  const { client, leave } = await connections.connect(pool, ANYONE, PATIENCE.migration)
  try {
    await connections.ask(client, { text: `set lock_timeout = ${COMMAND_LOCK_MS}` })
    await connections.ask(client, { text })
  } finally {
    // What was set goes with it.
    leave(true)
  }
}
