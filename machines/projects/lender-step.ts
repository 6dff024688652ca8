// The next step of a sale with a lender application. Pure.

import type { Milestone } from '#machines/applications/lenders/codes.ts'
import { words as lender_words } from '#machines/applications/lenders/words.ts'
import { wholeDollars } from '#machines/money/quote/value-words.ts'
import type { Schemas } from '#sdk/types.ts'
import { words } from './words.ts'

export type LenderStanding = Pick<
  Schemas['LenderApplication'],
  | 'status'
  | 'lender_name'
  | 'approved_amount_cents'
  | 'stipulations'
  | 'documents'
  | 'contract'
  | 'regions'
  | 'notice_to_proceed'
  | 'mode'
> & { milestones: readonly Pick<Schemas['LenderApplication']['milestones'][number], 'milestone' | 'status'>[] }
type Step = { sentence: string; action: string }

/** Null if there is no next step. */
export function lenderStep(application: LenderStanding): Step | null {
  const { status, lender_name: lender, approved_amount_cents } = application
  const step = (sentence: string, action = words.action.view_application): Step => ({ sentence, action })
  switch (status) {
    case 'draft':
      return step(words.lender.draft({ lender }), words.action.continue)
    case 'shared':
      return step(words.lender.shared({ lender }))
    case 'submitted':
    case 'in_review':
      return step(application.mode === 'in_house' ? words.own_loan.decision : words.lender.decision({ lender }))
    case 'on_hold':
      return step(words.lender.on_hold({ lender }))
    case 'counter_offered':
      return step(
        approved_amount_cents === null
          ? words.lender.counter_offered_another({ lender })
          : words.lender.counter_offered({ lender, amount: wholeDollars(approved_amount_cents) }),
      )
    case 'credit_frozen':
      return step(words.lender.credit_frozen({ lender }))
    case 'no_match':
      return step(words.lender.no_match({ lender }), words.action.check)
    case 'declined':
      return step(words.lender.declined({ lender }))
    case 'expired':
      return step(words.lender.expired({ lender }))
    case 'approved':
    case 'approved_with_stipulations':
      return afterApproval(application)
    case 'canceled':
    case 'funded':
      return null
  }
}

function afterApproval({ lender_name: lender, ...application }: LenderStanding): Step {
  const { stipulations, documents, contract, milestones, regions } = application
  const count = stipulations.filter(({ status }) => status === 'open' || status === 'rejected').length
  if (count > 0) return { sentence: words.lender.documents({ count, lender }), action: words.action.upload }
  if (regions.includes('documents') && documents !== 'signed')
    return { sentence: words.lender.signature({ lender }), action: words.action.view_application }
  if (regions.includes('contract') && (contract.status === 'not_uploaded' || contract.status === 'rejected'))
    return { sentence: words.lender.contract({ lender }), action: words.action.upload }
  const next = milestones.find(({ status }) => status !== 'approved' && status !== 'conditionally_approved')
  if (next && (next.status === 'not_started' || next.status === 'rejected') && application.notice_to_proceed)
    return { sentence: words.lender[next.milestone]({ lender }), action: words.action.submit }
  const sentence = application.mode === 'in_house' ? ownLoanStep(next?.milestone) : words.lender.review({ lender })
  return { sentence, action: words.action.view_application }
}

/** Nobody else reviews it: the company records what happens itself. */
const ownLoanStep = (milestone: Milestone | undefined): string =>
  milestone ? words.own_loan.milestone({ milestone: lender_words.milestone[milestone] }) : words.own_loan.funding
