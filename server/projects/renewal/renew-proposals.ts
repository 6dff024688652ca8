// Published proposals, published again under their links. Once the sale is signed they stay as the homeowner had them.

import { and, eq } from 'drizzle-orm'
import { dayIn } from '#machines/lib/day-in.ts'
import { daysAfter } from '#machines/lib/federal-holidays.ts'
import { dayWords, dollars } from '#machines/lib/format.ts'
import { negativeResults } from '#machines/proposals/negative-results.ts'
import type { Db } from '#server/db/database.ts'
import { proposal_sends } from '#server/db/schema/proposals.ts'
import { dayOfCompany } from '#server/lib/company-day.ts'
import { offersOf } from '#server/money/quote/offers.ts'
import type { Sale } from '#server/money/sale/sale.ts'
import { saveProposal } from '#server/proposals/saving/save-proposal.ts'
import { timesKept } from '#server/proposals/versions.ts'
import { gather, type Renewing } from './collected.ts'
import type { OutOfDate } from './out-of-date.ts'
import { words } from './words.ts'

type Stale = OutOfDate['proposals'][number]
/** The new period of a proposal that has expired. */
const RENEWED_DAYS = 30

/** `paid` has the way to pay that was renewed just before. */
export async function renewProposals(renewing: Renewing, { proposals, is_sold }: OutOfDate, paid: Sale) {
  const { financing, chosen } = paid
  for (const { row, sale } of proposals)
    await renewOne(renewing, { row, sale: { ...sale, financing, chosen } }, is_sold, proposals.length > 1)
}

async function renewOne(renewing: Renewing, { row, sale }: Stale, is_sold: boolean, of_several: boolean) {
  const { db, ports, caller } = renewing.acting
  const { timezone } = sale.company
  const price = row.snapshot ? dollars(row.snapshot.figures.price.price_cents) : ''
  // Publishing is what makes a version a homeowner knows; those from before there was a history are the first.
  const version = Math.max(1, (await timesKept(db, row.id)).published)
  const design = of_several ? sale.design_name : null
  const proposal = { kind: 'proposal', tab: 'proposal' } as const
  const texts = () => ({
    title: design ? words.proposal_of({ design }) : words.proposal,
    before: words.proposal_version({ version, price }),
    after: null,
  })
  if (is_sold) {
    const { accepted } = row
    const day = accepted && dayWords(dayIn(timezone, new Date(accepted.at)))
    const stays = () => (accepted && day ? words.proposal_accepted({ name: accepted.name, day }) : words.proposal_sold)
    renewing.consequences.push({ ...proposal, outcome: 'kept', say: () => ({ ...texts(), sentence: stays() }) })
    return
  }
  if (!caller.permissions.has('proposals.edit') || !caller.permissions.has('proposals.send')) {
    const say = () => ({ ...texts(), sentence: words.proposal_not_allowed })
    renewing.consequences.push({ ...proposal, outcome: 'yours', say })
    return
  }
  const shown = (await offersOf(db, ports, sale)).filter(({ option_id }) => row.option_ids.includes(option_id))
  const [loss] = negativeResults(shown)
  if (loss) renewing.losses.push(loss)
  const today = dayOfCompany(sale.company, ports)
  const is_over = row.valid_until !== null && row.valid_until < today
  const valid_until = is_over ? daysAfter(today, RENEWED_DAYS) : row.valid_until
  const saved = await gather(renewing, 'proposal', () =>
    saveProposal(renewing.acting, sale, {
      version: row.version,
      language: row.language,
      option_ids: row.option_ids,
      valid_until,
      publish: true,
      ...(loss ? { confirmed_loss_cents: loss.savings_25y_cents } : {}),
    }),
  )
  if (!saved) {
    const say = () => ({ ...texts(), sentence: words.proposal_refused })
    renewing.consequences.push({ ...proposal, outcome: 'yours', say })
    return
  }
  renewing.proposals.push({ sale, row: saved })
  renewing.was_mailed ||= await wasMailed(db, row.id)
  const sentences = () => [
    words.proposal_renewed,
    is_over ? words.proposal_until({ day: dayWords(valid_until ?? today) }) : '',
    row.accepted ? words.acceptance_lapsed({ name: row.accepted.name, version }) : '',
  ]
  const price_now = dollars(saved.snapshot?.figures.price.price_cents ?? 0)
  renewing.consequences.push({
    ...proposal,
    outcome: 'renewed',
    say: () => ({
      ...texts(),
      after: words.proposal_version({ version: version + 1, price: price_now }),
      sentence: sentences().filter(Boolean).join(' '),
    }),
  })
}

async function wasMailed(db: Db, proposal_id: string): Promise<boolean> {
  const [sent] = await db
    .select({ id: proposal_sends.id })
    .from(proposal_sends)
    .where(and(eq(proposal_sends.proposal_id, proposal_id), eq(proposal_sends.way, 'mail')))
    .limit(1)
  return sent !== undefined
}
