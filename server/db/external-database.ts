// A PostgreSQL outside the process, on connections that are signed in as different users: a transaction that goes from the
// door into a tenant goes on on another connection, so that nothing it says there makes it the door again.
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Logger } from 'pino'
import { type Connection, type Connections, connectionsOf, isBroken, type Pool } from './connections.ts'
import { type Begin, type Database, withRetries } from './database.ts'
import { openSnapshot } from './embedded/snapshot.ts'
import { listenExternal } from './listen.ts'
import { lockUntilEnd } from './lock-until-end.ts'
import { companyProof, loginName, loginPassword, proofKey, separateLogins } from './logins.ts'
import { PATIENCE, type Patience, patienceNow, patiently, timeoutsOf } from './patience.ts'
import { requireQuery } from './query-only.ts'
import { type Db, keepStanding, type Place, ROLES } from './standing.ts'
import { DatabaseUnavailable } from './unavailable.ts'

/** What a query can leave to a connection: parameters and locks. Cursors, LISTEN and PREPARE are commands, see query-only.ts. */
const CLEAN = 'reset all; select pg_advisory_unlock_all()'
/** As it is read committed, a query that only reads sees the same inside a transaction and outside of one. */
const READS_ONLY = /^\s*select\b(?!.*\b(for|pg_advisory_xact_lock)\b)/is
/** One company uses six of ten at most: what one of its rows holds up holds up no other company. */
const POOLS = {
  door: { most: 5, patience: PATIENCE.request },
  jobs: { most: 3, patience: PATIENCE.background },
  tenant: { most: 10, each: 6, patience: PATIENCE.request },
} as const
const ANYONE = 0
const STARTING = 7_305_002

