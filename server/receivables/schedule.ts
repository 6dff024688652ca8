// The payment schedule of a cash deal: of the price its signed agreement names, a draft for each step, issued by a person.

import { and, desc, eq, isNotNull, ne } from 'drizzle-orm'
import { saying } from '#machines/lib/language.ts'
import { fullName } from '#machines/lib/text.ts'
import { dollars, percent } from '#machines/lib/words.ts'
import { milestoneTitle, scheduleAmounts } from '#machines/receivables/rules.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '../db/database.ts'
import { transactions } from '../db/schema/agreements.ts'
import { quote_bases } from '../db/schema/financing.ts'
import { homeowners } from '../db/schema/projects.ts'
import { invoices } from '../db/schema/receivables.ts'
import type { Ports } from '../ports/ports.ts'
import type { ProjectRow } from '../projects/access.ts'
import { readSetting } from '../settings/store.ts'
import type { InvoiceRow } from './access.ts'

type Schedule = Schemas['ScheduledPayment'][]
const NONE = 'The schedule is proposed once the cash agreement is signed.'

/** What the newest fully signed installation agreement of a cash deal names, or null. */
async function signedPrice(db: Db, project: ProjectRow): Promise<number | null> {
  const rows = await db
    .select({ content: transactions.content, parts: quote_bases.parts })
    .from(transactions)
    .innerJoin(
      quote_bases,
      and(eq(quote_bases.project_id, transactions.project_id), eq(quote_bases.hash, transactions.basis_hash)),
    )
    .where(
      and(
        eq(transactions.project_id, project.id),
        eq(transactions.status, 'signed'),
        eq(transactions.financing_type, 'cash'),
        isNotNull(transactions.completed_at),
      ),
    )
    .orderBy(desc(transactions.completed_at))
  return rows.find(({ content }) => content.kind === 'installation')?.parts.price.price_cents ?? null
}

export async function scheduleOf(
  db: Db,
  project: ProjectRow,
): Promise<{ price_cents: number | null; lines: Schedule; reason: string | null }> {
  const price_cents = await signedPrice(db, project)
  if (price_cents === null) return { price_cents, lines: [], reason: NONE }
  const { schedule } = (await readSetting(db, 'invoicing')).value
  const made = await db
    .select({ id: invoices.id, milestone: invoices.milestone })
    .from(invoices)
    .where(and(eq(invoices.project_id, project.id), isNotNull(invoices.milestone), ne(invoices.status, 'void')))
  const lines = scheduleAmounts(price_cents, schedule).map(step => ({
    ...step,
    title: milestoneTitle(step.milestone),
    invoice_id: made.find(({ milestone }) => milestone === step.milestone)?.id ?? null,
  }))
  return { price_cents, lines, reason: null }
}

/** Drafts for the steps that have none. Needs the project's lock. Answers how many it made. */
export async function proposeSchedule(db: Db, ports: Ports, project: ProjectRow, by: string | null): Promise<number> {
  const { price_cents, lines } = await scheduleOf(db, project)
  const wanted = lines.filter(({ invoice_id, amount_cents }) => invoice_id === null && amount_cents > 0)
  if (price_cents === null || wanted.length === 0) return 0
  const { terms_days } = (await readSetting(db, 'invoicing')).value
  const bill_to = await billToOf(db, project)
  const say = saying(bill_to.language)
  const now = ports.now()
  const drafts = wanted.map(({ milestone, share, amount_cents }): typeof invoices.$inferInsert => {
    const description = say(
      `${percent(share)} of the contract price of ${dollars(price_cents)}`,
      `${percent(share)} del precio del contrato de ${dollars(price_cents)}`,
    )
    return {
      ...{ company_id: project.company_id, id: ports.id(), project_id: project.id, status: 'draft', milestone },
      ...{ title: milestoneTitle(milestone, bill_to.language), bill_to, terms_days, total_cents: amount_cents },
      lines: [{ description, quantity: 1, unit_cents: amount_cents, amount_cents }],
      ...{ created_by: by, created_at: now, updated_at: now },
    }
  })
  // Of two that propose at once, each step is made by one.
  const made = await db.insert(invoices).values(drafts).onConflictDoNothing().returning({ id: invoices.id })
  return made.length
}

/** The primary homeowner at the project's address. */
export async function billToOf(db: Db, project: ProjectRow): Promise<InvoiceRow['bill_to']> {
  const [person] = await db
    .select()
    .from(homeowners)
    .where(and(eq(homeowners.project_id, project.id), eq(homeowners.is_primary, true)))
  const { address } = project
  return {
    name: person ? fullName(person) : project.name,
    email: person?.email ?? null,
    address: address
      ? [
          address.line1,
          ...(address.line2 ? [address.line2] : []),
          `${address.city}, ${address.state} ${address.postal_code}`,
        ]
      : [],
    language: person?.preferred_language ?? 'en',
  }
}
