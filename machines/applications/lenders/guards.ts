// The conditions between the regions of a lender application, for application-chart.ts. A region a lender lacks counts as passed.
import { and, type MachineContext, not, or, stateIn } from 'xstate'
import { APPROVED, type Decision, MILESTONES, type Milestone, OVER, type Region, UNSENT } from './codes.ts'

const lacks =
  (region: Region) =>
  ({ context: { regions } }: { context: MachineContext }) =>
    Array.isArray(regions) && !regions.includes(region)

const isOne = (...decisions: readonly Decision[]) => or(decisions.map(decision => stateIn({ decision })))
export const isApproved = isOne(...APPROVED)
const isClosed = isOne(...OVER)
/** The lender has it, and has not done with it. */
export const isOpen = not(or([isOne(...UNSENT), isClosed]))
export const isWithLender = not(isOne(...UNSENT))

const passed = (milestone: Milestone) =>
  or([stateIn({ [milestone]: 'approved' }), stateIn({ [milestone]: 'conditionally_approved' })])
const untouched = (milestone: Milestone) => stateIn({ [milestone]: 'not_started' })

/** Once it was reached and something was built upon it, it stays so. */
export const hasNoticeToProceed = or([
  and([
    or([isApproved, isOne('funded')]),
    or([lacks('documents'), stateIn({ documents: 'signed' })]),
    or([lacks('stipulations'), not(stateIn({ stipulations: 'open' }))]),
    or([lacks('contract'), stateIn({ contract: 'accepted' })]),
  ]),
  ...MILESTONES.map(milestone => not(untouched(milestone))),
])

export const isComplete = or([
  and([lacks('milestones'), hasNoticeToProceed]),
  and([passed('notice_to_proceed'), passed('installation_complete'), passed('permission_to_operate')]),
])

export const mayCancel = and([not(hasNoticeToProceed), not(isOne(...UNSENT, 'declined', 'canceled', 'funded'))])
export const mayExpire = not(hasNoticeToProceed)
export const mayMove = and([not(isOne('shared', 'funded')), not(and([isOpen, hasNoticeToProceed]))])

/** An approved application may change until the installation is reported complete. */
export const mayReview = untouched('installation_complete')
export const mayChange = and([not(lacks('change_order')), isApproved, mayReview])
export const mayUpdateDesign = and([isOpen, mayReview])
export const hasChangeOrderOut = or([
  stateIn({ change_order: 'requested' }),
  stateIn({ change_order: 'documents_sent' }),
  stateIn({ change_order: 'signed' }),
])
/** Before documents go out; from then on it takes a change order, where the lender has such a thing. */
export const mayUpdateQuote = and([
  or([isApproved, isOne('submitted', 'in_review', 'on_hold')]),
  or([stateIn({ documents: 'none' }), stateIn({ documents: 'voided' }), lacks('change_order')]),
  mayReview,
  not(hasChangeOrderOut),
])
/** A contract the lender has accepted is replaced only if a change order changed its terms. */
export const mayReplaceContract = and([
  isApproved,
  not(or([stateIn({ change_order: 'none' }), stateIn({ change_order: 'canceled' })])),
])

const mayStart = (...before: Milestone[]) =>
  and([not(lacks('milestones')), isApproved, hasNoticeToProceed, ...before.map(passed)])
export const mayStartNoticeToProceed = mayStart()
export const mayStartInstallation = mayStart('notice_to_proceed')
export const mayStartOperation = mayStart('installation_complete')

export const isReminder = and([isApproved, or([stateIn({ documents: 'sent' }), stateIn({ documents: 'viewed' })])])
