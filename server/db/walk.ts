// One transaction of the product on an external PostgreSQL: from the door into a tenant it goes on on another connection, and what
// only reads goes on on the replica, where there is one.
import { NodePgSession } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { type Connection, type Connections, isBroken, type Pool } from './connections.ts'
import { databaseAsking } from './drizzle.ts'
import { companyProof } from './logins.ts'
import { PATIENCE, type Patience, patienceNow, timeoutsOf } from './patience.ts'
import { isRead, requireQuery } from './query-only.ts'
import { askOnce } from './read-once.ts'
import type { ReadBy, Replica } from './replica/replica.ts'
import { countWrite, REPLAYED, WRITES } from './replica/writes.ts'
import { type Db, keepStanding, type Place } from './standing.ts'
import { DatabaseUnavailable, sqlState, unavailable } from './unavailable.ts'

/** What a query can leave to a connection: parameters and locks. Cursors, LISTEN and PREPARE are commands, see query-only.ts. */
const CLEAN = 'reset all; select pg_advisory_unlock_all()'
export const ANYONE = 0

type Pools = Readonly<Record<Place, Pool>>

/** Never connected. */
const NOBODY = new pg.Client()
export const asking = (query: (asked: pg.QueryConfig, values?: unknown[]) => Promise<unknown>): Db =>
  databaseAsking(query, NOBODY, NodePgSession)

/**
 * The limits as well where they are others than the connection has: background work waits longer. Without parameters, which hold
 * nothing but figures and digits, it goes in one message with what begins the transaction.
 */
export function settingCompany(key: Uint8Array, company_id: number, patience?: Patience): string {
  const settings = {
    'app.company_id': company_id,
    'app.company_proof': companyProof(key, company_id),
    ...(patience && patience !== PATIENCE.request ? timeoutsOf(patience) : {}),
  }
  const calls = Object.entries(settings).map(
    ([name, value]) => `set_config('${name}', ${pg.escapeLiteral(String(value))}, true)`,
  )
  return `select ${calls.join(', ')}`
}

type Visit = Connection & {
  connections: Connections
  /** Settled when the transaction has begun here and stands where it should: what only reads is sent right behind it. */
  begun: Promise<unknown> | undefined
  /** Then its end is waited for. */
  wrote: boolean
  /** Something else was asked than what certainly only reads. */
  changed: boolean
  broken: boolean
}

/** Whoever asks next hears how it went. */
function begunBy(visit: Visit, begun: Promise<unknown>) {
  begun.catch(() => undefined)
  visit.begun = begun
}

type Way = {
  connections: Connections
  pools: Pools
  key: Uint8Array
  /** Of a transaction inside a tenant. */
  mode: string
  only_reads: boolean
  /** Others read from a replica. */
  counts_writes: boolean
  replica?: Replica
}

/** One transaction of the product: one of the database at each place it stands at. */
export class Walk {
  readonly #way: Way
  readonly #patience = patienceNow()
  readonly #visits = new Map<Place, Visit>()
  #place: Place | undefined
  #by: ReadBy | undefined

  constructor(way: Way) {
    this.#way = way
  }

  /** Whom it was read from; undefined where no tenant was entered. */
  by = (): ReadBy | undefined => this.#by

