// Why an action on an application is unavailable. The chart decides; this puts it in words.

import {
  APPLICATION_ACTIONS,
  APPROVED,
  type ApplicationAction,
  type Decision,
  type Milestone,
  OVER,
  UNSENT,
} from './codes.ts'
import type { ApplicationStanding } from './standing.ts'
import { words } from './words.ts'

/** The lender action each of ours becomes; the others are ours alone. */
const CALLS: Partial<Record<ApplicationAction, string>> = {
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

/** Features a lender lacks, judging by its calls; its own explanation if it has one. */
export function lacksOf(lender: {
  name: string
  calls: Readonly<Record<string, unknown>>
  why_not: Readonly<Record<string, string | undefined>>
  by_hand?: string
}): ApplicationStanding['lacks'] {
  const { by_hand } = lender
  const missing = APPLICATION_ACTIONS.flatMap(action => {
    const call = CALLS[action]
    const lacks = sayLacks(action)
    return call === undefined || lacks === undefined || lender.calls[call] !== undefined
      ? []
      : [[action, by_hand ?? lender.why_not[call] ?? lacks({ lender: lender.name })]]
  })
  const unsent = by_hand ? { share: by_hand, submit: by_hand } : {}
  return { ...Object.fromEntries(missing), ...unsent }
}

const sayLacks = (action: ApplicationAction) => (isLacking(action) ? words.lacks[action] : undefined)
const isLacking = (action: string): action is keyof typeof words.lacks => Object.hasOwn(words.lacks, action)

/** Null if allowed. `allowed` is the chart's answer. */
export function reasonFor(action: ApplicationAction, standing: ApplicationStanding, allowed: boolean): string | null {
  const { lender_name, lacks, calls_pending, status } = standing
  const lacking = lacks[action]
  if (lacking) return lacking
  if (!allowed) return whyNot(action, standing)
  const call = CALLS[action]
  if (status !== 'draft' && calls_pending.includes('submit') && call && action !== 'refresh')
    return words.still_sending({ lender: lender_name })
  if (call && calls_pending.includes(call) && !SEVERAL.includes(action))
    return words.sending_this({ lender: lender_name })
  return null
}

/** Besides the chart's rules, the company can't send what is outdated, incomplete or with the homeowner. */
export function whyNotReady(status: Decision, quote_is_current: boolean, missing: readonly string[]): string | null {
  if (status === 'shared') return words.stands.shared
  if (!quote_is_current) return words.quote_outdated
  const [first] = missing
  if (first === undefined) return null
  return missing.length === 1 ? first : `${first} ${words.more_missing({ count: missing.length - 1 })}`
}

export function whyNot(action: ApplicationAction, standing: ApplicationStanding): string {
  const { status, lender_name } = standing
  const stands = words.stands[status]
  switch (action) {
    case 'share':
    case 'submit':
      return words.already_sent({ lender: lender_name })
    case 'refresh':
      return words.lender_has_nothing({ lender: lender_name })
    case 'resubmit':
      return `${stands} ${words.when_to_resubmit}`
    case 'accept_counter_offer':
      return `${stands} ${words.no_counter_offer}`
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
  if (status === 'draft') return words.discard_instead
  if (isClosed(status)) return words.stands[status]
  return words.lender_cancels({ lender: lender_name })
}

function whyNotMove({ status, lender_name }: ApplicationStanding): string {
  if (status === 'shared' || status === 'funded') return words.stands[status]
  return words.deal_stays({ lender: lender_name })
}

function whyNotUnderWay(action: ApplicationAction, standing: ApplicationStanding): string {
  const { status, lender_name, milestones, change_order, contract, documents } = standing
  const needsApproval = `${words.stands[status]} ${words.approval_needed({ lender: lender_name })}`
  const installed = milestones.installation_complete !== 'not_started'
  const is_out = change_order !== null && ['requested', 'documents_sent', 'signed'].includes(change_order)
  switch (action) {
    case 'upload_stipulation':
      return isClosed(status) ? words.stands[status] : words.no_open_stipulation
    case 'cancel_change_order':
      if (isClosed(status)) return words.stands[status]
      return change_order === 'signed' ? words.change_order_signed : words.no_change_order
    case 'update_design':
      return isClosed(status) ? words.stands[status] : words.installation_reported
    case 'update_quote':
      if (isClosed(status) || ['counter_offered', 'credit_frozen', 'no_match'].includes(status))
        return words.stands[status]
      if (is_out) return words.change_order_open
      if (installed) return words.installation_reported
      return words.documents_out({ status: documents })
    case 'request_change_order':
      if (!isApproved(standing)) return needsApproval
      if (installed) return words.installation_final
      return is_out ? words.change_order_open : words.lacks.request_change_order({ lender: lender_name })
    case 'send_documents':
      return isApproved(standing) ? words.documents_signed : needsApproval
    case 'upload_contract':
      if (!isApproved(standing)) return needsApproval
      return contract === 'accepted'
        ? words.agreement_accepted({ lender: lender_name })
        : words.agreement_pending({ lender: lender_name })
    case 'submit_notice_to_proceed':
      return whyNotMilestone('notice_to_proceed', null, standing) ?? needsApproval
    case 'submit_installation_complete':
      return whyNotMilestone('installation_complete', 'notice_to_proceed', standing) ?? needsApproval
    case 'submit_permission_to_operate':
      return whyNotMilestone('permission_to_operate', 'installation_complete', standing) ?? needsApproval
    default:
      return words.stands[status]
  }
}

/** What a milestone still lacks, in the order it is done. */
function whyNotMilestone(name: Milestone, before: Milestone | null, standing: ApplicationStanding): string | null {
  const { milestones, regions, lender_name, documents, open_stipulations, contract } = standing
  if (!regions.includes('milestones')) return words.lacks.submit_notice_to_proceed({ lender: lender_name })
  const stands = milestones[name]
  if (stands === 'submitted' || stands === 'resubmitted')
    return words.milestone_pending({ milestone: name, lender: lender_name })
  if (stands !== 'not_started' && stands !== 'rejected') return words.milestone_approved({ milestone: name })
  if (!isApproved(standing)) return null
  if (!standing.notice_to_proceed) {
    const missing = [
      regions.includes('documents') && documents !== 'signed' && words.notice_lacks_documents,
      regions.includes('stipulations') && open_stipulations > 0 && words.notice_lacks_stipulations,
      regions.includes('contract') && contract !== 'accepted' && words.notice_lacks_agreement,
    ].filter(one => typeof one === 'string')
    return missing.join(' ')
  }
  const waits = before && !['approved', 'conditionally_approved'].includes(milestones[before])
  return waits ? words.milestone_first({ milestone: before }) : null
}
