// Describes a database's tables from the database itself, so no list must be maintained.
import { sql } from 'drizzle-orm'
import { rowsOf } from '../db/rows.ts'
import type { Db } from '../db/standing.ts'

export type Column = { name: string; type: string }
export type Table = { name: string; columns: Column[] }
export type Sequence = { name: string; last_value: string; is_called: boolean }

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** By name. What the database computes itself is left out. */
export const tablesOf = async (db: Db): Promise<Table[]> =>
  rowsOf<Table>(
    await db.execute(sql`
      select c.relname as name,
        json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      group by c.relname order by c.relname`),
  )

export async function sequencesOf(db: Db): Promise<Sequence[]> {
  const names = rowsOf<{ name: string }>(
    await db.execute(
      sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`,
    ),
  )
  const sequences: Sequence[] = []
  for (const { name } of names) {
    const [row] = rowsOf<Omit<Sequence, 'name'>>(
      await db.execute(sql`select last_value::text, is_called from public.${sql.identifier(name)}`),
    )
    if (row) sequences.push({ name, ...row })
  }
  return sequences
}

/** The text of every value is the same everywhere then, and read back as what it was. */
export async function writeAlike(db: Db): Promise<void> {
  for (const [setting, value] of [
    ['timezone', 'UTC'],
    ['datestyle', 'ISO, YMD'],
    ['intervalstyle', 'postgres'],
    ['bytea_output', 'hex'],
    ['extra_float_digits', '1'],
  ])
    await db.execute(sql.raw(`set local ${setting} to '${value}'`))
}
