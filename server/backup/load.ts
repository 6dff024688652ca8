// Loads a dump into an empty database, in the given transaction: everything or nothing. The tables are created by this
// version's migrations, up to those the backup has; the next start applies the others.
import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { applyMigrations } from '../db/migrate.ts'
import { rowsOf } from '../db/rows.ts'
import type { Db } from '../db/standing.ts'
import { BackupDamaged } from './chunks.ts'
import { type Count, digestOfRows, keptApart, type Line } from './dump.ts'
import { quoted, type Sequence, type Table, tablesOf, writeAlike } from './tables.ts'

type Load = { lines: AsyncIterable<Line>; readFile: (sha256: string) => Promise<Buffer>; migrations: string[] }

/** As much as is inserted at once, about. */
const BATCH = 1_000_000
const MOST_ROWS = 1_000

/** Returns what it wrote. */
export async function load(database: Database, db: Db, { lines, readFile, migrations }: Load): Promise<Count[]> {
  await applyMigrations(db, migrations)
  await writeAlike(db)
  const undo = await unguard(db)
  const counts: Count[] = []
  const tables = new Map((await tablesOf(db)).map(table => [table.name, table]))
  await db.execute(sql.raw(`truncate ${[...tables.keys()].map(quoted).join(', ')}`))
  let rows: ReturnType<typeof insertInto> | undefined
  let is_whole = false
  for await (const line of lines) {
    if ('row' in line) await rows?.add(line.row)
    else if ('table' in line) rows = insertInto(db, requireSame(line.table, tables.get(line.table.name)), readFile)
    else if ('counted' in line) counts.push(requireCounted(line.counted, await rows?.end()))
    else if ('sequence' in line) await setSequence(db, line.sequence)
    else if ('end' in line) is_whole = line.end.tables === counts.length && counts.length === tables.size
  }
  if (!is_whole) throw new BackupDamaged('The backup is incomplete. Nothing was restored.')
  for (const statement of undo) await db.execute(sql.raw(statement))
  await database.separate(db)
  return counts
}

/**
 * Rows come in no order that references or triggers could hold in, and what triggers once wrote is among them. Returns the statements
 * that put everything back, which check every reference again.
 */
async function unguard(db: Db): Promise<string[]> {
  const guards = rowsOf<{ away: string; back: string }>(
    await db.execute(sql`
      select format('alter table %s drop constraint %I', conrelid::regclass, conname) as away,
        format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as back
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0
      union all
      select format('alter table %s no force row level security', oid::regclass),
        format('alter table %s force row level security', oid::regclass)
      from pg_class where relnamespace = 'public'::regnamespace and relforcerowsecurity
      union all
      select format('alter table %s disable trigger user', oid::regclass), format('alter table %s enable trigger user', oid::regclass)
      from pg_class c where relnamespace = 'public'::regnamespace
        and exists (select from pg_trigger where tgrelid = c.oid and not tgisinternal)`),
  )
  for (const { away } of guards) await db.execute(sql.raw(away))
  // Checks deferred constraints before altering the tables again.
  return ['set constraints all immediate', ...guards.map(({ back }) => back)]
}

function requireSame(table: Table, known: Table | undefined): Table {
  if (JSON.stringify(table) === JSON.stringify(known)) return table
  throw new Error(
    `The table ${table.name} of the backup is not as this version makes it. Restore with the version that made the backup.`,
  )
}

function requireCounted(expected: Count, found: Omit<Count, 'table'> | undefined): Count {
  if (found?.rows === expected.rows && found.digest === expected.digest) return expected
  throw new BackupDamaged(
    `The rows of ${expected.table} in the backup are not those that were saved. Nothing was restored.`,
  )
}

function insertInto(db: Db, table: Table, readFile: Load['readFile']) {
  const { name, columns } = table
  const digest = digestOfRows()
  const has_bytes = columns.some(({ type }) => type === 'bytea')
  const names = columns.map(column => quoted(column.name)).join(', ')
  const values = columns.map(({ type }, at) => `(row ->> ${at})::${type}`).join(', ')
  const insert = `insert into public.${quoted(name)} (${names}) overriding system value select ${values} from json_array_elements(`
  let waiting: string[] = []
  let size = 0
  const flush = async () => {
    if (waiting.length > 0) await db.execute(sql`${sql.raw(insert)}${`[${waiting.join(',')}]`}::json) row`)
    waiting = []
    size = 0
  }
  return {
    async add(row: string) {
      digest.add(row)
      const text = has_bytes ? await withFiles(table, row, readFile) : row
      waiting.push(text)
      size += text.length
      if (size >= BATCH || waiting.length >= MOST_ROWS) await flush()
    },
    async end() {
      await flush()
      return digest.end()
    },
  }
}

async function withFiles(table: Table, row: string, readFile: Load['readFile']): Promise<string> {
  const kept = keptApart(table, row)
  if (kept.length === 0) return row
  const cells: unknown[] = JSON.parse(row)
  for (const { column, sha256 } of kept)
    cells[table.columns.findIndex(({ name }) => name === column)] = `\\x${(await readFile(sha256)).toString('hex')}`
  return JSON.stringify(cells)
}

const setSequence = (db: Db, { name, last_value, is_called }: Sequence) =>
  db.execute(sql`select setval(${`public.${quoted(name)}`}::regclass, ${last_value}::bigint, ${is_called})`)
