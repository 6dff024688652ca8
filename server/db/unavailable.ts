// The only place that decides which errors mean the database is temporarily unavailable; app.ts answers 503.

export type Why = 'unreachable' | 'read_only' | 'full' | 'busy'

const SENTENCES: Record<Why, string> = {
  unreachable: 'PostgreSQL cannot be reached. Check that it runs and that DATABASE_URL is its address.',
  read_only:
    'PostgreSQL takes no changes: it is a standby, or set to read only. DATABASE_URL must lead to the primary.',
  full: 'The disk of the database is full. Make room on it.',
  busy: 'The database is busy: a lock, a statement or a connection was waited for too long.',
}

export class DatabaseUnavailable extends Error {
  readonly why: Why
  constructor(why: Why, cause?: unknown, sentence = SENTENCES[why]) {
    const fault = innermost(cause)
    super(fault ? `${sentence} (${fault.message || String(Object(fault).code)})` : sentence, { cause })
    this.name = 'DatabaseUnavailable'
    this.why = why
  }
}

/** The original error of the database or the connection; drizzle wraps it with the values of the query. */
function innermost(error: unknown): Error | undefined {
  if (!(error instanceof Error)) return undefined
  return innermost(error.cause) ?? error
}

// Classes and codes of PostgreSQL's appendix A.
const STATES: readonly [RegExp, Why][] = [
  [/^(08...|57P0[1-5]|53300|58030)$/, 'unreachable'],
  [/^25006$/, 'read_only'],
  [/^53100$/, 'full'],
  [/^(55P03|57014|25P0[34]|53200|53400)$/, 'busy'],
]
const NETWORK = /^(ECONN\w+|EPIPE|ETIMEDOUT|E(HOST|NET)(UNREACH|DOWN)|ENOTFOUND|EAI_AGAIN)$/
/** pg gives these no code. */
const LINE =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout|timeout e)/

/** For errors of a transaction. Faults of other services that its work used aren't the database's. */
export function unavailable(error: unknown): DatabaseUnavailable | undefined {
  for (let one = error; one instanceof Error; one = one.cause) if (one instanceof DatabaseUnavailable) return one
  const state = sqlState(error) ?? ''
  const [, why] = STATES.find(([states]) => states.test(state)) ?? []
  return why && new DatabaseUnavailable(why, error)
}

/** For errors thrown by pg: those of a broken connection have no SQLSTATE. */
export function lineFault(error: unknown): DatabaseUnavailable | undefined {
  if (!(error instanceof Error) || sqlState(error)) return unavailable(error)
  const broken = LINE.test(error.message) || ('code' in error && NETWORK.test(String(error.code)))
  return broken ? new DatabaseUnavailable('unreachable', error) : unavailable(error)
}

/** The SQLSTATE of a database error, wherever the driver put it. */
export function sqlState(error: unknown): string | undefined {
  if (error === null || typeof error !== 'object') return undefined
  // Network codes can have five letters too, such as EPIPE; PostgreSQL's always contain a digit.
  if ('code' in error && typeof error.code === 'string' && /^(?=.*\d)[0-9A-Z]{5}$/.test(error.code)) return error.code
  return 'cause' in error ? sqlState(error.cause) : undefined
}
