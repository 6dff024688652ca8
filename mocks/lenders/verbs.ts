// Moves an application of the sandbox, by hand or by the clock. Only as the chart allows.

import { MILESTONES, REGIONS } from '#machines/applications/lenders/codes.ts'
import type { Facts } from '#machines/applications/lenders/lender-actions.ts'
import type { Book } from './book.ts'
import { payment, said, UTILITY_BILL } from './decide.ts'
import { sentAgain } from './desk.ts'
import { VERBS } from './magic.ts'
import type { Kept } from './state.ts'
import { DeskRefusal } from './voice.ts'

type Judged = 'approved' | 'conditionally_approved' | 'rejected'
const JUDGED: Record<string, { status: Judged; reason: string | null }> = {
  approve_milestone: { status: 'approved', reason: null },
  conditionally_approve_milestone: {
    status: 'conditionally_approved',
    reason: 'One photo is missing; send it with the next milestone.',
  },
  reject_milestone: { status: 'rejected', reason: 'The photos do not show the main panel.' },
}

/** The lender's decision for each verb. */
const DECIDED = ['in_review', 'approved', 'approved_with_stipulations', 'counter_offered', 'credit_frozen'] as const
const MORE = ['no_match', 'on_hold', 'declined', 'expired'] as const
const decided = (verb: string) => [...DECIDED, ...MORE].find(one => verb === `decide/${one}`)

/** True if it is possible now. */
export function canDo(book: Book, kept: Kept, verb: string): boolean {
  const decision = decided(verb)
  if (decision) return book.can(kept, `decision.${decision}`)
  if (JUDGED[verb]) return judgedBy(verb, kept.facts) !== undefined
  const event = VERBS.find(one => one.verb === verb)?.event
  if (!event) return false
  const region = REGIONS.find(one => event.startsWith(`${one}.`))
  return (region === undefined || book.dialectOf(kept).regions.includes(region)) && book.can(kept, event)
}

/** Throws 404 for an unknown verb, 409 if the chart doesn't allow it. */
export function doVerb(book: Book, kept: Kept, verb: string): Facts {
  if (!VERBS.some(one => one.verb === verb)) throw new DeskRefusal(404, 'no_such_verb', `There’s no verb “${verb}”.`)
  if (!canDo(book, kept, verb))
    throw new DeskRefusal(
      409,
      'not_now',
      `The application is ${kept.facts.decision.replaceAll('_', ' ')} and cannot “${verb}”.`,
    )
  return book.change(kept, changeBy(book, kept, verb))
}

/** Runs what is due by the clock, in order, dropping what is no longer possible. Returns true if anything was due. */
export function doDue(book: Book): boolean {
  let any = false
  const now = book.clock().toISOString()
  for (const kept of book.state.applications) {
    const due = kept.due.filter(({ at }) => at <= now).sort((a, b) => a.at.localeCompare(b.at))
    if (due.length === 0) continue
    any = true
    kept.due = kept.due.filter(({ at }) => at > now)
    for (const { verb } of due) if (canDo(book, kept, verb)) doVerb(book, kept, verb)
  }
  return any
}

const submittedOf = ({ milestones }: Facts) =>
  milestones.find(({ status }) => status === 'submitted' || status === 'resubmitted')

/** Items before the lender; after a conditional approval, its conditions can be met. */
const judgedBy = (verb: string, facts: Facts) =>
  submittedOf(facts) ??
  (verb === 'approve_milestone'
    ? facts.milestones.findLast(({ status }) => status === 'conditionally_approved')
    : undefined)

function changeBy(book: Book, kept: Kept, verb: string): Partial<Facts> {
  const { facts } = kept
  const decision = decided(verb)
  if (decision) return decide(book, kept, decision)
  const judged = JUDGED[verb]
  if (judged) {
    const { milestone } = judgedBy(verb, facts) ?? { milestone: MILESTONES[0] }
    const at = book.clock().toISOString()
    return { milestones: facts.milestones.map(one => (one.milestone === milestone ? { ...one, ...judged, at } : one)) }
  }
  switch (verb) {
    case 'clear_stipulations':
      return { stipulations: facts.stipulations.map(one => ({ ...one, status: 'cleared', reason: null })) }
    case 'add_stipulation': {
      const id = `${UTILITY_BILL.id}-${facts.stipulations.length + 1}`
      const stipulations = [...facts.stipulations, { ...UTILITY_BILL, id }]
      return { stipulations, ...(facts.decision === 'approved' ? { decision: 'approved_with_stipulations' } : {}) }
    }
    case 'send_documents':
      return { documents: 'sent' }
    case 'view_documents':
      return { documents: 'viewed' }
    case 'sign_documents':
    case 'sign_change_order':
      return signed(book, kept)
    case 'apply_change_order':
      return applied(book, kept)
    case 'void_documents':
      return { documents: 'voided' }
    case 'accept_contract':
      return { contract: { status: 'accepted', reason: null } }
    case 'reject_contract':
      return { contract: { status: 'rejected', reason: 'The price differs from the approved amount.' } }
    case 'fund':
      return {
        decision: 'funded',
        funded: { at: book.clock().toISOString(), amount_cents: facts.approved_amount_cents ?? kept.amount_cents },
      }
    case 'cancel':
      return { decision: 'canceled', reasons: ['Canceled by the lender.'] }
    case 'expire':
      return { decision: 'expired' }
    default:
      throw new Error(`The verb ${verb} has no rule`)
  }
}

function decide(book: Book, kept: Kept, decision: Facts['decision']): Partial<Facts> {
  const { change_order } = kept.facts
  const approves = decision === 'approved' || decision === 'approved_with_stipulations'
  if (!approves || change_order?.status !== 'requested' || !kept.change) return said(book, kept, decision)
  // A change order that needed a decision is sent for signature.
  return { decision, change_order: { ...change_order, status: 'documents_sent' }, ...sentAgain(kept.facts) }
}

function signed(book: Book, kept: Kept): Partial<Facts> {
  const { change_order, documents } = kept.facts
  const papers: Partial<Facts> = documents === 'sent' || documents === 'viewed' ? { documents: 'signed' } : {}
  return change_order?.status === 'documents_sent' ? { ...papers, ...applied(book, kept) } : papers
}

function applied(book: Book, kept: Kept): Partial<Facts> {
  const { change_order } = kept.facts
  if (!change_order || !kept.change) return {}
  const { amount_cents } = kept.change
  Object.assign(kept, { ...kept.change, change: null })
  const order = { change_order: { ...change_order, status: 'applied' as const }, approved_amount_cents: amount_cents }
  return { ...order, ...payment(book, kept, amount_cents) }
}
