// What is new in what a lender says, in words for the timeline and for the team. Pure.

import { dayWords, dollars } from '../../lib/words.ts'
import type { Facts } from '../lender-actions.ts'
import { MILESTONE_NAMES } from '../words.ts'

export type Change = {
  event: string
  sentence: string
  /** Whom of the team it is for, where somebody should hear of it. */
  tell: 'lender_decided' | 'lender_needs_something' | 'lender_funded' | null
}

/** In the order a person would tell them. Empty where nothing changed. */
export const changesInWords = (before: Facts | null, after: Facts, lender: string): Change[] => [
  ...decision(before, after, lender),
  ...documents(before, after, lender),
  ...stipulations(before, after, lender),
  ...contract(before, after, lender),
  ...milestones(before, after, lender),
  ...changeOrder(before, after, lender),
]

const because = (reasons: readonly (string | null)[]) => {
  const said = reasons.map(reason => (reason ?? '').replace(/[.;\s]+$/, '')).filter(reason => reason !== '')
  return said.length === 0 ? '.' : `: ${said.join('; ')}.`
}

function decision(before: Facts | null, after: Facts, lender: string): Change[] {
  const { approved_amount_cents: amount, approval_expires_on: until, reasons } = after
  const sum = amount === null ? '' : ` ${dollars(amount)}`
  const till = until === null ? '' : ` until ${dayWords(until)}`
  if (before?.decision === after.decision) {
    const otherTerms = before.approved_amount_cents !== amount || before.approval_expires_on !== until
    if (!otherTerms || !after.decision.startsWith('approved')) return []
    return [change('terms_changed', `${lender} now approves${sum}${till}.`, 'lender_decided')]
  }
  const open = after.stipulations.filter(({ status }) => status !== 'cleared').length
  switch (after.decision) {
    case 'submitted':
      return [change('received', `${lender} has the application.`)]
    case 'in_review':
      return [change('in_review', `${lender} is reviewing the application.`)]
    case 'approved':
      return [change('approved', `${lender} approved${sum}${till}.`, 'lender_decided')]
    case 'approved_with_stipulations':
      return [
        change(
          'approved_with_stipulations',
          `${lender} approved${sum}${till} and asks for ${open === 1 ? 'one thing' : `${open} things`} first.`,
          'lender_decided',
        ),
      ]
    case 'counter_offered':
      return [
        change(
          'counter_offered',
          `${lender} offers${sum || ' other terms'} instead${because(reasons)}`,
          'lender_decided',
        ),
      ]
    case 'credit_frozen':
      return [
        change('credit_frozen', `${lender} found the credit file frozen${because(reasons)}`, 'lender_needs_something'),
      ]
    case 'no_match':
      return [
        change('no_match', `${lender} found no credit file that matches${because(reasons)}`, 'lender_needs_something'),
      ]
    case 'on_hold':
      return [change('on_hold', `${lender} put the application on hold${because(reasons)}`, 'lender_needs_something')]
    case 'declined':
      return [change('declined', `${lender} declined the application${because(reasons)}`, 'lender_decided')]
    case 'expired':
      return [change('expired', `The approval of ${lender} has expired.`, 'lender_decided')]
    case 'canceled':
      return [change('canceled', `${lender} canceled the application${because(reasons)}`, 'lender_decided')]
    case 'funded': {
      const funded = after.funded === null ? '' : ` ${dollars(after.funded.amount_cents)}`
      return [change('funded', `${lender} funded${funded || ' the project'}.`, 'lender_funded')]
    }
  }
}

function documents(before: Facts | null, { documents: now }: Facts, lender: string): Change[] {
  if ((before?.documents ?? 'none') === now) return []
  const words: Record<Facts['documents'], string> = {
    none: `${lender} took its documents back.`,
    sent: `${lender} sent its documents for signature.`,
    viewed: 'The homeowner opened the lender’s documents.',
    signed: 'The lender’s documents are signed.',
    voided: `${lender} voided its documents. They have to be sent anew.`,
  }
  return [change(`documents_${now}`, words[now], now === 'voided' ? 'lender_needs_something' : null)]
}

