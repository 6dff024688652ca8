// Columns that the tables in schema/ share. The tables mirror migrations/*.sql; tests/db compares the two.
import { customType, integer, timestamp } from 'drizzle-orm/pg-core'

export const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })
export const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
export const company_id = integer('company_id').notNull()
export const version = integer('version').notNull().default(1)
