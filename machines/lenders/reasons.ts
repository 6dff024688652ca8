// Why a person cannot do something with an application now. The chart says whether; this says it in words.

import type { ApplicationStanding } from './standing.ts'
import {
  APPROVED,
  type ApplicationAction,
  type Decision,
  MILESTONE_NAMES,
  type Milestone,
  OVER,
  UNSENT,
} from './words.ts'

/** The lender action each of ours becomes; the others are ours alone. */
export const CALLS: Partial<Record<ApplicationAction, string>> = {
  submit: 'submit',
  resubmit: 'resubmit',
  accept_counter_offer: 'resubmit',
  refresh: 'details',
  send_documents: 'send_documents',
  upload_stipulation: 'upload_stipulation',
  upload_contract: 'upload_contract',
  upload_document: 'upload_document',
  submit_notice_to_proceed: 'milestone',
  submit_installation_complete: 'milestone',
  submit_permission_to_operate: 'milestone',
  request_change_order: 'change_order',
  cancel_change_order: 'cancel_change_order',
  update_design: 'update_design',
  update_quote: 'update_quote',
}
/** Of these more than one may be on its way. */
const SEVERAL: readonly ApplicationAction[] = ['upload_stipulation', 'upload_document', 'refresh']

const DOES_NOT: Partial<Record<ApplicationAction, string>> = {
  resubmit: 'is not asked again; begin a new application',
  accept_counter_offer: 'takes no answer to its offer here',
  refresh: 'cannot be asked how it stands',
  send_documents: 'sends its documents by itself',
  upload_stipulation: 'takes no files here',
  upload_contract: 'takes no contract here',
  upload_document: 'takes no files here',
  submit_notice_to_proceed: 'is told no milestones',
  submit_installation_complete: 'is told no milestones',
  submit_permission_to_operate: 'is told no milestones',
  request_change_order: 'takes no change orders',
  cancel_change_order: 'takes no change orders',
  update_design: 'takes no other design once it has the application',
  update_quote: 'takes no other quote once it has the application',
}

/** What a lender does not know, from the calls it has; its own words for the reason where it gives some. */
export function lacksOf(lender: {
  name: string
  calls: Readonly<Record<string, unknown>>
  why_not: Readonly<Record<string, string | undefined>>
  by_hand?: string
}): ApplicationStanding['lacks'] {
  const { by_hand } = lender
  const missing = Object.entries(DOES_NOT).flatMap(([action, words]) => {
    const call = Object.entries(CALLS).find(([name]) => name === action)?.[1]
    return call === undefined || lender.calls[call] !== undefined
      ? []
      : [[action, by_hand ?? lender.why_not[call] ?? `${lender.name} ${words}.`]]
  })
  const unsent = by_hand ? { share: by_hand, submit: by_hand } : {}
  return { ...Object.fromEntries(missing), ...unsent }
}

export const STANDS: Record<Decision, string> = {
  draft: 'It has not been sent yet.',
  shared: 'The homeowner is filling it in: take it back first.',
  submitted: 'It waits for a decision.',
  in_review: 'It is in review.',
  approved: 'It is approved.',
  approved_with_stipulations: 'It is approved.',
  counter_offered: 'Another amount is offered: accept it, or ask again.',
  credit_frozen: 'The credit report is frozen: once it is thawed, ask again.',
  no_match: 'Nobody was found by these details: correct them and ask again.',
  on_hold: 'It is on hold.',
  declined: 'It was declined.',
  expired: 'The approval has expired.',
  canceled: 'It was canceled.',
  funded: 'It is funded.',
}

/** Null: it can be done. `allowed` is what the chart says. */
export function reasonFor(action: ApplicationAction, standing: ApplicationStanding, allowed: boolean): string | null {
  const { lender_name, lacks, calls_pending, status } = standing
  const lacking = lacks[action]
  if (lacking) return lacking
  if (!allowed) return whyNot(action, standing)
  const call = CALLS[action]
  if (status !== 'draft' && calls_pending.includes('submit') && call && action !== 'refresh')
    return `The application is still on its way to ${lender_name}.`
  if (call && calls_pending.includes(call) && !SEVERAL.includes(action)) return `This is on its way to ${lender_name}.`
  return null
}

/** Beside what the chart says: what is out of date, not filled in or with the homeowner is not sent by the company. */
export function whyNotReady(status: Decision, quote_is_current: boolean, missing: readonly string[]): string | null {
  if (status === 'shared') return STANDS.shared
  if (!quote_is_current) return 'Design or price has changed since it was quoted. Quote it anew first.'
  const [first] = missing
  if (first === undefined) return null
  return missing.length === 1 ? first : `${first} And ${missing.length - 1} more.`
}