/** Any PostgreSQL from 15 on. The user of the address must own the database and may create roles. */
export function externalDatabase(owner: string, secret: Uint8Array, log?: Logger): Database {
  const name = new pg.Client({ connectionString: owner }).database ?? ''
  const key = proofKey(secret, name)
  const addressOf = (place: Place) => {
    const login = loginName(name, place)
    return signedInAs(owner, login, loginPassword(secret, login))
  }
  const connections = connectionsOf(addressOf('jobs'), log)
  const poolOf = (place: Place) => connections.pool(addressOf(place), POOLS[place])
  const pools = { door: poolOf('door'), jobs: poolOf('jobs'), tenant: poolOf('tenant') }
  // Nothing of the owner stays open: a second after the migrations the last of its connections is gone.
  const owners = connections.pool(owner, { patience: PATIENCE.migration, idleTimeoutMillis: 1_000 })
  const at =
    (place: Place, mode = ''): Begin =>
    (work, does) =>
      new Walk(connections, pools, key, mode, does === 'reads').run(place, work)
  const database = withRetries(
    { door: at('door'), jobs: at('jobs'), owner: work => runAsOwner(connections, owners, key, work) },
    (channel, heard) => listenExternal(addressOf('jobs'), connections, channel, heard),
    () => connections.close(),
  )
  const begin: Begin = work =>
    patiently('export', () => at('tenant', ' isolation level repeatable read read only')(work))
  return {
    ...database,
    snapshot: (...asked) => openSnapshot(begin, ...asked),
    command: text => runCommand(connections, owners, text),
    alone: (work, lock = STARTING) =>
      database.asOwner(async db => {
        await lockUntilEnd(db, lock)
        return work()
      }),
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

/** The parameters of an address win over what stands before its host, which an address of a socket cannot have. */
function signedInAs(address: string, user: string, password: string): string {
  const url = new URL(address)
  url.username = ''
  url.password = ''
  url.searchParams.set('user', user)
  url.searchParams.set('password', password)
  return url.href
}

type Pools = Readonly<Record<Place, Pool>>

/** Only to be stood in for: drizzle asks nothing of a client but `query`. */
const NOBODY = new pg.Client()
const asking = (query: (asked: pg.QueryConfig, values?: unknown[]) => Promise<unknown>): Db =>
  drizzle(new Proxy(NOBODY, { get: (target, name) => (name === 'query' ? query : Reflect.get(target, name)) }))

/**
 * The limits as well where they are others than the connection has: background work waits longer. Without parameters, which hold
 * nothing but figures and digits, it goes in one message with what begins the transaction.
 */
function settingCompany(key: Uint8Array, company_id: number, patience?: Patience): string {
  const settings = {
    'app.company_id': company_id,
    'app.company_proof': companyProof(key, company_id),
    ...(patience && patience !== POOLS.tenant.patience ? timeoutsOf(patience) : {}),
  }
  const calls = Object.entries(settings).map(
    ([name, value]) => `set_config('${name}', ${pg.escapeLiteral(String(value))}, true)`,
  )
  return `select ${calls.join(', ')}`
}

type Visit = Connection & {
  /** Settled when the transaction has begun here and stands where it should: what only reads is sent right behind it. */
  begun: Promise<unknown> | undefined
  /** Then its end is waited for. */
  wrote: boolean
  broken: boolean
}

/** Whoever asks next hears how it went. */
function begunBy(visit: Visit, begun: Promise<unknown>) {
  begun.catch(() => undefined)
  visit.begun = begun
}

/** One transaction of the product: one of the database at each place it stands at. */
class Walk {
  readonly #connections: Connections
  readonly #pools: Pools
  readonly #key: Uint8Array
  readonly #mode: string
  readonly #only_reads: boolean
  readonly #patience = patienceNow()
  readonly #visits = new Map<Place, Visit>()
  #place: Place | undefined

  constructor(connections: Connections, pools: Pools, key: Uint8Array, mode: string, only_reads: boolean) {
    this.#connections = connections
    this.#pools = pools
    this.#key = key
    this.#mode = mode
    this.#only_reads = only_reads
  }

  async run<T>(place: Place, work: (db: Db) => Promise<T>): Promise<T> {
    const ask = (asked: pg.QueryConfig, values?: unknown[]) => this.#ask(asked, values)
    const db = asking(async (asked, values) => {
      requireQuery(asked.text)
      return ask(asked, values)
    })
    keepStanding(db, {
      enterDoor: async () => {
        this.#place = 'door'
      },
      enterTenant: company_id => this.#enterTenant(company_id),
      commands: asking(ask),
    })
    try {
      // At the door nothing is held before something is asked: what is refused unasked costs the database nothing.
      this.#place = place
      if (place === 'tenant') await this.#visit(place)
      const result = await work(db)
      for (const visited of ['tenant', 'door', 'jobs'] as const) await this.#leave(visited, 'commit')
      return result
    } finally {
      this.#place = undefined
      for (const visited of [...this.#visits.keys()]) await this.#leave(visited, 'rollback').catch(() => undefined)
    }
  }

  /**
   * Most that go on into a tenant read one row at the door: for that no transaction is begun. A read follows the statements that
   * begin one without waiting for them; a write waits, for without a transaction it would be kept by itself.
   */
  async #ask(asked: pg.QueryConfig, values?: unknown[]): Promise<unknown> {
    if (!this.#place) throw new Error('The transaction is over')
    const here = await this.#visit(this.#place)
    const reads = READS_ONLY.test(asked.text)
    if (!reads) {
      if (!here.begun) begunBy(here, this.#tell(here, 'begin'))
      here.wrote = true
      await here.begun
    }
    const answering = this.#connections.ask(here.client, asked, values, this.#patience)
    const [answer] = await Promise.all([this.#watched(here, answering), here.begun])
    return answer
  }

  #tell(visit: Visit, ...commands: string[]): Promise<unknown> {
    return this.#watched(visit, this.#connections.tell(visit.client, commands.join('; '), this.#patience))
  }

  async #watched(visit: Visit, said: Promise<unknown>): Promise<unknown> {
    try {
      return await said
    } catch (error) {
      visit.broken ||= isBroken(error) || this.#connections.isNameLost(error)
      throw error
    }
  }

  async #visit(place: Place, key = ANYONE, ...entering: string[]): Promise<Visit> {
    const known = this.#visits.get(place)
    if (known) return known
    const connection = await connect(this.#connections, this.#pools[place], place, key, this.#patience)
    const visit: Visit = { ...connection, begun: undefined, wrote: !this.#only_reads, broken: false }
    this.#visits.set(place, visit)
    if (place === 'tenant') begunBy(visit, this.#tell(visit, `begin${this.#mode}`, ...entering))
    return visit
  }

  /** Who waits for a connection of the tenants holds none of the door's: otherwise each could wait for the other. */
  async #enterTenant(company_id: number): Promise<void> {
    await this.#leave('door', 'commit')
    await this.#leave('jobs', 'commit')
    const setting = settingCompany(this.#key, company_id, this.#patience)
    const here = this.#visits.get('tenant')
    if (here) begunBy(here, Promise.all([here.begun, this.#tell(here, setting)]))
    else await this.#visit('tenant', company_id, setting)
    this.#place = 'tenant'
  }

  async #leave(place: Place, how: 'commit' | 'rollback'): Promise<void> {
    const visit = this.#visits.get(place)
    if (!visit) return
    const { client, begun, wrote, leave } = visit
    this.#visits.delete(place)
    if (visit.broken) {
      leave(true)
      // Whoever caught what broke it has written nothing.
      if (how === 'commit') throw new DatabaseUnavailable('unreachable')
      return
    }
    const clean = begun ? this.#tell(visit, how, CLEAN) : client.query(CLEAN)
    // The connection is free when it is clean.
    clean.then(
      () => leave(),
      () => leave(true),
    )
    // Where nothing was written nothing can fail to be kept.
    if (wrote && begun) await clean
  }
}

async function connect(
  connections: Connections,
  pool: Pool,
  place: Place,
  key: number,
  patience: Patience,
): Promise<Connection> {
  try {
    return await connections.connect(pool, key, patience)
  } catch (error) {
    const refused = error instanceof Error && 'code' in error && ['28P01', '28000'].includes(String(error.code))
    if (!refused) throw error
    throw new Error(
      `PostgreSQL refuses the login of the ${place} (${error.message}). Start the server once with DATABASE_URL as the owner ` +
        'of the database, let its pg_hba.conf take passwords, and give all servers of one database the same SUNQUILL_SECRET.',
      { cause: error },
    )
  }
}

async function runAsOwner<T>(
  connections: Connections,
  pool: Pool,
  key: Uint8Array,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const { client, leave } = await connections.connect(pool, ANYONE, PATIENCE.migration)
  try {
    const db = asking((asked, values) => connections.ask(client, asked, values))
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
