// A page's end as an opaque text: the key of its last row.

import { refuse } from '#machines/lib/refuse.ts'
import { isUuid } from '#machines/lib/uuid.ts'
import { words } from './words.ts'

export const writeCursor = (key: string | number) => Buffer.from(String(key)).toString('base64url')

export function readCursor(cursor: string): string {
  const key = Buffer.from(cursor, 'base64url').toString()
  if (key === '' || writeCursor(key) !== cursor) throw wrongCursor()
  return key
}

export const wrongCursor = () => refuse(400, 'invalid_input', { cursor: words.page_cursor_invalid })

/** Of a list in an order of its own: what stands for its last row. */
export function readParts(cursor: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(readCursor(cursor))
    return Array.isArray(parts) ? parts : []
  } catch {
    throw wrongCursor()
  }
}

/** Of a list by id. */
export function readId(cursor: string): string {
  const id = readCursor(cursor)
  if (isUuid(id)) return id
  throw wrongCursor()
}

/** Of a list by version. */
export function readVersion(cursor: string): number {
  const version = Number(readCursor(cursor))
  if (Number.isInteger(version) && version > 0 && version < 2 ** 31) return version
  throw wrongCursor()
}

/** The first `limit` rows, and the cursor of the next page when there are more. Ask the database for `limit + 1`. */
export function pageOf<Row>(
  rows: Row[],
  limit: number,
  keyOf: (row: Row) => string | number,
): { page: Row[]; next_cursor: string | null } {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return { page, next_cursor: rows.length > limit && last !== undefined ? writeCursor(keyOf(last)) : null }
}