export function whyNot(action: ApplicationAction, standing: ApplicationStanding): string {
  const { status, lender_name } = standing
  const stands = STANDS[status]
  switch (action) {
    case 'share':
    case 'submit':
      return `It was sent to ${lender_name} already.`
    case 'refresh':
      return `${lender_name} does not have it yet.`
    case 'resubmit':
      return `${stands} Asking again is for a frozen credit report, no match or a counter offer.`
    case 'accept_counter_offer':
      return `${stands} There is no counter offer.`
    case 'cancel':
      return whyNotCancel(standing)
    case 'move':
      return whyNotMove(standing)
    case 'upload_document':
      return stands
    default:
      return whyNotUnderWay(action, standing)
  }
}

const isApproved = ({ status }: ApplicationStanding) => APPROVED.includes(status)
const isClosed = (status: Decision) => OVER.includes(status) || UNSENT.includes(status)

function whyNotCancel({ status, lender_name }: ApplicationStanding): string {
  if (status === 'draft') return 'It has not been sent yet: discard the draft instead.'
  if (isClosed(status)) return STANDS[status]
  return `Notice to proceed is reached: from here only ${lender_name} can cancel it.`
}

function whyNotMove({ status, lender_name }: ApplicationStanding): string {
  if (status === 'shared' || status === 'funded') return STANDS[status]
  return `Notice to proceed is reached: the deal stays with ${lender_name}.`
}

function whyNotUnderWay(action: ApplicationAction, standing: ApplicationStanding): string {
  const { status, lender_name, milestones, change_order, contract, documents } = standing
  const needsApproval = `${STANDS[status]} This needs an approval of ${lender_name}.`
  const installed = milestones.installation_complete !== 'not_started'
  const is_out = change_order !== null && ['requested', 'documents_sent', 'signed'].includes(change_order)
  switch (action) {
    case 'upload_stipulation':
      return isClosed(status) ? STANDS[status] : 'No stipulation is open.'
    case 'cancel_change_order':
      if (isClosed(status)) return STANDS[status]
      return change_order === 'signed' ? 'It is signed already.' : 'There is no change order to cancel.'
    case 'update_design':
      return isClosed(status) ? STANDS[status] : 'The installation was reported complete.'
    case 'update_quote':
      if (isClosed(status) || ['counter_offered', 'credit_frozen', 'no_match'].includes(status)) return STANDS[status]
      if (is_out) return 'A change order is under way.'
      if (installed) return 'The installation was reported complete.'
      return `The loan documents are ${documents}: ask for a change order instead.`
    case 'request_change_order':
      if (!isApproved(standing)) return needsApproval
      if (installed) return 'The installation was reported complete: nothing can change any more.'
      return is_out ? 'A change order is under way.' : `${lender_name} takes no change orders.`
    case 'send_documents':
      return isApproved(standing) ? 'The documents are signed.' : needsApproval
    case 'upload_contract':
      if (!isApproved(standing)) return needsApproval
      return contract === 'accepted'
        ? `${lender_name} has accepted the contract.`
        : `${lender_name} has it and has not answered yet.`
    case 'submit_notice_to_proceed':
      return whyNotMilestone('notice_to_proceed', null, standing) ?? needsApproval
    case 'submit_installation_complete':
      return whyNotMilestone('installation_complete', 'notice_to_proceed', standing) ?? needsApproval
    case 'submit_permission_to_operate':
      return whyNotMilestone('permission_to_operate', 'installation_complete', standing) ?? needsApproval
    default:
      return STANDS[status]
  }
}

/** What is missing of a milestone, in the order it is done. */
function whyNotMilestone(name: Milestone, before: Milestone | null, standing: ApplicationStanding): string | null {
  const { milestones, regions, lender_name, documents, open_stipulations, contract } = standing
  if (!regions.includes('milestones')) return `${lender_name} is told no milestones.`
  const stands = milestones[name]
  if (stands === 'submitted' || stands === 'resubmitted') return `${MILESTONE_NAMES[name]} is with ${lender_name}.`
  if (stands !== 'not_started' && stands !== 'rejected') return `${MILESTONE_NAMES[name]} is approved.`
  if (!isApproved(standing)) return null
  if (!standing.notice_to_proceed) {
    const missing = [
      regions.includes('documents') && documents !== 'signed' && 'the loan documents are not signed',
      regions.includes('stipulations') && open_stipulations > 0 && 'stipulations are open',
      regions.includes('contract') && contract !== 'accepted' && 'the contract is not accepted',
    ].filter(one => typeof one === 'string')
    return `Not yet: ${missing.join(', ')}.`
  }
  const waits = before && !['approved', 'conditionally_approved'].includes(milestones[before])
  return waits ? `${MILESTONE_NAMES[before]} comes first.` : null
}
