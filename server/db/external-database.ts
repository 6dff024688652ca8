// A PostgreSQL outside the process, on connections that are signed in as different users: a transaction that goes from the
// door into a tenant goes on on another connection, so that nothing it says there makes it the door again.
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { type Begin, type Database, withRetries } from './database.ts'
import { openSnapshot } from './embedded/snapshot.ts'
import { listenExternal } from './listen.ts'
import { companyProof, loginName, loginPassword, proofKey, separateLogins } from './logins.ts'
import { requireQuery } from './query-only.ts'
import { type Db, keepStanding, type Place, ROLES } from './standing.ts'

/** What a query can leave to a connection: parameters and locks. Cursors, LISTEN and PREPARE are commands, see query-only.ts. */
const CLEAN = 'reset all; select pg_advisory_unlock_all()'
/** As it is read committed, a query that only reads sees the same inside a transaction and outside of one. */
const READS_ONLY = /^\s*select\b(?!.*\b(for|pg_advisory_xact_lock)\b)/is
const MOST = { door: 5, jobs: 3, tenant: 10 }

/** Any PostgreSQL from 15 on. The user of the address must own the database and may create roles. */
export function externalDatabase(owner: string, secret: Uint8Array): Database {
  const name = new pg.Client({ connectionString: owner }).database ?? ''
  const key = proofKey(secret, name)
  const addressOf = (place: Place) => {
    const login = loginName(name, place)
    return signedInAs(owner, login, loginPassword(secret, login))
  }
  const poolOf = (place: Place) => poolTo({ connectionString: addressOf(place), max: MOST[place] })
  const pools = { door: poolOf('door'), jobs: poolOf('jobs'), tenant: poolOf('tenant') }
  // Nothing of the owner stays open: a second after the migrations the last of its connections is gone.
  const owners = poolTo({ connectionString: owner, idleTimeoutMillis: 1_000 })
  const at =
    (place: Place, mode = ''): Begin =>
    work =>
      new Walk(pools, key, mode).run(place, work)
  const database = withRetries(
    { door: at('door'), jobs: at('jobs'), owner: work => runAsOwner(owners, key, work) },
    (channel, heard) => listenExternal(addressOf('jobs'), channel, heard),
    async () => {
      await Promise.all([owners, ...Object.values(pools)].map(pool => pool.end()))
    },
  )
  const begin = at('tenant', ' isolation level repeatable read read only')
  return {
    ...database,
    snapshot: (...asked) => openSnapshot(begin, ...asked),
    separate: db => separateLogins(db, secret),
  }
}

function poolTo(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config)
  // One that breaks while nobody uses it is replaced by the next.
  pool.on('error', () => undefined)
  return pool
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

type Pools = Readonly<Record<Place, pg.Pool>>

/** Only to be stood in for: drizzle asks nothing of a client but `query`. */
const NOBODY = new pg.Client()
const asking = (query: (asked: pg.QueryConfig, values?: unknown[]) => Promise<unknown>): Db =>
  drizzle(new Proxy(NOBODY, { get: (target, name) => (name === 'query' ? query : Reflect.get(target, name)) }))

/** By default a query without parameters uses the simple protocol, which takes several statements at once. */
function askOne(client: pg.PoolClient | pg.Client, asked: pg.QueryConfig, values: unknown[] = []): Promise<unknown> {
  const one = { ...asked, queryMode: 'extended' }
  return client.query(one, values)
}

const settingCompany = (key: Uint8Array, company_id: number): [string, string[]] => [
  "select set_config('app.company_id', $1, true), set_config('app.company_proof', $2, true)",
  [String(company_id), companyProof(key, company_id)],
]

type Visit = { client: pg.PoolClient; begun: boolean }

/** One transaction of the product: one of the database at each place it stands at. */
class Walk {
  readonly #pools: Pools
  readonly #key: Uint8Array
  readonly #mode: string
  readonly #visits = new Map<Place, Visit>()
  #here: Visit | undefined

  constructor(pools: Pools, key: Uint8Array, mode: string) {
    this.#pools = pools
    this.#key = key
    this.#mode = mode
  }

  async run<T>(place: Place, work: (db: Db) => Promise<T>): Promise<T> {
    const ask = (asked: pg.QueryConfig, values?: unknown[]) => this.#ask(asked, values)
    const db = asking(async (asked, values) => {
      requireQuery(asked.text)
      return ask(asked, values)
    })
    keepStanding(db, {
      enterDoor: () => this.#stand('door'),
      enterTenant: company_id => this.#enterTenant(company_id),
      commands: asking(ask),
    })
    try {
      await this.#stand(place)
      const result = await work(db)
      for (const visited of ['tenant', 'door', 'jobs'] as const) await this.#leave(visited, 'commit')
      return result
    } finally {
      this.#here = undefined
      for (const visited of [...this.#visits.keys()]) await this.#leave(visited, 'rollback').catch(() => undefined)
    }
  }

  /** Most that go on into a tenant read one row at the door: for that no transaction is begun. */
  async #ask(asked: pg.QueryConfig, values?: unknown[]): Promise<unknown> {
    const here = this.#here
    if (!here) throw new Error('The transaction is over')
    if (!here.begun && !READS_ONLY.test(asked.text)) {
      here.begun = true
      await here.client.query('begin')
    }
    return askOne(here.client, asked, values)
  }

  async #stand(place: Place): Promise<void> {
    let visit = this.#visits.get(place)
    if (!visit) {
      const client = await connect(this.#pools[place], place)
      visit = { client, begun: place === 'tenant' }
      this.#visits.set(place, visit)
      if (visit.begun) await client.query(`begin${this.#mode}`)
    }
    this.#here = visit
  }

  /** Who waits for a connection of the tenants holds none of the door's: otherwise each could wait for the other. */
  async #enterTenant(company_id: number): Promise<void> {
    await this.#leave('door', 'commit')
    await this.#leave('jobs', 'commit')
    await this.#stand('tenant')
    await this.#here?.client.query(...settingCompany(this.#key, company_id))
  }

  async #leave(place: Place, how: 'commit' | 'rollback'): Promise<void> {
    const visit = this.#visits.get(place)
    if (!visit) return
    const { client, begun } = visit
    this.#visits.delete(place)
    try {
      if (begun) await client.query(how)
    } catch (error) {
      // What is left of it nobody knows.
      client.release(true)
      throw error
    }
    // Nobody waits for it; the connection is free when it is clean.
    void client.query(CLEAN).then(
      () => client.release(),
      () => client.release(true),
    )
  }
}

async function connect(pool: pg.Pool, place: Place): Promise<pg.PoolClient> {
  try {
    return await pool.connect()
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

async function runAsOwner<T>(pool: pg.Pool, key: Uint8Array, work: (db: Db) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    const db = asking((asked, values) => askOne(client, asked, values))
    const stand = (place: Place) => client.query(`set local role ${ROLES[place]}`)
    keepStanding(db, {
      async enterDoor() {
        await stand('door')
      },
      async enterTenant(company_id) {
        await stand('tenant')
        await client.query(...settingCompany(key, company_id))
      },
      commands: db,
    })
    await client.query('begin')
    const result = await work(db)
    await client.query('commit')
    client.release()
    return result
  } catch (error) {
    // With it goes the transaction.
    client.release(true)
    throw error
  }
}
