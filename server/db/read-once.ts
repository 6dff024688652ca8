// Caches what a transaction reads, until one of its own statements may have changed it, until it waits for a lock, since others may
// have changed it meanwhile, or until it enters another company.
import { getTableName, type Table } from 'drizzle-orm'
import { isRead } from './query-only.ts'
import type { Db } from './standing.ts'

type Answer = { rows: unknown[][] }
type Kept = {
  isChangedBy: (change: NonNullable<ReturnType<typeof changeBy>>, statement: string) => boolean
  forget: () => void
}
type Readings = { kept: Kept[]; answers: Map<string, Promise<unknown>> }

const readings = new WeakMap<Db, Readings>()

function readingsOf(db: Db): Readings {
  const here = readings.get(db) ?? { kept: [], answers: new Map() }
  readings.set(db, here)
  return here
}

/** Tables that triggers write to in addition to the one a statement names; tests/db/read-once compares this with the triggers. */
export const WRITTEN_BESIDE: Readonly<Record<string, readonly string[]>> = {
  adders: ['adder_versions'],
  companies: ['project_sums'],
  files: ['file_parts'],
  inverters: ['maker_counts'],
  invoices: ['invoice_sums'],
  lender_applications: ['project_sums', 'projects'],
  panels: ['maker_counts'],
  projects: ['project_sums'],
  proposals: ['project_sums', 'projects'],
  storage: ['maker_counts'],
  transactions: ['project_sums', 'projects'],
}

/**
 * Tables a company sets up and rarely changes. Waiting for a lock doesn't invalidate them, and deletions elsewhere don't cascade
 * to them.
 */
export const SET_UP: ReadonlySet<string> = new Set([
  'adders',
  'agreements',
  'agreement_versions',
  'companies',
  'financing_options',
  'incentives',
  'inverters',
  'lender_connections',
  'panels',
  'proposal_templates',
  'settings',
  'storage',
  'utility_terms',
])

const QUERIED = /\b(?:from|join) "?(\w+)"?/g
const WRITTEN = /\b(?:insert into|(?<!for )update) "?(\w+)"?/gi
/** Deletions, rollbacks to a savepoint, and our own functions that delete (remove_leads, remove_sample). */
const CHANGES_ELSEWHERE = /\bdelete from\b|^\s*rollback\b|^\s*select remove_/i

const tablesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].flatMap(([, name]) => name ?? [])
const names = (text: string, table: string) => new RegExp(`\\b${table}\\b`).test(text)

/** Decides from a statement's text which queries it may affect; undefined if it changes nothing. */
export function changeBy(statement: string): ((query: string) => boolean) | undefined {
  const elsewhere = CHANGES_ELSEWHERE.test(statement)
  if (isRead(statement) && !elsewhere) return undefined
  const written = new Set(tablesIn(statement, WRITTEN).flatMap(table => [table, ...(WRITTEN_BESIDE[table] ?? [])]))
  // While it waited for a lock, others may have committed; a deletion cascades to rows that refer to it.
  if (elsewhere || written.size === 0)
    return query => tablesIn(query, QUERIED).some(table => !SET_UP.has(table) || names(statement, table))
  return query => [...written].some(table => names(query, table))
}

/** `know` stores a row that was just written or read, so that it isn't read again. */
export function readOnce<T>(tables: readonly Table[], read: (db: Db, key: string) => PromiseLike<T>) {
  const names = tables.map(getTableName)
  const cache = new WeakMap<Db, Map<string, Promise<T>>>()
  const know = (db: Db, key: string, value: Promise<T>) => {
    const values = cache.get(db) ?? new Map<string, Promise<T>>()
    cache.set(db, values.set(key, value))
    readingsOf(db).kept.push({
      isChangedBy: (_, statement) => names.some(table => statement.includes(table)),
      forget: () => values.delete(key),
    })
    return value
  }
  // A drizzle query runs each time it is awaited; a promise runs once.
  const sent = async (db: Db, key: string) => read(db, key)
  return {
    read: (db: Db, key = ''): Promise<T> => cache.get(db)?.get(key) ?? know(db, key, sent(db, key)),
    know: (db: Db, key: string, value: T) => void know(db, key, Promise.resolve(value)),
  }
}

/** A request about one sale needs fewer. Background work over all sales would only fill memory. */
const MOST_KEPT = 300

type Asked = { text: string; rowMode?: string | undefined }

/**
 * Sends a statement, or repeats the answer to the same query earlier in this transaction. Only for queries that drizzle builds
 * from tables, recognized by their row mode; hand-written SQL may call functions that change something.
 */
export function askOnce<T>(
  db: Db,
  { text, rowMode }: Asked,
  values: readonly unknown[] | undefined,
  send: () => Promise<T>,
): Promise<T> {
  forgetWritten(db, text)
  if (!(isRead(text) && rowMode === 'array')) return send()
  const { answers, kept } = readingsOf(db)
  if (answers.size >= MOST_KEPT) return send()
  const key = JSON.stringify([text, values])
  const before = answers.get(key) as Promise<T & Answer> | undefined
  if (before) return before.then(answer => ({ ...answer, rows: answer.rows.map(row => row.map(ownCopy)) }))
  const answer = send() as Promise<T & Answer>
  answers.set(key, answer)
  const forget = () => void answers.delete(key)
  answer.then(({ rows }) => rows.some(row => row.some(isFile)) && forget(), forget)
  kept.push({ isChangedBy: change => change(text), forget })
  return answer
}

/** The first caller may have changed its rows. */
const ownCopy = (value: unknown) => (ArrayBuffer.isView(value) ? value : structuredClone(value))
/** Content of files would only fill memory. */
const isFile = (value: unknown) => ArrayBuffer.isView(value) && value.byteLength > 100_000

/** Returns true the first time in a transaction, for what must happen once in it. */
export function firstTime(): (db: Db, key: string) => boolean {
  const done = new WeakMap<Db, Set<string>>()
  return (db, key) => {
    const keys = done.get(db) ?? new Set<string>()
    if (keys.has(key)) return false
    done.set(db, keys.add(key))
    readingsOf(db).kept.push({ isChangedBy: () => false, forget: () => keys.delete(key) })
    return true
  }
}

function forgetWritten(db: Db, statement: string) {
  const here = readings.get(db)
  const change = here && changeBy(statement)
  if (!here || !change) return
  const is_undone = /^\s*rollback\b/i.test(statement)
  here.kept = here.kept.filter(({ isChangedBy, forget }) => {
    if (!(is_undone || isChangedBy(change, statement))) return true
    forget()
    return false
  })
}

export function forgetAll(db: Db) {
  for (const { forget } of readings.get(db)?.kept ?? []) forget()
  readings.delete(db)
}
