// The payment schedule of a cash deal: for what its signed agreement leaves to pay, a draft invoice per step, which a person issues;
// and for either kind of sale a draft to the payer of each rebate taken off the price.

import { and, desc, eq, inArray, isNotNull, ne } from 'drizzle-orm'
import type { Areas } from '#machines/company/settings-areas.ts'
import { dollars } from '#machines/lib/format.ts'
import { sum } from '#machines/lib/numbers.ts'
import { fullName } from '#machines/lib/text.ts'
import type { DealAmounts } from '#machines/money/receivables/deal-amounts.ts'
import { depositLimit, depositRule, depositRuleWords } from '#machines/money/receivables/deposit-rules.ts'
import { milestoneTitle } from '#machines/money/receivables/milestone-title.ts'
import { scheduleAmounts, stepName } from '#machines/money/receivables/rules.ts'
import type { Schemas } from '#sdk/types.ts'
import { readSetting } from '#server/company/settings/store.ts'
import type { Db } from '#server/db/database.ts'
import { transactions } from '#server/db/schema/agreements.ts'
import { quote_bases } from '#server/db/schema/financing.ts'
import { homeowners } from '#server/db/schema/projects.ts'
import { invoices } from '#server/db/schema/receivables.ts'
import { chosenWay } from '#server/money/chosen-way.ts'
import type { Ports } from '#server/ports/ports.ts'
import type { ProjectRow } from '#server/projects/access.ts'
import type { InvoiceRow } from './access.ts'
import { words } from './words.ts'

/** The latest agreement on an owned system: its installation agreement, or a change order to it. */
async function agreedIn(db: Db, project: ProjectRow): Promise<Agreed | null> {
  const rows = await db
    .select({
      content: transactions.content,
      type: transactions.financing_type,
      agreed: transactions.agreed,
      parts: quote_bases.parts,
    })
    .from(transactions)
    .innerJoin(
      quote_bases,
      and(eq(quote_bases.project_id, transactions.project_id), eq(quote_bases.hash, transactions.basis_hash)),
    )
    .where(
      and(
        eq(transactions.project_id, project.id),
        eq(transactions.status, 'signed'),
        inArray(transactions.financing_type, ['cash', 'loan']),
        isNotNull(transactions.completed_at),
      ),
    )
    .orderBy(desc(transactions.completed_at), desc(transactions.id))
  const found = rows.find(({ content }) => content.kind === 'installation' || content.kind === 'change_order')
  if (!found) return null
  const { type, agreed, parts } = found
  const { price_cents } = parts.other_prices?.[type] ?? parts.price
  return { type, ...(agreed ?? { price_cents, rebates: [], to_pay_cents: price_cents }) }
}

type Agreed = DealAmounts & { type: Schemas['FinancingType'] }
type Schedule = Schemas['PaymentSchedule']

export async function scheduleOf(db: Db, project: ProjectRow): Promise<Schedule> {
  const agreed = await agreedIn(db, project)
  const made = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.project_id, project.id), ne(invoices.status, 'void')))
  const rebates = (agreed?.rebates ?? []).map(rebate => ({
    ...rebate,
    invoice_id: made.find(({ incentive_id }) => incentive_id === rebate.incentive_id)?.id ?? null,
  }))
  if (agreed?.type !== 'cash') {
    // Before anything is signed, as it is chosen by now.
    const type = agreed?.type ?? (await chosenWay(db, project.id))?.type ?? 'cash'
    return {
      price_cents: null,
      to_pay_cents: null,
      rebates,
      lines: [],
      deposit_rule: null,
      finding: null,
      reason: type === 'cash' ? words.no_cash_agreement : words.lender_pays,
    }
  }
  const { price_cents, to_pay_cents } = agreed
  const steps = stepsOf((await readSetting(db, 'invoicing')).value.schedule, project, to_pay_cents)
  const lines = steps.lines.map(step => ({
    ...step,
    title: stepName(step.milestone),
    invoice_id: made.find(({ milestone }) => milestone === step.milestone)?.id ?? null,
  }))
  const finding = scheduleFinding(to_pay_cents, lines, made, steps.limit_cents)
  return { price_cents, to_pay_cents, rebates, lines, deposit_rule: steps.deposit_rule, finding, reason: null }
}

/** The company's payment schedule, within the limits of the project's state. */
export function stepsOf(
  schedule: Areas['invoicing']['schedule'],
  { address }: Pick<ProjectRow, 'address'>,
  to_pay_cents: number,
) {
  const rule = depositRule(address?.state)
  const limit_cents = depositLimit(rule, to_pay_cents)
  return {
    lines: scheduleAmounts(to_pay_cents, schedule, limit_cents),
    limit_cents,
    deposit_rule: rule ? depositRuleWords(rule, to_pay_cents) : null,
  }
}