  async run<T>(place: Place, work: (db: Db) => Promise<T>): Promise<T> {
    const ask = (asked: pg.QueryConfig, values?: unknown[]) =>
      askOnce(db, asked, values, () => this.#ask(asked, values))
    const db: Db = asking(async (asked, values) => {
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
      if (place === 'tenant') this.#beginInTenant(await this.#visit(place))
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
    const reads = isRead(asked.text)
    if (!reads && this.#isAway(here)) {
      // A query that begins with `with` most often reads too; the replica refuses it where it does not.
      if (!/^\s*with\b/i.test(asked.text)) throw this.#giveUp('primary_only')
    } else if (!reads) {
      if (!here.begun) begunBy(here, this.#tell(here, 'begin'))
      here.wrote = true
      here.changed = true
    }
    // Reads as well, once something was written: what is asked at once is sent in that order.
    if (here.changed) await here.begun
    const answering = here.connections.ask(here.client, asked, values, this.#patience)
    const [answer] = await Promise.all([this.#watched(here, answering), here.begun])
    return answer
  }

  #tell(visit: Visit, ...commands: string[]): Promise<unknown> {
    return this.#watched(visit, visit.connections.tell(visit.client, commands.join('; '), this.#patience))
  }

  async #watched(visit: Visit, said: Promise<unknown>): Promise<unknown> {
    try {
      return await said
    } catch (error) {
      visit.broken ||= isBroken(error) || visit.connections.isNameLost(error)
      // What takes too long takes too long on the primary as well.
      if (this.#isAway(visit) && sqlState(error) !== '57014') this.#giveUp('failed')
      throw error
    }
  }

  /** On the replica. */
  #isAway = (visit: Visit) => visit.connections === this.#way.replica?.connections

  /** It is read from the primary then, whatever becomes of it here. */
  #giveUp(by: ReadBy): Error {
    if (this.#by === undefined || this.#by === 'replica') this.#by = by
    return new DatabaseUnavailable('busy')
  }

  async #visit(place: Place, key = ANYONE): Promise<Visit> {
    const known = this.#visits.get(place)
    if (known) return known
    const { connections, pools } = this.#way
    return this.#stand(place, connections, await connect(connections, pools[place], place, key, this.#patience))
  }

  #stand(place: Place, connections: Connections, connection: Connection): Visit {
    const wrote = !this.#way.only_reads
    const visit = { ...connection, connections, begun: undefined, wrote, changed: false, broken: false }
    this.#visits.set(place, visit)
    return visit
  }

  #beginInTenant(visit: Visit, ...entering: string[]) {
    begunBy(visit, this.#tell(visit, `begin${this.#way.mode}`, ...entering))
  }

  /** Who waits for a connection of the tenants holds none of the door's: otherwise each could wait for the other. */
  async #enterTenant(company_id: number): Promise<void> {
    const { replica, key } = this.#way
    const here = this.#visits.get('tenant')
    // What was written on the way is the primary's alone.
    if (replica && ![...this.#visits.values()].some(({ changed }) => changed))
      await this.#enterOnReplica(replica, company_id)
    else {
      await this.#leaveDoors()
      const setting = settingCompany(key, company_id, this.#patience)
      if (here) begunBy(here, Promise.all([here.begun, this.#tell(here, ...this.#counting(here), setting)]))
      else this.#beginInTenant(await this.#visit('tenant', company_id), setting)
    }
    this.#place = 'tenant'
  }

  async #leaveDoors() {
    await this.#leave('door', 'commit')
    await this.#leave('jobs', 'commit')
  }

  /** The primary is asked what this company has written while the replica is entered; the first query follows unanswered. */
  async #enterOnReplica(replica: Replica, company_id: number): Promise<void> {
    // The other company would have to be asked for as well; hardly anything goes on into a second one.
    if (this.#visits.has('tenant')) throw this.#giveUp('primary_only')
    const door = await this.#visit('door')
    const asked = this.#way.connections.ask(door.client, { text: WRITES }, [company_id], this.#patience)
    const written = this.#watched(door, asked)
    written.catch(() => undefined)
    await this.#leaveDoors()
    this.#by = 'replica'
    const patience = { ...this.#patience, turn_ms: replica.turn_ms }
    const connection = await replica.connections.connect(replica.pool, company_id, patience).catch(error => {
      throw this.#giveUp(unavailable(error)?.why === 'busy' ? 'busy' : 'failed')
    })
    const here = this.#stand('tenant', replica.connections, connection)
    const entering = ['begin', settingCompany(this.#way.key, company_id, this.#patience), REPLAYED].join('; ')
    const entered = this.#watched(here, replica.connections.tell(here.client, entering, patience, replica.enter_ms))
    const compared = Promise.all([written, entered]).then(([written, entered]) => {
      const replayed = Array.isArray(entered) ? entered.at(-1) : undefined
      if (!replica.isFresh(company_id, written, replayed)) throw this.#giveUp('behind')
    })
    begunBy(here, compared)
  }

  #counting = ({ changed }: Visit): string[] =>
    changed && this.#way.counts_writes && !this.#way.mode ? [countWrite()] : []

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
    const counting = place === 'tenant' && how === 'commit' ? this.#counting(visit) : []
    const clean = begun ? this.#tell(visit, ...counting, how, CLEAN) : client.query(CLEAN)
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
