// Remittances and their lines as the database has them and as the contract shows them.

import { and, eq, inArray, sql } from 'drizzle-orm'
import { notFound } from '#machines/lib/refuse.ts'
import { fullName } from '#machines/lib/text.ts'
import { lineReason } from '#machines/money/receivables/line-reasons.ts'
import type { Candidate } from '#machines/money/receivables/remittance-match.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '#server/db/database.ts'
import { rowsOf } from '#server/db/rows.ts'
import { lender_applications } from '#server/db/schema/lenders.ts'
import { homeowners, projects } from '#server/db/schema/projects.ts'
import { receivables, remittance_lines, remittances } from '#server/db/schema/remittances.ts'
import type { Ports } from '#server/ports/ports.ts'
import { payerName } from './payers.ts'

export type RemittanceRow = typeof remittances.$inferSelect
export type LineRow = typeof remittance_lines.$inferSelect

export async function requireRemittance(db: Db, id: string, lock?: 'lock'): Promise<RemittanceRow> {
  const query = db.select().from(remittances).where(eq(remittances.id, id))
  const [row] = await (lock ? query.for('update') : query)
  if (!row) throw notFound('remittance')
  return row
}

/** The line with its remittance, both locked. */
export async function requireLine(db: Db, id: string): Promise<{ line: LineRow; remittance: RemittanceRow }> {
  const [place] = await db
    .select({ remittance_id: remittance_lines.remittance_id })
    .from(remittance_lines)
    .where(eq(remittance_lines.id, id))
  if (!place) throw notFound('line')
  const remittance = await requireRemittance(db, place.remittance_id, 'lock')
  const [line] = await db.select().from(remittance_lines).where(eq(remittance_lines.id, id))
  if (!line) throw notFound('line')
  return { line, remittance }
}

/**
 * Everything a lender may pay for: each application with what was ever owed for it. `lock` locks the receivables until they are
 * posted.
 */
export async function candidatesOf(
  db: Db,
  of: { lender: string } | { application_ids: readonly string[] },
  lock?: 'lock',
): Promise<Candidate[]> {
  const query = db
    .select()
    .from(receivables)
    .where(
      'lender' in of ? eq(receivables.lender, of.lender) : inArray(receivables.application_id, [...of.application_ids]),
    )
    .orderBy(receivables.id)
  const owed = await (lock ? query.for('update') : query)
  const ids = [...new Set(owed.map(({ application_id }) => application_id))]
  if (ids.length === 0) return []
  const { id, lender_reference, project_id } = lender_applications
  const rows = await db
    .select({ id, lender_reference, project_id, name: projects.name })
    .from(lender_applications)
    .innerJoin(projects, eq(projects.id, project_id))
    .where(inArray(id, ids))
  const people = await db
    .select({ project_id: homeowners.project_id, firstname: homeowners.firstname, lastname: homeowners.lastname })
    .from(homeowners)
    .where(
      inArray(
        homeowners.project_id,
        rows.map(row => row.project_id),
      ),
    )
  return rows.map(row => ({
    application_id: row.id,
    reference: row.lender_reference,
    names: [row.name, ...people.filter(one => one.project_id === row.project_id).map(one => fullName(one))],
    open: owed.filter(({ application_id }) => application_id === row.id),
  }))
}

const TO_POST = ['matched', 'differs', 'clawback', 'posted'] as const
type Counts = Schemas['RemittanceCounts']

export async function remittanceViews(
  db: Db,
  ports: Ports,
  rows: readonly RemittanceRow[],
): Promise<Schemas['Remittance'][]> {
  const ids = rows.map(({ id }) => id)
  const { remittance_id, standing } = remittance_lines
  const sums = ids.length
    ? await db
        .select({ remittance_id, standing, count: sql<string>`count(*)`, cents: sql<string>`sum(amount_cents)` })
        .from(remittance_lines)
        .where(inArray(remittance_id, ids))
        .groupBy(remittance_id, standing)
    : []
  return rows.map(({ id, lender, file_name, status, columns, created_by_name, created_at, posted_at, version }) => {
    const own = sums.filter(one => one.remittance_id === id)
    const of = (name: keyof Counts) => Number(own.find(one => one.standing === name)?.count ?? 0)
    return {
      id,
      lender,
      lender_name: payerName(ports, lender),
      file_name,
      status,
      columns,
      created_by_name,
      version,
      counts: {
        matched: of('matched'),
        differs: of('differs'),
        clawback: of('clawback'),
        unknown: of('unknown'),
        known: of('known'),
        unreadable: of('unreadable'),
        posted: of('posted'),
        set_aside: of('set_aside'),
      },
      to_post_cents: own
        .filter(one => TO_POST.some(name => name === one.standing))
        .reduce((all, { cents }) => all + Number(cents), 0),
      created_at: created_at.toISOString(),
      posted_at: posted_at?.toISOString() ?? null,
    }
  })
}

export async function oneRemittance(db: Db, ports: Ports, id: string): Promise<Schemas['Remittance']> {
  const [view] = await remittanceViews(db, ports, [await requireRemittance(db, id)])
  if (!view) throw notFound('remittance')
  return view
}

/** In the order of `lines`. */
export async function lineViews(db: Db, ports: Ports, lines: readonly LineRow[]): Promise<Schemas['RemittanceLine'][]> {
  if (lines.length === 0) return []
  const files = await db
    .select({ id: remittances.id, lender: remittances.lender, file_name: remittances.file_name })
    .from(remittances)
    .where(inArray(remittances.id, [...new Set(lines.map(({ remittance_id }) => remittance_id))]))
  const named = lines.flatMap(({ application_id }) => (application_id === null ? [] : [application_id]))
  const places = named.length
    ? await db
        .select({ id: lender_applications.id, project_id: projects.id, project_name: projects.name })
        .from(lender_applications)
        .innerJoin(projects, eq(projects.id, lender_applications.project_id))
        .where(inArray(lender_applications.id, named))
    : []
  return lines.map(({ company_id: _, line_key: __, ...line }) => {
    const { lender = '', file_name = '' } = files.find(({ id }) => id === line.remittance_id) ?? {}
    const { project_id = null, project_name = null } = places.find(({ id }) => id === line.application_id) ?? {}
    return {
      ...line,
      reason: lineReason(line),
      lender,
      lender_name: payerName(ports, lender),
      file_name,
      project_id,
      project_name,
    }
  })
}

export async function oneLine(db: Db, ports: Ports, id: string): Promise<Schemas['RemittanceLine']> {
  const [view] = await lineViews(db, ports, await db.select().from(remittance_lines).where(eq(remittance_lines.id, id)))
  if (!view) throw notFound('line')
  return view
}

/** The columns this lender's file had last time. */
export async function columnsBefore(db: Db, lender: string): Promise<RemittanceRow['columns'] | null> {
  const rows = rowsOf<{ columns: RemittanceRow['columns'] }>(
    await db.execute(sql`
      select columns from remittances where lender = ${lender} and status <> 'discarded' order by id desc limit 1`),
  )
  return rows[0]?.columns ?? null
}

/** Which of these were imported before. */
export async function takenKeys(db: Db, keys: readonly string[]): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set()
  const rows = await db
    .select({ key: remittance_lines.line_key })
    .from(remittance_lines)
    .where(and(eq(remittance_lines.taken, true), inArray(remittance_lines.line_key, [...keys])))
  return new Set(rows.map(({ key }) => key))
}
