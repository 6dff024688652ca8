// Erases a company with everything it stored: rows in every table, files, and the key of its data. What is left is a proof of what
// was deleted, when, and who ordered it, under a code of the installation. Called by the background work when the waiting time is over, and by
// a command.
import { and, asc, eq, lte, type SQL, sql } from 'drizzle-orm'
import { DAY_MS } from '#machines/lib/time.ts'
import { canonicaliseJson } from '#machines/money/pricing/snapshot.ts'
import type { Database, Db } from '#server/db/database.ts'
import { asEraser } from '#server/db/roles/eraser.ts'
import { rowsOf } from '#server/db/rows.ts'
import { company_erasures } from '#server/db/schema/installation.ts'
import type { Ports } from '#server/ports/ports.ts'
import { words } from './words.ts'

/** Long enough to notice a mistake and download the archive. */
export const WAIT_MS = 7 * DAY_MS

export type Erasure = typeof company_erasures.$inferSelect
type Work = { database: Database; ports: Ports }

/** A company's tables, referencing ones first. Tables in a cycle come in any order; their keys are checked at the end. */
async function tablesInOrder(db: Db): Promise<string[]> {
  const links = rowsOf<{ child: string; parent: string }>(
    await db.execute(sql`
      select distinct c.conrelid::regclass::text as child, c.confrelid::regclass::text as parent from pg_constraint c
      where c.contype = 'f' and c.conrelid <> c.confrelid and c.connamespace = 'public'::regnamespace`),
  )
  const tables = rowsOf<{ name: string }>(
    await db.execute(sql`
      select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped)
      order by 1`),
  ).map(({ name }) => name)
  const ordered: string[] = []
  const visit = (name: string, path: readonly string[]) => {
    if (ordered.includes(name) || path.includes(name) || !tables.includes(name)) return
    for (const { child, parent } of links) if (parent === name) visit(child, [...path, name])
    ordered.push(name)
  }
  for (const name of tables) visit(name, [])
  return ordered
}

/** In one transaction: a company is there or it isn't. Undefined if it works again. */
async function eraseRows(db: Db, company_id: number): Promise<Record<string, number> | undefined> {
  const [company] = rowsOf<{ status: string }>(
    await db.execute(sql`select status from companies where company_id = ${company_id} for update`),
  )
  if (company?.status === 'active') return undefined
  const rows: Record<string, number> = {}
  const tables = (await tablesInOrder(db)).filter(name => name !== 'companies')
  // Twice: triggers add count rows while counted rows are deleted.
  for (const table of [...tables, ...tables, 'companies']) {
    const [deleted] = rowsOf<{ rows: number }>(
      await db.execute(sql`
        with deleted as (delete from ${sql.identifier(table)} where company_id = ${company_id} returning 1)
        select count(*)::integer as rows from deleted`),
    )
    if (deleted && deleted.rows > 0) rows[table] = (rows[table] ?? 0) + deleted.rows
  }
  return rows
}

/** Objects of the company in the bucket, which no row names any more. */
async function eraseObjects({ ports: { bucket } }: Work, company_id: number): Promise<number> {
  let objects = 0
  if (!bucket) return objects
  for await (const page of bucket.list())
    for (const { key } of page)
      if (key.startsWith(`${company_id}/`)) {
        await bucket.remove(key)
        objects += 1
      }
  return objects
}

const proofText = ({ erased_company, name, reason, requested_by, requested_at, erased_at, rows, objects }: Erasure) =>
  canonicaliseJson({
    company_id: erased_company,
    name,
    reason,
    requested_by,
    requested_at: requested_at.toISOString(),
    erased_at: erased_at?.toISOString() ?? null,
    rows,
    objects,
  })

/** Keyed by the server's secret: no one else can write one. */
export const proofOf = (ports: Pick<Ports, 'sign'>, erasure: Erasure): string =>
  ports.sign('company erasure', proofText(erasure))

export async function eraseCompany(work: Work, { id, erased_company }: Pick<Erasure, 'id' | 'erased_company'>) {
  const rows = await asEraser(work.database, erased_company, db => eraseRows(db, erased_company))
  const objects = rows ? await eraseObjects(work, erased_company) : 0
  return work.database.asOwner(async db => {
    const mine = eq(company_erasures.id, id)
    const [before] = await db.select().from(company_erasures).where(mine).for('update')
    if (!before) throw new Error('The erasure is not on record')
    if (!rows) {
      const canceled = {
        status: 'canceled' as const,
        canceled_by: words.resumed_meanwhile,
        canceled_at: work.ports.now(),
      }
      await db.update(company_erasures).set(canceled).where(mine)
      return { ...before, ...canceled }
    }
    // After a crash in between, the rows were counted by the attempt that deleted them.
    const erased = {
      ...before,
      status: 'done' as const,
      erased_at: work.ports.now(),
      rows: Object.keys(rows).length > 0 ? rows : before.rows,
      objects: before.objects + objects,
    }
    const [done] = await db
      .update(company_erasures)
      .set({ ...erased, proof: proofOf(work.ports, erased) })
      .where(mine)
      .returning()
    return done ?? erased
  })
}

/** Returns how many it erased. */
export async function eraseDue(work: Work): Promise<number> {
  const due = await work.database.asOwner(db =>
    db
      .select()
      .from(company_erasures)
      .where(and(eq(company_erasures.status, 'waiting'), lte(company_erasures.due_at, work.ports.now())))
      .orderBy(asc(company_erasures.due_at)),
  )
  for (const one of due) await eraseCompany(work, one)
  return due.length
}

export const listErasures = (database: Pick<Database, 'asOwner'>, where?: SQL): Promise<Erasure[]> =>
  database.asOwner(db =>
    db
      .select()
      .from(company_erasures)
      .where(where)
      .orderBy(sql`${company_erasures.requested_at} desc, ${company_erasures.id} desc`)
      .limit(100),
  )
