// What a change makes out of date but isn't renewed automatically: invoices follow the signed agreement, and a person informs the
// lender.
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { OVER, UNSENT } from '#machines/applications/lenders/codes.ts'
import { dollars } from '#machines/lib/format.ts'
import { sum } from '#machines/lib/numbers.ts'
import type { ApplicationRow } from '#server/applications/lenders/application-rows.ts'
import { dialectFor } from '#server/applications/lenders/connections.ts'
import { amountOf, financedSale } from '#server/applications/lenders/draft/financed-sale.ts'
import { lender_applications } from '#server/db/schema/lenders.ts'
import { invoices } from '#server/db/schema/receivables.ts'
import type { Sale } from '#server/money/sale/sale.ts'
import type { ProjectRow } from '#server/projects/access.ts'
import type { Renewing } from './collected.ts'
import { words } from './words.ts'

/** The drafts of the payment schedule. */
export async function sayInvoices({ acting: { db, caller }, consequences }: Renewing, project: ProjectRow) {
  if (!caller.permissions.has('receivables.view')) return
  const drafts = await db
    .select({ total_cents: invoices.total_cents })
    .from(invoices)
    .where(and(eq(invoices.project_id, project.id), eq(invoices.status, 'draft'), isNotNull(invoices.milestone)))
  if (drafts.length === 0) return
  consequences.push({
    kind: 'invoices',
    outcome: 'kept',
    tab: 'agreements',
    say: () => ({
      title: words.invoices({ count: drafts.length }),
      before: dollars(sum(drafts.map(({ total_cents }) => total_cents))),
      after: null,
      sentence: words.invoices_follow,
    }),
  })
}

export const isOver = (status: ApplicationRow['status']) => status === 'no_match' || OVER.includes(status)

/** `ids` are of applications that are not over. */
export async function sayLenders({ acting: { db, ports }, consequences }: Renewing, sale: Sale, ids: string[]) {
  if (ids.length === 0) return
  const applications = await db
    .select()
    .from(lender_applications)
    .where(inArray(lender_applications.id, ids))
    .orderBy(lender_applications.created_at)
  const financed = await financedSale(db, ports, sale)
  for (const row of applications) {
    const { quote, status } = row
    if (!financed || financed.basis.holds(quote.basis_hash)) continue
    const dialect = dialectFor(ports, row)
    const { amount_cents } = amountOf(financed, quote.product)
    const unsent = UNSENT.includes(status)
    const by = dialect.regions.includes('change_order') ? 'change_order' : 'design'
    consequences.push({
      kind: 'lender',
      outcome: 'yours',
      tab: 'lender',
      say: () => ({
        title: words.application({ lender: dialect.name, sent: unsent ? 'no' : 'yes' }),
        before: dollars(quote.amount_cents),
        after: dollars(amount_cents),
        sentence: unsent ? words.application_unsent : words.application_sent({ lender: dialect.name, by }),
      }),
    })
  }
}
