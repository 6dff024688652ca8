// What the next step of a page of projects is decided from besides proposal, agreement and lender: energy and invoices.
import { and, asc, inArray, ne, sql } from 'drizzle-orm'
import type { SaleFacts } from '#machines/projects/next-step.ts'
import type { SaleInvoice } from '#machines/projects/sold-step.ts'
import { netMeteringStanding, rateStanding } from '#machines/utilities/tariff-standing.ts'
import type { UserCaller } from '../caller.ts'
import type { Db } from '../db/database.ts'
import { utility_terms } from '../db/schema/energy.ts'
import { projects } from '../db/schema/projects.ts'
import { invoices } from '../db/schema/receivables.ts'

type Energy = Pick<SaleFacts, 'has_use' | 'assumed'>

export async function energyOf(db: Db, ids: string[]): Promise<Map<string, Energy>> {
  const rows = await db
    .select({
      id: projects.id,
      tariff: projects.tariff,
      confirmed: projects.tariff_confirmed,
      utility_id: projects.utility_id,
      // Not the use itself: a meter's year is 8,760 figures.
      has_use: sql<boolean>`${projects.consumption} is not null`,
    })
    .from(projects)
    .where(inArray(projects.id, ids))
  const utilities = [...new Set(rows.flatMap(({ utility_id }) => utility_id ?? []))]
  const found = utilities.length
    ? await db.select().from(utility_terms).where(inArray(utility_terms.utility_id, utilities))
    : []
  const terms = new Map(
    found.map(({ confirmed_at, ...row }) => [row.utility_id, { ...row, confirmed_at: confirmed_at.toISOString() }]),
  )
  return new Map(
    rows.map(({ id, tariff, confirmed, utility_id, has_use }): [string, Energy] => {
      if (!tariff) return [id, { has_use, assumed: null }]
      // What is published only words the source of what is assumed.
      const known = { tariff, confirmed, terms: terms.get(utility_id ?? '') ?? null, published: null, average: null }
      const states = { net_metering: netMeteringStanding(known).state, rate: rateStanding(known).state }
      return [id, { has_use, assumed: PARTS.filter(part => states[part] === 'assumed') }]
    }),
  )
}
const PARTS = ['net_metering', 'rate'] as const

/** Undefined for whoever may not see them. */
export async function invoicesOf(
  db: Db,
  caller: UserCaller,
  ids: string[],
): Promise<Map<string, SaleInvoice[]> | undefined> {
  if (!caller.permissions.has('receivables.view')) return undefined
  const rows = await db
    .select({
      project_id: invoices.project_id,
      id: invoices.id,
      title: invoices.title,
      milestone: invoices.milestone,
      status: invoices.status,
      total_cents: invoices.total_cents,
      open_cents: invoices.open_cents,
      due_on: invoices.due_on,
    })
    .from(invoices)
    .where(and(inArray(invoices.project_id, ids), ne(invoices.status, 'void')))
    .orderBy(asc(invoices.id))
  const found = new Map<string, SaleInvoice[]>(ids.map(id => [id, []]))
  for (const { project_id, ...invoice } of rows) found.get(project_id)?.push(invoice)
  return found
}
