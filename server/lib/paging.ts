// Cursors: the list and the key of its last row, as opaque text. A cursor comes back from outside, so every part is checked against
// its type; what the database can't parse, or another list made, is refused.

import { refuse } from '#machines/lib/refuse.ts'
import { isUuid } from '#machines/lib/uuid.ts'
import { words } from './words.ts'

/** Types of the parts of a key. */
type Kind<T> = (part: unknown) => part is T
type PartsOf<K extends readonly Kind<unknown>[]> = { [I in keyof K]: K[I] extends Kind<infer T> ? T : never }

export type Cursor<Parts extends readonly unknown[]> = {
  write(...parts: Parts): string
  /** Throws 400. */
  read(cursor: string): Parts
}

/** `list` names the list and its order, if it has several: cursors of another one are refused rather than misread. */
export function cursorOf<const K extends readonly Kind<unknown>[]>(list: string, ...kinds: K): Cursor<PartsOf<K>> {
  const write = (...parts: PartsOf<K>) => Buffer.from(JSON.stringify([list, ...parts])).toString('base64url')
  const fits = (parts: unknown): parts is PartsOf<K> =>
    Array.isArray(parts) && parts.length === kinds.length && kinds.every((isKind, index) => isKind(parts[index]))
  return {
    write,
    read: cursor => {
      const all = partsOf(cursor)
      const parts: unknown = all.slice(1)
      // Encoding it again must give the same text, so that each cursor has one spelling.
      if (all[0] !== list || !fits(parts) || write(...parts) !== cursor) throw wrongCursor()
      return parts
    },
  }
}

function partsOf(cursor: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    return Array.isArray(parts) ? parts : []
  } catch {
    throw wrongCursor()
  }
}

const wrongCursor = () => refuse(400, 'invalid_input', { cursor: words.page_cursor_invalid })

export const anId: Kind<string> = (part): part is string => typeof part === 'string' && isUuid(part)

/** PostgreSQL accepts neither NUL nor unpaired surrogates. */
export const aText: Kind<string> = (part): part is string =>
  typeof part === 'string' && !part.includes('\0') && Buffer.from(part).toString() === part

/** A non-negative `integer` of PostgreSQL. */
export const aNumber: Kind<number> = (part): part is number =>
  typeof part === 'number' && Number.isInteger(part) && part >= 0 && part < 2 ** 31

export const aDay: Kind<string> = (part): part is string =>
  typeof part === 'string' && /^\d{4}-\d\d-\d\d$/.test(part) && isInCalendar(`${part}T00:00:00Z`)

/** As `toISOString` writes it. */
export const aTime: Kind<string> = (part): part is string =>
  typeof part === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(part) && isInCalendar(part)

/** As PostgreSQL writes one of its types. */
export const asWritten =
  (type: keyof typeof WRITTEN): Kind<string> =>
  (part): part is string =>
    aText(part) &&
    WRITTEN[type].test(part) &&
    (type !== 'timestamptz' || isInCalendar(`${part.slice(0, 10)}T${part.slice(11, 19)}Z`))

export const orNull =
  <T>(isKind: Kind<T>): Kind<T | null> =>
  (part): part is T | null =>
    part === null || isKind(part)

const WRITTEN = {
  integer: /^-?\d{1,9}$/,
  bigint: /^-?\d{1,17}$/,
  float8: /^-?\d{1,17}(\.\d{1,20})?(e[+-]?\d{1,2})?$/,
  text: /^/,
  timestamptz: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-](0\d|1[0-4])(:[0-5]\d)?$/,
}

/** February has no 30th, and PostgreSQL no year 0. */
function isInCalendar(time: string): boolean {
  const at = new Date(time)
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 19) === time.slice(0, 19) && at.getUTCFullYear() > 0
}

/** The first `limit` rows, and the cursor of the next page if there are more. Query `limit + 1` rows. */
export function pageOf<Row, Parts extends readonly unknown[] | []>(
  rows: Row[],
  limit: number,
  cursor: Cursor<Parts>,
  keyOf: (row: Row) => NoInfer<Parts>,
): { page: Row[]; next_cursor: string | null } {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return { page, next_cursor: rows.length > limit && last !== undefined ? cursor.write(...keyOf(last)) : null }
}
