// Rows a transaction reads once: kept until one of its statements writes to their tables, locks their rows or rolls back, or until
// the transaction enters another company.
import { getTableName, type Table } from 'drizzle-orm'
import { isRead } from './query-only.ts'
import type { Db } from './standing.ts'

type Reading = { tables: readonly string[]; forget: () => void }

const readings = new WeakMap<Db, Reading[]>()

/** `know` keeps a row that was just written or read, so that it isn't read again. */
export function readOnce<T>(tables: readonly Table[], read: (db: Db, key: string) => PromiseLike<T>) {
  const names = tables.map(getTableName)
  const known = new WeakMap<Db, Map<string, Promise<T>>>()
  const know = (db: Db, key: string, value: Promise<T>) => {
    const values = known.get(db) ?? new Map<string, Promise<T>>()
    known.set(db, values.set(key, value))
    readings.set(db, [...(readings.get(db) ?? []), { tables: names, forget: () => values.delete(key) }])
    return value
  }
  // A query is sent each time it is awaited.
  const sent = async (db: Db, key: string) => read(db, key)
  return {
    read: (db: Db, key = ''): Promise<T> => known.get(db)?.get(key) ?? know(db, key, sent(db, key)),
    know: (db: Db, key: string, value: T) => void know(db, key, Promise.resolve(value)),
  }
}

/** Called with each statement, before it is sent. */
export function forgetWritten(db: Db, text: string) {
  const all = readings.get(db)
  if (!all || isRead(text)) return
  const is_undone = /^\s*rollback\b/i.test(text)
  const gone = all.filter(({ tables }) => is_undone || tables.some(table => text.includes(table)))
  for (const { forget } of gone) forget()
  readings.set(
    db,
    all.filter(one => !gone.includes(one)),
  )
}

export function forgetAll(db: Db) {
  for (const { forget } of readings.get(db) ?? []) forget()
  readings.delete(db)
}
