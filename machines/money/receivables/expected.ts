// Expected payments of a deal and their dates: amounts due now, and those that follow as work completes. Pure; expected
// plus paid is always the lender's total for the deal.

import { MILESTONES, type Milestone } from '#machines/applications/lenders/codes.ts'
import { daysAfter } from '#machines/lib/federal-holidays.ts'
import type { Schemas } from '#sdk/types.ts'
import { type LenderDeal, type PayoutPart, partName, payoutParts } from './payout-parts.ts'
import { payoutTerms, USUAL_DAYS } from './payout-terms.ts'

export type Expected = Pick<
  Schemas['ExpectedPayment'],
  'id' | 'title' | 'step' | 'state' | 'expected_on' | 'overdue' | 'amount_cents' | 'invoice_id'
>
type Posted = Pick<PayoutPart, 'milestone' | 'part'> & {
  id: string
  open_cents: number
  held: boolean
  due_on: string | null
}
type LenderStand = {
  /** Of the application. */
  id: string
  deal: LenderDeal
  posted: readonly Posted[]
  /** The days on which steps passed. */
  passed: Partial<Record<Milestone, string>>
  /** When the installation is planned, where it is. */
  installation_on: string | null
}

export function expectedOfLender(stand: LenderStand, today: string): Expected[] {
  const { deal, posted, id } = stand
  const days = daysOfSteps(stand, today)
  const pays = (milestone: Milestone) => daysAfter(days[milestone], payoutTerms(deal.lender).pays_after_days)
  const parts = payoutParts(deal)
  const planned = parts.filter(part => !posted.some(one => isPart(one, part)))
  return [
    ...posted
      .filter(({ open_cents }) => open_cents !== 0)
      .map((one): Expected => {
        const until = parts.find(part => isPart(one, part))?.until ?? null
        const day = one.held ? pays(until ?? 'permission_to_operate') : (one.due_on ?? today)
        return {
          id: one.id,
          title: partName(one),
          step: stepOf(one),
          state: one.held ? 'held' : 'owed',
          expected_on: later(day, today),
          overdue: !one.held && day < today,
          amount_cents: one.open_cents,
          invoice_id: null,
        }
      }),
    ...planned.map((part): Expected => {
      const day = later(pays(part.until ?? part.milestone), today)
      return {
        id: `${id}.${part.milestone}.${part.part}`,
        title: partName(part),
        step: stepOf(part),
        state: 'planned',
        expected_on: day,
        overdue: false,
        amount_cents: part.amount_cents,
        invoice_id: null,
      }
    }),
  ]
}

const isPart = (one: Pick<PayoutPart, 'milestone' | 'part'>, other: Pick<PayoutPart, 'milestone' | 'part'>) =>
  one.milestone === other.milestone && one.part === other.part
const stepOf = ({ milestone, part }: Pick<PayoutPart, 'milestone' | 'part'>) =>
  part === 'holdback' ? 'holdback' : milestone
const later = (one: string, other: string) => (one > other ? one : other)

/** Each step's day: when it passed, when it is planned, or the usual time after the one before. */
function daysOfSteps({ passed, installation_on }: LenderStand, today: string): Record<Milestone, string> {
  const days = { notice_to_proceed: today, installation_complete: today, permission_to_operate: today }
  let before = today
  for (const milestone of MILESTONES) {
    const planned = milestone === 'installation_complete' && installation_on !== null ? installation_on : undefined
    const day = passed[milestone] ?? later(planned ?? daysAfter(before, USUAL_DAYS[milestone]), today)
    days[milestone] = day
    before = later(day, today)
  }
  return days
}

type Invoice = {
  id: string
  title: string
  milestone: Schemas['InvoiceMilestone'] | null
  /** Null while it is a draft. */
  due_on: string | null
  terms_days: number
  cents: number
}

/** An issued invoice comes when it is due; a draft once its step is reached and its terms are over. */
export function expectedOfInvoice(invoice: Invoice, installation_on: string | null, today: string): Expected {
  const { id, title, milestone, due_on, terms_days, cents } = invoice
  const day = due_on ?? daysAfter(later(stepDay(milestone, installation_on, today), today), terms_days)
  return {
    id,
    title,
    step: milestone ?? 'invoice',
    state: due_on === null ? 'planned' : 'owed',
    expected_on: later(day, today),
    overdue: day < today,
    amount_cents: cents,
    invoice_id: id,
  }
}

function stepDay(milestone: Invoice['milestone'], installation_on: string | null, today: string): string {
  if (milestone !== 'start' && milestone !== 'completion') return today
  const installed = installation_on ?? daysAfter(today, USUAL_DAYS.installation_complete)
  return milestone === 'start' ? daysAfter(installed, -2) : installed
}