/** Existing invoices are reported, never changed automatically: an issued invoice is corrected by a credit note. */
function scheduleFinding(
  to_pay_cents: number,
  lines: readonly Schemas['ScheduledPayment'][],
  made: readonly InvoiceRow[],
  limit_cents: number,
): string | null {
  const steps = made.filter(({ milestone }) => milestone !== null)
  const billed = sum(steps.map(({ total_cents }) => total_cents))
  const left = billed - sum(steps.map(({ credited_cents }) => credited_cents))
  // Credits reduce the amount on purpose.
  const fits = left <= to_pay_cents && (billed >= to_pay_cents || lines.some(({ invoice_id }) => invoice_id === null))
  if (steps.length > 0 && !fits)
    return words.schedule_mismatch({ billed: dollars(left), agreed: dollars(to_pay_cents) })
  const deposit = steps.find(({ milestone }) => milestone === 'signing')
  const asked = deposit ? deposit.total_cents - deposit.credited_cents : 0
  return asked > limit_cents ? words.deposit_over_limit({ asked: dollars(asked), limit: dollars(limit_cents) }) : null
}

/** Drafts for steps and rebates without an invoice. Needs the project's lock. Returns how many were created. */
export async function proposeSchedule(db: Db, ports: Ports, project: ProjectRow, by: string | null): Promise<number> {
  const { to_pay_cents, lines, rebates } = await scheduleOf(db, project)
  const wanted = lines.filter(({ invoice_id, amount_cents }) => invoice_id === null && amount_cents > 0)
  const unasked = rebates.filter(({ invoice_id, amount_cents }) => invoice_id === null && amount_cents > 0)
  if (wanted.length + unasked.length === 0) return 0
  const { terms_days } = (await readSetting(db, 'invoicing')).value
  const bill_to = await billToOf(db, project)
  const theirs = words.in(bill_to.language)
  const ours = words.in('en')
  const now = ports.now()
  const draft = (
    row: Pick<InvoiceRow, 'title' | 'bill_to' | 'total_cents'> & Partial<InvoiceRow>,
    description: string,
  ) => ({
    company_id: project.company_id,
    id: ports.id(),
    project_id: project.id,
    status: 'draft' as const,
    terms_days,
    lines: [{ description, quantity: 1, unit_cents: row.total_cents, amount_cents: row.total_cents }],
    created_by: by,
    created_at: now,
    updated_at: now,
    ...row,
  })
  const share = (cents: number) => theirs.share_of_price({ amount: dollars(cents), to_pay: dollars(to_pay_cents ?? 0) })
  const drafts = [
    ...wanted.map(({ milestone, amount_cents }) =>
      draft(
        { milestone, title: milestoneTitle(milestone, bill_to.language), bill_to, total_cents: amount_cents },
        share(amount_cents),
      ),
    ),
    // To the rebate's payer, in English, the language of the company's books.
    ...unasked.map(({ incentive_id, name, amount_cents }) =>
      draft(
        {
          payer: 'program',
          incentive_id,
          title: ours.rebate({ name }).slice(0, MOST_TITLE),
          bill_to: { name: name.slice(0, MOST_TITLE), email: null, address: [], language: 'en' },
          total_cents: amount_cents,
        },
        ours.rebate_line({ name, customer: [bill_to.name, ...bill_to.address].join(', ') }),
      ),
    ),
  ]
  // Of two that propose at once, each is made by one.
  const made = await db.insert(invoices).values(drafts).onConflictDoNothing().returning({ id: invoices.id })
  return made.length
}

/**
 * After a new agreement: unchanged drafts follow it. Edited or issued invoices stay, and the finding says that they don't match.
 * Needs the project's lock.
 */
export async function redraftSchedule(db: Db, ports: Ports, project: ProjectRow) {
  await db
    .delete(invoices)
    .where(
      and(
        eq(invoices.project_id, project.id),
        eq(invoices.status, 'draft'),
        isNotNull(invoices.milestone),
        eq(invoices.updated_at, invoices.created_at),
      ),
    )
  await proposeSchedule(db, ports, project, null)
}

const MOST_TITLE = 120

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
          ...(address.line1 ? [address.line1] : []),
          ...(address.line2 ? [address.line2] : []),
          `${address.city}, ${address.state} ${address.postal_code}`,
        ]
      : [],
    language: person?.preferred_language ?? 'en',
  }
}
