// Converts between database rows and archive entries, both ways, and hashes a row's content independently of new ids.
import { createHash } from 'node:crypto'
import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { canonicaliseJson } from '#machines/money/pricing/snapshot.ts'
import type { Entity } from './entities.ts'

export type ArchiveRow = Record<string, unknown>
type Field = { column: string; name: string; type: string; required: boolean }

/** An entity's fields in an archive, in its table's column order. */
export function fieldsOf({ table, omits = [], renames = {} }: Entity): Field[] {
  return Object.values<PgColumn>(getTableColumns(table))
    .filter(({ name }) => name !== 'company_id' && !omits.includes(name))
    .map(column => ({
      column: column.name,
      name: renames[column.name] ?? column.name,
      type: column.getSQLType(),
      required: column.notNull,
    }))
}

/** Its rows as JSON, a column `row` each. What happened in an order comes in it. */
export function selectRows(entity: Entity): SQL {
  const { table, only, order } = entity
  const columns = sql.join(
    fieldsOf(entity).map(({ column }) => sql`${table}.${sql.identifier(column)}`),
    sql`, `,
  )
  return sql`select to_jsonb(r) as row from (select ${columns} from ${table} where ${only ?? sql`true`} order by ${order ?? sql`1`}) r`
}

/** Times in UTC, bytes in base64. */
export function toArchive(entity: Entity, row: ArchiveRow): ArchiveRow {
  return Object.fromEntries(
    fieldsOf(entity).map(({ column, name, type }) => {
      const value = row[column]
      if (typeof value !== 'string') return [name, value ?? null]
      if (type === 'timestamp with time zone') return [name, new Date(value).toISOString()]
      return [name, type === 'bytea' ? Buffer.from(value.slice(2), 'hex').toString('base64') : value]
    }),
  )
}

/** As `jsonb_populate_recordset` takes it. Throws for a field that the format does not know. */
export function fromArchive(entity: Entity, row: ArchiveRow): ArchiveRow {
  const fields = new Map(fieldsOf(entity).map(field => [field.name, field]))
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      const field = fields.get(name)
      if (!field) throw new Error(`${entity.name} has no field ${name}`)
      const bytes = field.type === 'bytea' && typeof value === 'string'
      return [field.column, bytes ? `\\x${Buffer.from(value, 'base64').toString('hex')}` : value]
    }),
  )
}

export const tableOf = ({ table }: Entity): string => getTableName(table)

/** Regenerated when a company is restored on another server, though it is the same company. */
const MADE_ANEW: Readonly<Record<string, readonly string[]>> = {
  users: ['id', 'email'],
  audits: ['seq', 'hash', 'previous_hash'],
}
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** Identifies a member whatever their id became: no two members join in the same instant under one name. */
export const memberLabel = ({ created_at, firstname, lastname }: ArchiveRow) =>
  `member ${String(created_at)} ${String(firstname)} ${String(lastname)}`

/**
 * The content of many rows in one hash independent of row order and member ids: the sum of the rows' own. It shows that
 * two archives are equal; integrity is protected by the SHA-256 of each entry.
 */
export function contentHash(entity: string, members: ReadonlyMap<string, string>) {
  let sum = 0n
  return {
    add(row: ArchiveRow) {
      const anew = MADE_ANEW[entity] ?? []
      const kept = Object.fromEntries(Object.entries(row).filter(([name]) => !anew.includes(name)))
      const text = canonicaliseJson(kept).replace(UUID, id => members.get(id) ?? id)
      sum += BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)
    },
    digest: () => (sum % 2n ** 256n).toString(16).padStart(64, '0'),
  }
}
