// Rows of an archive into tables, as the database itself reads them from JSON: each value in the type of its column, each
// reference and each rule of a table held against what came before.
import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { Refusal } from '#sdk/refusal.ts'
import type { Db } from '#server/db/database.ts'
import { sqlState } from '#server/db/database.ts'
import { files } from '#server/db/schema/files.ts'
import { keepBytes } from '#server/files/store.ts'
import type { Ports } from '#server/ports/ports.ts'
import { type ArchiveRow, fieldsOf, fromArchive, tableOf } from './archive-rows.ts'
import { ENTITIES, type Entity } from './entities.ts'
import { kindOfBytes } from './kind-of-bytes.ts'
import { words } from './words.ts'
import { brokenArchive } from './zip-reader.ts'

type Rows = AsyncGenerator<ArchiveRow>
export type Into = { company_id: number; now: Date }

const MOST_ROWS = 200
const MOST_CHARACTERS = 2_000_000

/** Deletes a new company's starter data to make room for the archive. */
export async function deleteStarter(db: Db) {
  for (const entity of ENTITIES.filter(({ starter }) => starter).reverse())
    await db.execute(sql`delete from ${sql.identifier(tableOf(entity))}`)
}

export async function bringInRows(db: Db, into: Into, entity: Entity, rows: Rows) {
  // Written by the database itself with every adder.
  if (entity.name === 'adder_versions') await db.execute(sql`delete from adder_versions`)
  let batch: string[] = []
  let length = 0
  const flush = async () => {
    if (batch.length > 0) await insert(db, entity, `[${batch.join(',')}]`)
    batch = []
    length = 0
  }
  for await (const row of rows) {
    const text = JSON.stringify({
      ...known(entity, atRest(entity.name, row, into.now)),
      company_id: into.company_id,
    })
    batch.push(text)
    length += text.length
    if (batch.length >= MOST_ROWS || length >= MOST_CHARACTERS) await flush()
  }
  await flush()
}

const known = (entity: Entity, row: ArchiveRow): ArchiveRow => {
  try {
    return { ...fromArchive(entity, row), ...entity.held_instead }
  } catch (error) {
    throw brokenArchive(error instanceof Error ? error.message : String(error))
  }
}

async function insert(db: Db, entity: Entity, json: string) {
  const table = sql.identifier(tableOf(entity))
  const names = [
    'company_id',
    ...fieldsOf(entity).map(({ column }) => column),
    ...Object.keys(entity.held_instead ?? {}),
  ]
  const columns = sql.join(
    names.map(name => sql.identifier(name)),
    sql`, `,
  )
  await held(
    entity.name,
    db.execute(
      sql`insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, ${json}::jsonb)`,
    ),
  )
}

/** A database error on an archive's rows is the archive's fault, not ours. */
export async function held<T>(name: string, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const state = sqlState(error)
    if (error instanceof Refusal || !state || !/^(22|23)/.test(state)) throw error
    throw brokenArchive(words.why.row_does_not_fit({ name }))
  }
}

/**
 * Work in progress on the other server isn't resumed here. An agreement signed there but not sealed stays unsealed: our
 * seal would claim that it was signed here.
 */
function atRest(name: string, row: ArchiveRow, now: Date): ArchiveRow {
  if (name === 'mails' && row['status'] === 'queued') return { ...row, status: 'kept' }
  if (name === 'lender_calls' && !['done', 'refused', 'abandoned'].includes(String(row['state'])))
    return { ...row, state: 'abandoned', done_at: now.toISOString() }
  return row
}

export async function updateCompany(db: Db, entity: Entity, rows: Rows) {
  const columns = sql.join(
    fieldsOf(entity).map(({ column }) => sql.identifier(column)),
    sql`, `,
  )
  for await (const row of rows) {
    const json = JSON.stringify(known(entity, row))
    await held(
      entity.name,
      db.execute(
        sql`update companies set (${columns}) = (select ${columns} from jsonb_populate_record(null::companies, ${json}::jsonb))`,
      ),
    )
  }
}

export async function bringInFiles(
  db: Db,
  ports: Ports,
  company_id: number,
  entity: Entity,
  rows: Rows,
  bytesOf: (sha256: string) => AsyncIterable<Uint8Array>,
) {
  for await (const row of rows) {
    const { id, sha256, name, created_at } = known(entity, row)
    if (![id, sha256, name, created_at].every(one => typeof one === 'string'))
      throw brokenArchive(words.why.row_incomplete({ name: 'files' }))
    const bytes = await wholeOf(String(sha256), bytesOf)
    await held(
      entity.name,
      db.insert(files).values({
        company_id,
        id: String(id),
        sha256: String(sha256),
        name: String(name),
        media_type: kindOfBytes(bytes),
        size: bytes.length,
        ...(await keepBytes(db, ports, { company_id, file_id: String(id) }, bytes)),
        created_at: new Date(String(created_at)),
      }),
    )
  }
}

async function wholeOf(sha256: string, bytesOf: (sha256: string) => AsyncIterable<Uint8Array>): Promise<Buffer> {
  const hash = createHash('sha256')
  const pieces = []
  for await (const piece of bytesOf(sha256)) {
    hash.update(piece)
    pieces.push(piece)
  }
  if (hash.digest('hex') !== sha256) throw brokenArchive(words.why.wrong_name({ path: `files/${sha256}` }))
  return Buffer.concat(pieces)
}
