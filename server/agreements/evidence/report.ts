// The sign report: everything that happened with one agreement, and whether its trail, calculated through again, is whole.

import { eq } from 'drizzle-orm'
import { notFound } from '#machines/lib/refuse.ts'
import type { Schemas } from '#sdk/types.ts'
import { projects } from '#server/db/schema/projects.ts'
import type { Db } from '../../db/database.ts'
import { companyOf } from '../../lib/own-company.ts'
import type { Ports } from '../../ports/ports.ts'
import { signersOf, type TransactionRow, transactionView } from '../view.ts'
import { checkTrail, readTrail, trailEventView } from './trail.ts'

type Report = Schemas['SignReport']

export async function reportOf(db: Db, ports: Ports, row: TransactionRow): Promise<Report> {
  const company = await companyOf(db)
  const [project] = await db.select().from(projects).where(eq(projects.id, row.project_id))
  if (!project) throw notFound('agreement')
  const trail = await readTrail(db, row.id)
  return {
    transaction: await transactionView(db, ports, row),
    company_name: company.name,
    project_name: project.name,
    timezone: company.timezone,
    events: trail.map(trailEventView),
    trail: checkTrail(ports, trail, row, await signersOf(db, row.id)),
  }
}

/** As one of its signers may see it: how others are reached and where they were stays with the company. */
export function reportFor(signer_id: string, { transaction, events, ...report }: Report): Report {
  return {
    ...report,
    transaction: {
      ...transaction,
      signers: transaction.signers.map(one =>
        one.id === signer_id ? one : { ...one, email: '', phone: null, link_expires_at: null },
      ),
      // Actions and comparisons with current figures are for the company only.
      next_actions: [],
      is_current: true,
      changes: [],
    },
    events: events.map(event =>
      event.signer_id === signer_id ? event : { ...event, detail: withoutAddresses(event) },
    ),
  }
}

/** Keys that are about a person's whereabouts; the company's own, which the words of consent name, are no secret. */
const PRIVATE = /^(ip|device|time_zone|email|phone|to|address)$/

const withoutAddresses = ({ detail }: Schemas['TrailEvent']) =>
  Object.fromEntries(
    Object.entries(detail).filter(
      ([name, value]) => !PRIVATE.test(name) && (name.startsWith('company_') || !value.includes('@')),
    ),
  )
