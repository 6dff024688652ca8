import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** One parameter for any number of values: a statement takes at most 65,535. */
export const uuids = (ids: readonly string[]): SQL => sql`${`{${ids.join(',')}}`}::uuid[]`

export const among = (column: AnyPgColumn | SQL, ids: readonly string[]): SQL => sql`${column} = any(${uuids(ids)})`
