// The connections to an external PostgreSQL: pools in which a broken connection affects only its user, fair queues in front of them,
// and a time limit for each statement on the client too. external-database.ts builds transactions on them.
import { Socket } from 'node:net'
import pg from 'pg'
import type { Logger } from 'pino'
import { type Patience, timeoutsOf } from './patience.ts'
import { DOUBT_MS, type Reach } from './reach.ts'
import { statementNames } from './statement-names.ts'
import { type Turns, turnsAt } from './turns.ts'
import { lineFault, unavailable } from './unavailable.ts'

const CONNECT_MS = 5_000
/** How much longer than PostgreSQL the client waits before it gives up a statement. */
const LATER_MS = 3_000
const SLOW_MS = 1_000
const MOST_WAITING = 100

export type Connections = ReturnType<typeof connectionsOf>
/** `each`: how many connections one company may use at once. */
type PoolConfig = {
  most?: number
  each?: number
  patience: Patience
  idleTimeoutMillis?: number
}
export type Pool = { pool: pg.Pool; turns: Turns<number> }
export type Connection = { client: pg.PoolClient; leave: (broken?: boolean) => void }

export function connectionsOf(reach: Reach, log?: Logger) {
  const lines = new Set<Socket>()
  const pools = new Set<Pool>()
  // TCP may take half a minute to report a dead connection; requests that wait on it are answered now.
  reach.follow(away => {
    if (!away) return
    for (const { turns } of pools) turns.sendAway(away)
    for (const line of [...lines]) line.destroy(away)
  })

  const names = statementNames(() =>
    log?.warn('What is between here and PostgreSQL does not keep statements by name; they are planned each time.'),
  )

  const stream = () => {
    const line = new Socket()
    lines.add(line)
    // Only now: connect() resets `write` to that of the prototype.
    line.once('connect', () => gatherWrites(line))
    return line.once('close', () => lines.delete(line))
  }

  return {
    reach,
    isNameLost: names.isLost,
    stream,
    pool(connectionString: string, { most = 10, each = most, patience, ...config }: PoolConfig) {
      const pool = new pg.Pool({
        connectionString,
        stream,
        max: most,
        // Statements that don't depend on an answer are pipelined: BEGIN, entering the company and the first read take one round
        // trip.
        pipeline: true,
        connectionTimeoutMillis: CONNECT_MS,
        keepAlive: true,
        keepAliveInitialDelayMillis: 10_000,
        query_timeout: limitOf(patience),
        ...timeoutsOf(patience),
        ...config,
      })
      // An idle connection that breaks is replaced on the next request; one in use fails its next statement.
      pool.on('error', () => undefined)
      pool.on('connect', client => client.on('error', () => undefined))
      const made: Pool = { pool, turns: turnsAt<number>({ most, most_each: each, waiting_each: MOST_WAITING }) }
      pools.add(made)
      return made
    },
    async connect({ pool, turns }: Pool, key: number, { turn_ms }: Patience): Promise<Connection> {
      reach.requireHere()
      const end = await turns.take(key, turn_ms)
      try {
        const client = await inDoubt(() => pool.connect())
        return {
          client,
          leave(broken = false) {
            client.release(broken)
            end()
          },
        }
      } catch (error) {
        end()
        throw error
      }
    },
    /**
     * A single statement. The extended protocol takes only one; without parameters the driver would use the simple one, which
     * takes several.
     */
    ask(client: pg.PoolClient, asked: pg.QueryConfig, values: unknown[] = [], patience?: Patience) {
      const one = { ...asked, ...names.of(asked.text), queryMode: 'extended', ...limited(patience) }
      return timed(asked.text, () => client.query(one, values))
    },
    /** The server's own commands, separated by semicolons, in one message. */
    tell: (client: pg.PoolClient, text: string, patience?: Patience) =>
      timed(text, () => client.query({ text, ...limited(patience) })),
    async close() {
      reach.close()
      await Promise.all([...pools].map(({ pool }) => pool.end()))
    },
  }

  /** Logs slow statements, without their values. */
  async function timed<T>(text: string, work: () => Promise<T>): Promise<T> {
    const began = performance.now()
    try {
      return await inDoubt(work)
    } finally {
      const ms = Math.round(performance.now() - began)
      if (ms >= SLOW_MS) log?.warn({ ms, statement: withoutValues(text) }, 'a statement was slow')
    }
  }

  async function inDoubt<T>(work: () => Promise<T>): Promise<T> {
    const doubt = setTimeout(reach.doubt, DOUBT_MS)
    try {
      return await work()
    } catch (error) {
      const fault = lineFault(error)
      if (isBroken(fault)) reach.doubt()
      throw fault ?? error
    } finally {
      clearTimeout(doubt)
    }
  }
}

/**
 * The driver makes a system call for each message. Messages of one turn of the event loop are sent together, such as BEGIN and
 * the first query.
 */
function gatherWrites(line: Socket) {
  const driver = line.write.bind(line)
  let gathering = false
  const write = (...message: Parameters<typeof driver>) => {
    if (!gathering) {
      gathering = true
      line.cork()
      process.nextTick(() => {
        gathering = false
        line.uncork()
      })
    }
    return driver(...message)
  }
  Object.assign(line, { write })
}

/** The connection can't be used any more. */
export const isBroken = (error: unknown) => ['unreachable', 'read_only'].includes(unavailable(error)?.why ?? '')

const limited = (patience: Patience | undefined) => (patience ? { query_timeout: limitOf(patience) } : {})

const limitOf = ({ statement_ms }: Patience) => (statement_ms > 0 ? statement_ms + LATER_MS : 0)

const withoutValues = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/'(?:[^']|'')*'/g, "'…'")
    .slice(0, 500)
