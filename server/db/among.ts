import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** One parameter, however many they are: a statement takes 65,535 at most. */
export const uuids = (ids: readonly string[]): SQL => sql`${`{${ids.join(',')}}`}::uuid[]`

export const among = (column: AnyPgColumn | SQL, ids: readonly string[]): SQL => sql`${column} = any(${uuids(ids)})`
