// What a transaction has read and need not read again: until one of its statements writes to the tables or locks their rows, is rolled
// back, or another company is entered.
import { getTableName, type Table } from 'drizzle-orm'
import { isRead } from './query-only.ts'
import type { Db } from './standing.ts'

type Reading = { tables: readonly string[]; forget: () => void }

const readings = new WeakMap<Db, Reading[]>()

/** `know` is for what was just written: nothing has to read it. */
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

/** With each statement, before it is sent. */
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
