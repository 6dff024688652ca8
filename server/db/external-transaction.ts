// A transaction of the product on an external PostgreSQL: one database transaction at each place it enters, each on a connection that
// is signed in as the login of that place.
import { NodePgSession } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { type Connection, type Connections, isBroken, type Pool } from './connections.ts'
import { databaseAsking } from './drizzle.ts'
import { companyProof } from './logins.ts'
import { PATIENCE, type Patience, patienceNow, timeoutsOf } from './patience.ts'
import { isRead, requireQuery } from './query-only.ts'
import { askOnce } from './read-once.ts'
import { type Db, keepStanding, type Place } from './standing.ts'
import { DatabaseUnavailable } from './unavailable.ts'

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
  /** Settles once the transaction has begun and is in its place; reads are sent without waiting for it. */
  begun: Promise<unknown> | undefined
  /** A write was sent. Then reads wait for `begun` too, and the commit is awaited. */
  is_changed: boolean
  is_broken: boolean
}

type Site = { connections: Connections; pools: Pools; key: Uint8Array }
type Options = {
  /** The isolation mode of a transaction inside a company. */
  mode?: string
  /** Nobody waits for a commit without writes. */
  only_reads?: boolean
}

/** Runs `work` in a transaction that begins at `place`. */
export async function runTransaction<T>(
  { connections, pools, key }: Site,
  place: Place,
  work: (db: Db) => Promise<T>,
  { mode = '', only_reads = false }: Options = {},
): Promise<T> {
  const patience = patienceNow()
  const visits = new Map<Place, Visit>()
  let current: Place | undefined = place

  async function visit(where: Place, company_id = ANYONE): Promise<Visit> {
    const open = visits.get(where)
    if (open) return open
    const connection = await connect(connections, pools[where], where, company_id, patience)
    const made = { ...connection, begun: undefined, is_changed: false, is_broken: false }
    visits.set(where, made)
    return made
  }

  async function watched<Answer>(here: Visit, answering: Promise<Answer>): Promise<Answer> {
    try {
      return await answering
    } catch (error) {
      here.is_broken ||= isBroken(error) || connections.isNameLost(error)
      throw error
    }
  }

  const command = (here: Visit, ...commands: string[]) =>
    watched(here, connections.tell(here.client, commands.join('; '), patience))

  /** A failure surfaces on the next statement. */
  function begin(here: Visit, begun: Promise<unknown>) {
    begun.catch(() => undefined)
    here.begun = begun
  }
  const beginInTenant = (here: Visit, ...entering: string[]) => begin(here, command(here, `begin${mode}`, ...entering))

  /**
   * Most requests read one row at the door, which needs no transaction. A read follows BEGIN without waiting for it; a write
   * waits, since without a transaction it would be committed by itself.
   */
  async function send(asked: pg.QueryConfig, values?: unknown[]): Promise<unknown> {
    if (!current) throw new Error('The transaction is over')
    const here = await visit(current)
    if (!isRead(asked.text)) {
      if (!here.begun) begin(here, command(here, 'begin'))
      here.is_changed = true
    }
    // After a write, reads wait as well, to keep the order in which they were sent.
    if (here.is_changed) await here.begun
    const [answer] = await Promise.all([
      watched(here, connections.ask(here.client, asked, values, patience)),
      here.begun,
    ])
    return answer
  }

  async function enterTenant(company_id: number): Promise<void> {
    // Releases the door's connection before waiting for one in the company, to avoid a deadlock between the pools.
    await leave('door', 'commit')
    await leave('jobs', 'commit')
    const setting = settingCompany(key, company_id, patience)
    const here = visits.get('tenant')
    if (here) begin(here, Promise.all([here.begun, command(here, setting)]))
    else beginInTenant(await visit('tenant', company_id), setting)
    current = 'tenant'
  }

  async function leave(where: Place, how: 'commit' | 'rollback'): Promise<void> {
    const here = visits.get(where)
    if (!here) return
    visits.delete(where)
    if (here.is_broken) {
      here.leave(true)
      // A caller that caught the error has written nothing.
      if (how === 'commit') throw new DatabaseUnavailable('unreachable')
      return
    }
    const clean = here.begun ? command(here, how, CLEAN) : here.client.query(CLEAN)
    // The connection goes back to the pool once it is clean.
    clean.then(
      () => here.leave(),
      () => here.leave(true),
    )
    // Without writes the commit can't lose anything.
    if (here.begun && (here.is_changed || !only_reads)) await clean
  }

  const ask = (asked: pg.QueryConfig, values?: unknown[]) => askOnce(db, asked, values, () => send(asked, values))
  const db: Db = asking(async (asked, values) => {
    requireQuery(asked.text)
    return ask(asked, values)
  })
  keepStanding(db, {
    enterDoor: async () => {
      current = 'door'
    },
    enterTenant,
    commands: asking(ask),
  })
  try {
    // At the door a connection is taken with the first query, so a refusal without one costs the database nothing.
    if (place === 'tenant') beginInTenant(await visit(place))
    const result = await work(db)
    for (const visited of ['tenant', 'door', 'jobs'] as const) await leave(visited, 'commit')
    return result
  } finally {
    current = undefined
    for (const visited of [...visits.keys()]) await leave(visited, 'rollback').catch(() => undefined)
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