function stipulations(before: Facts | null, after: Facts, lender: string): Change[] {
  return after.stipulations.flatMap(({ id, name, status, reason }) => {
    const was = before?.stipulations.find(one => one.id === id)?.status
    if (was === status) return []
    if (status === 'open')
      return was === undefined
        ? [change('stipulation_added', `${lender} asks for: ${name}.`, 'lender_needs_something')]
        : [
            change(
              'stipulation_reopened',
              `${lender} asks again for: ${name}${because([reason])}`,
              'lender_needs_something',
            ),
          ]
    if (status === 'rejected')
      return [
        change(
          'stipulation_rejected',
          `${lender} did not take “${name}”${because([reason])}`,
          'lender_needs_something',
        ),
      ]
    return status === 'submitted'
      ? [change('stipulation_submitted', `${lender} has “${name}” and looks at it.`)]
      : [change('stipulation_cleared', `${lender} cleared “${name}”.`)]
  })
}

function contract(before: Facts | null, { contract: { status, reason } }: Facts, lender: string): Change[] {
  if ((before?.contract.status ?? 'not_uploaded') === status) return []
  const words: Record<Facts['contract']['status'], string> = {
    not_uploaded: `${lender} has no installation agreement any more.`,
    uploaded: `${lender} has the installation agreement.`,
    in_review: `${lender} is reviewing the installation agreement.`,
    accepted: `${lender} accepted the installation agreement.`,
    rejected: `${lender} rejected the installation agreement${because([reason])}`,
  }
  return [change(`contract_${status}`, words[status], status === 'rejected' ? 'lender_needs_something' : null)]
}

function milestones(before: Facts | null, after: Facts, lender: string): Change[] {
  return after.milestones.flatMap(({ milestone, status, reason }) => {
    const was = before?.milestones.find(one => one.milestone === milestone)?.status ?? 'not_started'
    if (was === status) return []
    const name = MILESTONE_NAMES[milestone].toLowerCase()
    const event = `${milestone}_${status}`
    switch (status) {
      case 'not_started':
        return [change(event, `${lender} set “${name}” back.`, 'lender_needs_something')]
      case 'submitted':
      case 'resubmitted':
        return [change(event, `${lender} has “${name}” and looks at it.`)]
      case 'approved':
        return [change(event, `${lender} approved “${name}”.`, 'lender_decided')]
      case 'conditionally_approved':
        return [
          change(event, `${lender} approved “${name}” on a condition${because([reason])}`, 'lender_needs_something'),
        ]
      case 'rejected':
        return [change(event, `${lender} rejected “${name}”${because([reason])}`, 'lender_needs_something')]
    }
    return []
  })
}

function changeOrder(before: Facts | null, { change_order: now }: Facts, lender: string): Change[] {
  const was = before?.change_order
  if (!now || (was?.id === now.id && was.status === now.status && was.amount_cents === now.amount_cents)) return []
  const sum = dollars(now.amount_cents)
  const words: Record<typeof now.status, string> = {
    requested: `${lender} has the change order for ${sum}.`,
    documents_sent: `${lender} sent the change order for ${sum} for signature.`,
    signed: `The change order for ${sum} is signed.`,
    applied: `${lender} applied the change order: ${sum} from now on.`,
    canceled: `The change order for ${sum} is canceled${because([now.reason])}`,
  }
  return [change(`change_order_${now.status}`, words[now.status], now.status === 'applied' ? 'lender_decided' : null)]
}

const change = (event: string, sentence: string, tell: Change['tell'] = null): Change => ({ event, sentence, tell })

/** A reason said once stays while what it was said of is looked at anew, so that whoever mends it can still read it. */
export function keepReasons(before: Facts | null, after: Facts): Facts {
  if (!before) return after
  const again = ['submitted', 'resubmitted', 'uploaded', 'in_review']
  const kept = (status: string, reason: string | null, was: string | null | undefined) =>
    reason ?? (again.includes(status) ? (was ?? null) : null)
  return {
    ...after,
    contract: {
      ...after.contract,
      reason: kept(after.contract.status, after.contract.reason, before.contract.reason),
    },
    stipulations: after.stipulations.map(one => ({
      ...one,
      reason: kept(one.status, one.reason, before.stipulations.find(({ id }) => id === one.id)?.reason),
    })),
    milestones: after.milestones.map(one => ({
      ...one,
      reason: kept(
        one.status,
        one.reason,
        before.milestones.find(({ milestone }) => milestone === one.milestone)?.reason,
      ),
    })),
  }
}
