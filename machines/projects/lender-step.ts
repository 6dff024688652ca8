// What an application at a lender waits for, as the next step of the sale. Pure.
import type { Schemas } from '#sdk/types.ts'
import { wholeDollars } from '../quote/value-words.ts'

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
> & { milestones: readonly Pick<Schemas['LenderApplication']['milestones'][number], 'milestone' | 'status'>[] }
type Step = { sentence: string; action: string }

const MILESTONES: Record<Schemas['LenderMilestoneName'], string> = {
  notice_to_proceed: 'notice to proceed',
  installation_complete: 'the completed installation',
  permission_to_operate: 'the permission to operate',
}

/** Null where nothing is waited for any more. */
export function lenderStep(application: LenderStanding): Step | null {
  const { status, lender_name: lender, approved_amount_cents } = application
  const step = (sentence: string, action = 'See application'): Step => ({ sentence, action })
  switch (status) {
    case 'draft':
      return step(`the application at ${lender}, to be completed and sent.`, 'Go on')
    case 'shared':
      return step(`the application at ${lender}: the homeowner fills it in.`)
    case 'submitted':
    case 'in_review':
      return step(`the decision of ${lender}.`)
    case 'on_hold':
      return step(`${lender}, which holds the application.`)
    case 'counter_offered':
      return step(
        `an answer to ${lender}, which offers ${approved_amount_cents === null ? 'another amount' : wholeDollars(approved_amount_cents)}.`,
      )
    case 'credit_frozen':
      return step(`the homeowner’s credit, to be unfrozen; then ${lender} is asked again.`)
    case 'no_match':
      return step(`${lender} found nobody: details to be checked.`, 'Check')
    case 'declined':
    case 'expired':
      return step(
        `another way to pay: the application at ${lender} ${status === 'declined' ? 'was declined' : 'has expired'}.`,
      )
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
  const asked = stipulations.filter(({ status }) => status === 'open' || status === 'rejected').length
  if (asked > 0)
    return { sentence: `${asked === 1 ? 'a document' : `${asked} documents`} ${lender} asks for.`, action: 'Upload' }
  if (regions.includes('documents') && documents !== 'signed')
    return { sentence: `the homeowner’s signature under the documents of ${lender}.`, action: 'See application' }
  if (regions.includes('contract') && (contract.status === 'not_uploaded' || contract.status === 'rejected'))
    return { sentence: `the installation agreement, for ${lender}.`, action: 'Give it' }
  const next = milestones.find(({ status }) => status !== 'approved' && status !== 'conditionally_approved')
  if (next && (next.status === 'not_started' || next.status === 'rejected') && application.notice_to_proceed)
    return { sentence: `${MILESTONES[next.milestone]}, to be told ${lender}.`, action: 'Submit' }
  return { sentence: `${lender}, which looks at what it was given.`, action: 'See application' }
}
