// Invoice figures, statuses and payment schedules. Pure: the browser uses the same functions to show an action, or why there is none.

import { daysAfter } from '#machines/lib/federal-holidays.ts'
import type { Schemas } from '#sdk/types.ts'
import { decimal, roundProduct } from '../pricing/money.ts'
import { words } from './words.ts'

type Status = Schemas['InvoiceStatus']
type Milestone = Schemas['InvoiceMilestone']
type Bucket = Schemas['AgingBucket']
/** Age of open amounts, from holdbacks to long overdue. */
export const BUCKETS = [
  'held',
  'not_due',
  'days_1_30',
  'days_31_60',
  'days_61_90',
  'over_90',
] as const satisfies Bucket[]
/** One day past due is overdue, here, on the dashboard and for tasks. */
export const OVERDUE = ['days_1_30', 'days_31_60', 'days_61_90', 'over_90'] as const satisfies Bucket[]
export const bucketName = (bucket: Bucket): string => words.bucket[bucket]

export type Figures = { total_cents: number; paid_cents: number; credited_cents: number; written_off_cents: number }

export const openOf = ({ total_cents, paid_cents, credited_cents, written_off_cents }: Figures) =>
  total_cents - paid_cents - credited_cents - written_off_cents

/** For an issued invoice. The status follows from its payments and is never set by hand. */
export function statusOf(figures: Figures): Exclude<Status, 'draft'> {
  if (figures.credited_cents === figures.total_cents) return 'void'
  if (openOf(figures) === 0) return figures.written_off_cents > 0 ? 'written_off' : 'paid'
  return figures.paid_cents + figures.written_off_cents > 0 ? 'partly_paid' : 'issued'
}

/** `today` in the company's time zone. */
export const isOverdue = ({ open_cents, due_on }: { open_cents: number; due_on: string | null }, today: string) =>
  open_cents > 0 && due_on !== null && due_on < today

/** The morning after, everywhere in the United States: 14:00 UTC is between 4 and 10 o'clock there. */
export const overdueAt = (due_on: string) => new Date(`${daysAfter(due_on, 1)}T14:00:00.000Z`)

/** Quantity times unit, rounded once, a half away from zero. */
export const lineAmount = ({ quantity, unit_cents }: Schemas['NewInvoiceLine']) =>
  roundProduct(decimal(quantity), decimal(unit_cents))

export const MILESTONES: readonly Milestone[] = ['signing', 'start', 'completion']
export const stepName = (milestone: Milestone): string => words.step[milestone]

type Share = { milestone: Milestone; share: number }

/** Returns a message if a schedule is invalid. */
export function scheduleFault(schedule: readonly Share[]): string | undefined {
  if (new Set(schedule.map(({ milestone }) => milestone)).size < schedule.length) return words.step_used_twice
  const hundredths = schedule.reduce((sum, { share }) => sum + Math.round(share * 10_000), 0)
  if (hundredths === 10_000) return undefined
  return words.schedule_must_total_100({ total: hundredths / 100 })
}

/**
 * In the order of the work, in cents. Each is rounded once; the last takes the rest, so they sum to `to_pay_cents`. What may not
 * be taken at signing moves to the next step.
 */
export function scheduleAmounts(to_pay_cents: number, schedule: readonly Share[], most_at_signing = to_pay_cents) {
  const steps = MILESTONES.flatMap(milestone => schedule.filter(one => one.milestone === milestone))
  const alone = steps.length === 1 && steps[0]?.milestone === 'signing' && most_at_signing < to_pay_cents
  if (alone) steps.push({ milestone: 'completion', share: 0 })
  let left = to_pay_cents
  let put_off = 0
  return steps.map((step, index) => {
    const cents = roundProduct(decimal(to_pay_cents), decimal(step.share)) + put_off
    const most = step.milestone === 'signing' ? most_at_signing : left
    const amount_cents = index === steps.length - 1 ? left : Math.min(cents, most, left)
    put_off = Math.max(0, cents - amount_cents)
    left -= amount_cents
    return { ...step, amount_cents }
  })
}

type Action = Schemas['InvoiceAction']['action']
type Asked = Figures & { status: Status; number: string | null; email: string | null; unapplied_cents: number }

/** Every action, and why one is not to be had. */
export function actionsOf(invoice: Asked, may_edit: boolean): Schemas['InvoiceAction'][] {
  const { status, number, email, unapplied_cents, total_cents, credited_cents, written_off_cents } = invoice
  const named = { number: number ?? '' }
  const is_draft = status === 'draft'
  const open = is_draft ? 0 : openOf(invoice)
  const draft_only = is_draft ? undefined : words.already_issued(named)
  const issued_only = is_draft ? words.issue_first : undefined
  const open_only = issued_only ?? (open > 0 ? undefined : words.nothing_open(named))
  const why: Record<Action, string | undefined> = {
    edit: draft_only,
    delete: draft_only,
    issue: is_draft ? undefined : words.invoice_issued,
    send: issued_only ?? (email ? undefined : words.no_billing_email),
    pay: open_only,
    apply: open_only ?? (unapplied_cents > 0 ? undefined : words.no_unapplied_cash),
    credit: issued_only ?? (total_cents > credited_cents + written_off_cents ? undefined : words.fully_credited(named)),
    write_off: open_only,
  }
  const order: Action[] = ['edit', 'delete', 'issue', 'send', 'pay', 'apply', 'credit', 'write_off']
  return order.map(action => {
    const reason = (may_edit ? why[action] : words.role_not_allowed) ?? null
    return { action, available: reason === null, reason }
  })
}
