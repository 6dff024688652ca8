// Describes changes reported by a lender, for the timeline and the team. Pure.

import { dayWords, dollars } from '#machines/lib/format.ts'
import type { Facts } from '../lender-actions.ts'
import { words as lenderWords } from '../words.ts'
import { words } from './words.ts'

type Change = {
  event: string
  /** Evaluated in each language it is stored in. */
  sentence: () => string
  /** The notification to send to the team, if any. */
  tell: 'lender_decided' | 'lender_needs_something' | 'lender_funded' | null
}

/** In reading order. Empty if nothing changed. */
export const describeChanges = (before: Facts | null, after: Facts, lender: string): Change[] => [
  ...decision(before, after, lender),
  ...documents(before, after, lender),
  ...stipulations(before, after, lender),
  ...contract(before, after, lender),
  ...milestones(before, after, lender),
  ...changeOrder(before, after, lender),
]

function because(reasons: readonly (string | null)[]) {
  const given = reasons.map(reason => (reason ?? '').replace(/[.;\s]+$/, '')).filter(reason => reason !== '')
  return { has_reasons: given.length > 0 ? 'yes' : 'no', reasons: given.join('; ') }
}

function decision(before: Facts | null, after: Facts, lender: string): Change[] {
  const { approved_amount_cents: amount, approval_expires_on: until, decision: now } = after
  const terms = {
    lender,
    ...sumOf(amount),
    has_date: until === null ? 'no' : 'yes',
    date: until === null ? '' : dayWords(until),
  }
  if (before?.decision === now) {
    const otherTerms = before.approved_amount_cents !== amount || before.approval_expires_on !== until
    if (!otherTerms || !now.startsWith('approved')) return []
    return [change('terms_changed', () => words.terms_changed(terms), 'lender_decided')]
  }
  const why = { lender, ...because(after.reasons) }
  switch (now) {
    case 'submitted':
      return [change('received', () => words.received({ lender }))]
    case 'in_review':
      return [change(now, () => words.in_review({ lender }))]
    case 'approved':
      return [change(now, () => words.approved(terms), 'lender_decided')]
    case 'approved_with_stipulations': {
      const count = after.stipulations.filter(({ status }) => status !== 'cleared').length
      return [change(now, () => words.approved_with_stipulations({ ...terms, count }), 'lender_decided')]
    }
    case 'counter_offered':
      return [change(now, () => words.counter_offered({ ...terms, ...why }), 'lender_decided')]
    case 'credit_frozen':
    case 'no_match':
    case 'on_hold':
      return [change(now, () => words.refused[now](why), 'lender_needs_something')]
    case 'declined':
    case 'canceled':
      return [change(now, () => words.refused[now](why), 'lender_decided')]
    case 'expired':
      return [change(now, () => words.expired({ lender }), 'lender_decided')]
    case 'funded': {
      const paid = { lender, ...sumOf(after.funded?.amount_cents ?? null) }
      return [change(now, () => words.funded(paid), 'lender_funded')]
    }
  }
}

const sumOf = (cents: number | null) => ({
  has_amount: cents === null ? 'no' : 'yes',
  amount: cents === null ? '' : dollars(cents),
})

function documents(before: Facts | null, { documents: now }: Facts, lender: string): Change[] {
  if ((before?.documents ?? 'none') === now) return []
  const tell = now === 'voided' ? 'lender_needs_something' : null
  return [change(`documents_${now}`, () => words.documents[now]({ lender }), tell)]
}

function stipulations(before: Facts | null, after: Facts, lender: string): Change[] {
  return after.stipulations.flatMap(({ id, name, status, reason }) => {
    const was = before?.stipulations.find(one => one.id === id)?.status
    if (was === status) return []
    const why = { lender, name, ...because([reason]) }
    if (status === 'open')
      return was === undefined
        ? [change('stipulation_added', () => words.stipulation_added({ lender, name }), 'lender_needs_something')]
        : [change('stipulation_reopened', () => words.stipulation_reopened(why), 'lender_needs_something')]
    if (status === 'rejected')
      return [change('stipulation_rejected', () => words.stipulation_rejected(why), 'lender_needs_something')]
    return status === 'submitted'
      ? [change('stipulation_submitted', () => words.stipulation_submitted({ lender, name }))]
      : [change('stipulation_cleared', () => words.stipulation_cleared({ lender, name }))]
  })
}

function contract(before: Facts | null, { contract: { status, reason } }: Facts, lender: string): Change[] {
  if ((before?.contract.status ?? 'not_uploaded') === status) return []
  const tell = status === 'rejected' ? 'lender_needs_something' : null
  return [change(`contract_${status}`, () => words.agreement[status]({ lender, ...because([reason]) }), tell)]
}

const TELL: Record<Facts['milestones'][number]['status'], Change['tell']> = {
  not_started: 'lender_needs_something',
  submitted: null,
  resubmitted: null,
  approved: 'lender_decided',
  conditionally_approved: 'lender_needs_something',
  rejected: 'lender_needs_something',
}

function milestones(before: Facts | null, after: Facts, lender: string): Change[] {
  return after.milestones.flatMap(({ milestone, status, reason }) => {
    const was = before?.milestones.find(one => one.milestone === milestone)?.status ?? 'not_started'
    if (was === status) return []
    const sentence = () =>
      words.milestone[status]({ lender, milestone: lenderWords.milestone[milestone], ...because([reason]) })
    return [change(`${milestone}_${status}`, sentence, TELL[status])]
  })
}

function changeOrder(before: Facts | null, { change_order: now }: Facts, lender: string): Change[] {
  const was = before?.change_order
  if (!now || (was?.id === now.id && was.status === now.status && was.amount_cents === now.amount_cents)) return []
  const values = { lender, amount: dollars(now.amount_cents), ...because([now.reason]) }
  const tell = now.status === 'applied' ? 'lender_decided' : null
  return [change(`change_order_${now.status}`, () => words.change_order[now.status](values), tell)]
}

const change = (event: string, sentence: Change['sentence'], tell: Change['tell'] = null): Change => ({
  event,
  sentence,
  tell,
})

/** A reason stays visible while the lender reviews the correction. */
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
