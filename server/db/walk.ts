// A transaction on an external PostgreSQL: from the door into a company it continues on another connection, and reads continue on the
// replica if there is one.
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

/**
 * What a query can leave behind on a connection: parameters and locks. Cursors, LISTEN and PREPARE are commands, see
 * query-only.ts.
 */
const CLEAN = 'reset all; select pg_advisory_unlock_all()'
export const ANYONE = 0

type Pools = Readonly<Record<Place, Pool>>

/** Never connected. */
const NOBODY = new pg.Client()
export const asking = (query: (asked: pg.QueryConfig, values?: unknown[]) => Promise<unknown>): Db =>
  databaseAsking(query, NOBODY, NodePgSession)

/**
 * Also sets the time limits if they differ from the connection's, since background work waits longer. Has no parameters, which is
 * safe for numbers and digits, so that it shares a message with BEGIN.
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
  /** Settles once the transaction has begun and is in its place; reads are sent without waiting for it. */
  begun: Promise<unknown> | undefined
  /** If so, its commit is awaited. */
  wrote: boolean
  /** Something other than a certain read was sent. */
  changed: boolean
  broken: boolean
}

/** A failure reaches whoever sends the next statement. */
function begunBy(visit: Visit, begun: Promise<unknown>) {
  begun.catch(() => undefined)
  visit.begun = begun
}

type Way = {
  connections: Connections
  pools: Pools
  key: Uint8Array
  /** The isolation mode of a transaction inside a company. */
  mode: string
  only_reads: boolean
  /** Writes must be counted for a replica. */
  counts_writes: boolean
  replica?: Replica
}

/** One transaction of the product: one database transaction at each place it goes to. */
export class Walk {
  readonly #way: Way
  readonly #patience = patienceNow()
  readonly #visits = new Map<Place, Visit>()
  #place: Place | undefined
  #by: ReadBy | undefined

  constructor(way: Way) {
    this.#way = way
  }

  /** Which server was read from; undefined if no company was entered. */
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
      // At the door a connection is taken with the first query, so a refusal without one costs the database nothing.
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
   * Most requests read one row at the door, which needs no transaction. A read follows BEGIN without waiting for it; a write
   * waits, since without a transaction it would be committed by itself.
   */
  async #ask(asked: pg.QueryConfig, values?: unknown[]): Promise<unknown> {
    if (!this.#place) throw new Error('The transaction is over')
    const here = await this.#visit(this.#place)
    const reads = isRead(asked.text)
    if (!reads && this.#isAway(here)) {
      // Most queries with WITH only read, too; the replica refuses the ones that write.
      if (!/^\s*with\b/i.test(asked.text)) throw this.#giveUp('primary_only')
    } else if (!reads) {
      if (!here.begun) begunBy(here, this.#tell(here, 'begin'))
      here.wrote = true
      here.changed = true
    }
    // After a write, reads wait as well, to keep the order in which they were sent.
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
      // A statement that is too slow would be too slow on the primary as well.
      if (this.#isAway(visit) && sqlState(error) !== '57014') this.#giveUp('failed')
      throw error
    }
  }

  /** On the replica. */
  #isAway = (visit: Visit) => visit.connections === this.#way.replica?.connections

  /** The primary is read instead, however this attempt ends. */
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

  /** Releases the door's connection before waiting for one in the company, to avoid a deadlock between the pools. */
  async #enterTenant(company_id: number): Promise<void> {
    const { replica, key } = this.#way
    const here = this.#visits.get('tenant')
    // Only the primary has what this transaction wrote on the way.
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

  /** Asks the primary what this company has written while it enters the replica; the first query is pipelined behind. */
  async #enterOnReplica(replica: Replica, company_id: number): Promise<void> {
    // A second company would have to be asked for as well, and hardly any transaction enters one.
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
      // A caller that caught the error has written nothing.
      if (how === 'commit') throw new DatabaseUnavailable('unreachable')
      return
    }
    const counting = place === 'tenant' && how === 'commit' ? this.#counting(visit) : []
    const clean = begun ? this.#tell(visit, ...counting, how, CLEAN) : client.query(CLEAN)
    // The connection goes back to the pool once it is clean.
    clean.then(
      () => leave(),
      () => leave(true),
    )
    // Without writes the commit can't lose anything.
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
