// An external PostgreSQL, on connections that are signed in as different users: when a transaction goes from the door into a company,
// it continues on another connection, so no statement in the company can get back to the door.
import pg from 'pg'
import type { Logger } from 'pino'
import { type Connections, connectionsOf, type Pool } from './connections.ts'
import { type Begin, type Database, withRetries } from './database.ts'
import { openSnapshot } from './embedded/snapshot.ts'
import { ANYONE, asking, runTransaction, settingCompany } from './external-transaction.ts'
import { listenExternal } from './listen.ts'
import { lockAlone } from './lock-alone.ts'
import { loginName, loginPassword, proofKey, separateLogins } from './logins.ts'
import { PATIENCE, patiently } from './patience.ts'
import { probeOf, watchReach } from './reach.ts'
import { askOnce } from './read-once.ts'
import { type Db, keepStanding, type Place, ROLES } from './standing.ts'

/** One company uses at most six of ten connections, so a blocked row of one company doesn't block others. */
const POOLS = {
  door: { most: 5, patience: PATIENCE.request },
  jobs: { most: 3, patience: PATIENCE.background },
  tenant: { most: 10, each: 6, patience: PATIENCE.request },
} as const
const STARTING = 7_305_002

/**
 * PostgreSQL 15 or later. The address's user must own the database and be allowed to create roles.
 */
export function externalDatabase(owner: string, secret: Uint8Array, log?: Logger): Database {
  const name = new pg.Client({ connectionString: owner }).database ?? ''
  const key = proofKey(secret, name)
  const addressOf = (place: Place) => {
    const login = loginName(name, place)
    return signedInAs(owner, login, loginPassword(secret, login))
  }
  const connections = connectionsOf(watchReach(probeOf(addressOf('jobs')), log), log)
  const poolOf = (place: Place) => connections.pool(addressOf(place), POOLS[place])
  const pools = { door: poolOf('door'), jobs: poolOf('jobs'), tenant: poolOf('tenant') }
  // Connections of the owner are closed one second after the migrations.
  const owners = connections.pool(owner, { patience: PATIENCE.migration, idleTimeoutMillis: 1_000 })
  const at =
    (place: Place, mode = ''): Begin =>
    (work, does) =>
      runTransaction({ connections, pools, key }, place, work, { mode, only_reads: does === 'reads' })
  const database = withRetries(
    { door: at('door'), jobs: at('jobs'), owner: work => runAsOwner(connections, owners, key, work) },
    (channel, heard) => listenExternal(addressOf('jobs'), connections, channel, heard),
    connections.close,
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
    pools: () =>
      Object.entries(pools).map(([name, { pool, turns }]) => ({
        pool: name,
        used: pool.totalCount - pool.idleCount,
        idle: pool.idleCount,
        waiting: turns.waiting(),
      })),
  }
}

/** URL parameters override the part before the host, which a socket address can't have. */
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
    // Closing the connection rolls the transaction back.
    leave(true)
    throw error
  }
}

/** It waits for readers such as an export, and blocks none. */
const COMMAND_LOCK_MS = 15 * 60_000

async function runCommand(connections: Connections, pool: Pool, text: string): Promise<void> {
  const { client, leave } = await connections.connect(pool, ANYONE, PATIENCE.migration)
  try {
    await connections.ask(client, { text: `set lock_timeout = ${COMMAND_LOCK_MS}` })
    await connections.ask(client, { text })
  } finally {
    // Closing the connection drops its settings.
    leave(true)
  }
}
