// Writes everything a database holds, as it is at one moment, as lines of JSON: what it is, then each table with its rows, then its
// sequences. Values are written as PostgreSQL's own text of them, which it reads back exactly, whatever their type; so a backup of
// the embedded database can be restored into PostgreSQL and the other way round.
import { createHash } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { rowsOf } from '../db/rows.ts'
import type { Db } from '../db/standing.ts'
import type { Pieces } from './chunks.ts'
import { type Column, quoted, type Sequence, sequencesOf, type Table, tablesOf, writeAlike } from './tables.ts'

type Migration = { name: string; sha256: string }
export type Head = { made_at: string; migrations: Migration[]; secrets: string[] }
/** `digest` is the same whatever the order of the rows. */
export type Count = { table: string; rows: number; digest: string }
export type Line =
  | { head: Head }
  | { table: Table }
  | { row: string }
  | { counted: Count }
  | { sequence: Sequence }
  | { end: { tables: number } }

/** Values of this size or more are stored as separate files, shared by all backups; the row has hash and size. */
const LARGE_BYTES = 16_384
const SLICE_BYTES = 4_194_304
/** As much as is fetched at once, about: rows are of very different sizes. */
const PAGE_BYTES = 1_000_000
const MOST_ROWS = 2_000

type Files = {
  hasFile: (sha256: string) => boolean
  writeFile: (sha256: string, bytes: Pieces) => Promise<void>
  /** Of the bucket. Throws where it isn't what was put there. */
  readObject: (key: string, sha256: string) => Promise<Uint8Array>
}

/** Needs a transaction that reads everything (db/roles/reader.ts). */
export async function* dump(db: Db, about: Omit<Head, 'migrations'>, files: Files): AsyncGenerator<Line> {
  await writeAlike(db)
  yield { head: { ...about, migrations: await migrationsOf(db) } }
  const tables = await tablesOf(db)
  for (const table of tables) {
    yield { table }
    yield* rowsIn(db, table, files)
  }
  for (const sequence of await sequencesOf(db)) yield { sequence }
  yield { end: { tables: tables.length } }
}

async function migrationsOf(db: Db): Promise<Migration[]> {
  const [found] = rowsOf<{ name: string | null }>(
    await db.execute(sql`select to_regclass('public.migrations')::text as name`),
  )
  if (!found?.name) throw new Error('The database is empty or not Sunquill’s: there is nothing to back up.')
  return rowsOf<Migration>(await db.execute(sql`select name, sha256 from migrations order by name`))
}

type Row = { place: string; object: string | null; row: string }

async function* rowsIn(db: Db, table: Table, files: Files): AsyncGenerator<Line> {
  const digest = digestOfRows()
  const has_bytes = table.columns.some(isBytes)
  await db.execute(sql`declare backup no scroll cursor for ${rowsAsText(table)}`)
  for (let count = 10; ; ) {
    const rows = rowsOf<Row>(await db.execute(sql.raw(`fetch ${count} from backup`)))
    let bytes = 1
    for (const read of rows) {
      const row = has_bytes ? await keepFiles(db, table, read, files) : read.row
      digest.add(row)
      bytes += row.length
      yield { row }
    }
    if (rows.length < count) break
    count = Math.min(MOST_ROWS, Math.max(1, Math.round((rows.length * PAGE_BYTES) / bytes)))
  }
  await db.execute(sql`close backup`)
  yield { counted: { table: table.name, ...digest.end() } }
}

/** Rows as arrays of texts. PostgreSQL's text of bytes begins with a backslash; separate values have hash and size. */
function rowsAsText(table: Table): SQL {
  const { name, columns } = table
  const object = hasObjects(table) ? `case when sha256 is not null then ${OBJECT_KEY} end` : 'null::text'
  const cells = columns.map(column => {
    const of_object = hasObjects(table) && OF_OBJECT[column.name]
    return of_object ? `case when sha256 is not null then ${of_object} else ${cellOf(column)} end` : cellOf(column)
  })
  // A function takes a hundred arguments at most; an array any number.
  return sql.raw(
    `select ctid::text as place, ${object} as object, to_json(array[${cells.join(', ')}]::text[])::text as row from public.${quoted(name)}`,
  )
}

/** Parts in a bucket are saved as they would be in the database: a backup holds all files, and is restored without the bucket. */
const hasObjects = ({ name, columns }: Table) =>
  name === 'file_parts' && columns.some(column => column.name === 'sha256')
const OF_OBJECT: Record<string, string> = { bytes: `'@' || sha256 || ':' || size`, sha256: 'null', size: 'null' }
const OBJECT_KEY = `company_id || '/' || file_id || '/' || position`

function cellOf(column: Column): string {
  const value = quoted(column.name)
  if (!isBytes(column)) return `${value}::text`
  return `case when octet_length(${value}) < ${LARGE_BYTES} then ${value}::text
      else '@' || encode(sha256(${value}), 'hex') || ':' || octet_length(${value}) end`
}

const isBytes = ({ type }: Column) => type === 'bytea'

type Kept = { column: string; sha256: string; size: number }

/** The values of a row that are kept as files. */
export function keptApart({ columns }: Table, row: string): Kept[] {
  const cells: unknown[] = JSON.parse(row)
  return columns.flatMap((column, at) => {
    const [, sha256, size] = (isBytes(column) && /^@([0-9a-f]{64}):(\d+)$/.exec(String(cells[at]))) || []
    return sha256 ? [{ column: column.name, sha256, size: Number(size) }] : []
  })
}

/** Returns the row as saved: small values from a bucket are included. */
async function keepFiles(db: Db, table: Table, { place, object, row }: Row, files: Files): Promise<string> {
  let saved = row
  for (const kept of keptApart(table, row)) {
    const { sha256, size } = kept
    if (object !== null && size < LARGE_BYTES) {
      const hex = Buffer.from(await files.readObject(object, sha256)).toString('hex')
      saved = saved.replace(`"@${sha256}:${size}"`, JSON.stringify(`\\x${hex}`))
    } else if (!files.hasFile(sha256))
      await files.writeFile(
        sha256,
        object === null ? slicesOf(db, table, place, kept) : [await files.readObject(object, sha256)],
      )
  }
  return saved
}

/** Of a row that is seen in this transaction its place stays the same until the end of it. */
async function* slicesOf(db: Db, { name }: Table, place: string, { column, size }: Kept) {
  for (let from = 0; from < size; from += SLICE_BYTES) {
    const [slice] = rowsOf<{ bytes: Uint8Array }>(
      await db.execute(sql`
        select substring(${sql.identifier(column)} from ${from + 1}::integer for ${SLICE_BYTES}::integer) as bytes
        from public.${sql.identifier(name)} where ctid = ${place}::tid`),
    )
    if (slice) yield slice.bytes
  }
}

/** The sum of the hashes of all rows: of two tables it is the same if their rows are. */
export function digestOfRows() {
  let sum = 0n
  let rows = 0
  return {
    add(row: string) {
      sum += BigInt(`0x${createHash('sha256').update(row).digest('hex')}`)
      rows++
    },
    end: () => ({ rows, digest: (sum & ((1n << 256n) - 1n)).toString(16).padStart(64, '0') }),
  }
}
