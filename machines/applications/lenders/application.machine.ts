// The lifecycle of a lender application: the lender's decision, with the parts of the application in parallel regions.
// Browser, server and sandbox use this one chart through application.ts. `decision.*` comes from the lender,
// `application.*` from us; the rest happens at the lender, no matter who caused it.
import { setup } from 'xstate'
import type { Decision, Milestone, Region } from './codes.ts'
import * as guards from './guards.ts'

export type ApplicationEvent = {
  type:
    | `application.${'shared' | 'taken_back' | 'submitted' | 'resubmitted' | 'canceled' | 'refreshed' | 'moved'}`
    | `decision.${Exclude<Decision, 'draft' | 'shared' | 'submitted' | 'canceled'>}`
    | `documents.${'sent' | 'viewed' | 'signed' | 'voided'}`
    | `stipulations.${'opened' | 'answered' | 'cleared'}`
    | `contract.${'uploaded' | 'taken_up' | 'accepted' | 'rejected'}`
    | `${Milestone}.${'submitted' | 'approved' | 'conditionally_approved' | 'rejected'}`
    | `change_order.${'requested' | 'documents_sent' | 'signed' | 'applied' | 'canceled'}`
    | 'notice_to_proceed.given'
    | 'offer.accepted'
    | 'document.uploaded'
    | 'design.updated'
    | 'quote.updated'
}
type Regions = { regions: readonly Region[] }

const CANCEL = { 'application.canceled': { target: 'canceled', guard: 'mayCancel' } } as const
/** Decisions a lender may make while reviewing. */
const DECIDED = {
  'decision.approved': 'approved',
  'decision.approved_with_stipulations': 'approved_with_stipulations',
  'decision.counter_offered': 'counter_offered',
  'decision.credit_frozen': 'credit_frozen',
  'decision.no_match': 'no_match',
  'decision.on_hold': 'on_hold',
  'decision.declined': 'declined',
} as const
/** The homeowner or the company mends it and asks again; or the lender finds a way by itself. */
const MENDABLE = {
  ...CANCEL,
  ...DECIDED,
  'decision.in_review': 'in_review',
  'decision.expired': 'expired',
  'application.resubmitted': 'submitted',
} as const
const APPROVED = {
  ...CANCEL,
  // A higher amount, another product, or a doubt of the lender's.
  'decision.in_review': { target: 'in_review', guard: 'mayReview' },
  'decision.on_hold': { target: 'on_hold', guard: 'mayReview' },
  'decision.expired': { target: 'expired', guard: 'mayExpire' },
  'decision.funded': { target: 'funded', guard: 'isComplete' },
} as const
const SIGN = {
  'documents.signed': { target: 'signed', guard: 'isOpen' },
  'documents.voided': 'voided',
} as const
const REVIEW = {
  'contract.accepted': { target: 'accepted', guard: 'isOpen' },
  'contract.rejected': { target: 'rejected', guard: 'isOpen' },
} as const
const CANCEL_CHANGE = { 'change_order.canceled': { target: 'canceled', guard: 'isOpen' } } as const
/** Reported to the user without a state change. */
const SAID = { actions: 'tell' } as const

export const applicationMachine = setup({
  types: {
    context: {} as Regions,
    input: {} as Regions,
    events: {} as ApplicationEvent,
  },
  guards,
  actions: { tell: () => {} },
}).createMachine({
  id: 'lenderApplication',
  context: ({ input }) => input,
  type: 'parallel',
  on: {
    'application.refreshed': { guard: 'isWithLender', ...SAID },
    'application.moved': { guard: 'mayMove', ...SAID },
    'notice_to_proceed.given': { guard: 'hasNoticeToProceed', ...SAID },
    'document.uploaded': { guard: 'isOpen', ...SAID },
    'design.updated': { guard: 'mayUpdateDesign', ...SAID },
    'quote.updated': { guard: 'mayUpdateQuote', ...SAID },
  },
  states: {
    decision: {
      initial: 'draft',
      states: {
        draft: { on: { 'application.shared': 'shared', 'application.submitted': 'submitted' } },
        shared: {
          on: {
            'application.shared': SAID,
            'application.taken_back': 'draft',
            'application.submitted': 'submitted',
          },
        },
        submitted: { on: { ...CANCEL, ...DECIDED, 'decision.in_review': 'in_review' } },
        in_review: { on: { ...CANCEL, ...DECIDED } },
        on_hold: { on: { ...CANCEL, ...DECIDED, 'decision.in_review': 'in_review', 'decision.expired': 'expired' } },
        counter_offered: { on: { ...MENDABLE, 'offer.accepted': 'submitted' } },
        credit_frozen: { on: MENDABLE },
        no_match: { on: MENDABLE },
        approved: { on: { ...APPROVED, 'decision.approved_with_stipulations': 'approved_with_stipulations' } },
        approved_with_stipulations: { on: { ...APPROVED, 'decision.approved': 'approved' } },
        expired: { tags: 'closed', on: CANCEL },
        declined: { tags: 'closed' },
        canceled: { tags: 'closed' },
        funded: { tags: 'closed' },
      },
    },
    documents: {
      initial: 'none',
      states: {
        none: { on: { 'documents.sent': { target: 'sent', guard: 'isApproved' } } },
        sent: { on: { ...SIGN, 'documents.viewed': { target: 'viewed', guard: 'isOpen' } } },
        viewed: { on: SIGN },
        signed: { on: { 'documents.voided': 'voided' } },
        voided: { on: { 'documents.sent': { target: 'sent', guard: 'isApproved' } } },
      },
      // Once more the same, as a reminder.
      on: { 'documents.sent': { guard: 'isReminder', ...SAID } },
    },
    stipulations: {
      initial: 'none',
      states: {
        none: { on: { 'stipulations.opened': { target: 'open', guard: 'isOpen' } } },
        open: {
          on: {
            'stipulations.answered': { guard: 'isOpen', ...SAID },
            'stipulations.cleared': { target: 'cleared', guard: 'isOpen' },
          },
        },
        cleared: { on: { 'stipulations.opened': { target: 'open', guard: 'isOpen' } } },
      },
    },
    contract: {
      initial: 'not_uploaded',
      states: {
        not_uploaded: { on: { 'contract.uploaded': { target: 'uploaded', guard: 'isApproved' } } },
        uploaded: { on: { ...REVIEW, 'contract.taken_up': { target: 'in_review', guard: 'isOpen' } } },
        in_review: { on: REVIEW },
        accepted: { on: { 'contract.uploaded': { target: 'uploaded', guard: 'mayReplaceContract' } } },
        rejected: { on: { 'contract.uploaded': { target: 'uploaded', guard: 'isApproved' } } },
      },
    },
    notice_to_proceed: milestone('notice_to_proceed', 'mayStartNoticeToProceed'),
    installation_complete: milestone('installation_complete', 'mayStartInstallation'),
    permission_to_operate: milestone('permission_to_operate', 'mayStartOperation'),
    change_order: {
      initial: 'none',
      states: {
        none: { on: { 'change_order.requested': { target: 'requested', guard: 'mayChange' } } },
        requested: {
          on: {
            ...CANCEL_CHANGE,
            'change_order.documents_sent': 'documents_sent',
            // Less than was approved may need no signature.
            'change_order.applied': 'applied',
          },
        },
        documents_sent: { on: { ...CANCEL_CHANGE, 'change_order.signed': 'signed' } },
        signed: { on: { 'change_order.applied': 'applied' } },
        applied: { on: { 'change_order.requested': { target: 'requested', guard: 'mayChange' } } },
        canceled: { on: { 'change_order.requested': { target: 'requested', guard: 'mayChange' } } },
      },
    },
  },
})

/** Every milestone works the same: the first after notice to proceed, the others after the previous one has passed. */
function milestone<M extends Milestone, G extends string>(name: M, guard: G) {
  const judged = {
    [`${name}.approved`]: 'approved',
    [`${name}.conditionally_approved`]: 'conditionally_approved',
    [`${name}.rejected`]: 'rejected',
  }
  return {
    initial: 'not_started',
    states: {
      not_started: { on: { [`${name}.submitted`]: { target: 'submitted', guard } } },
      submitted: { on: judged },
      conditionally_approved: { on: { [`${name}.approved`]: 'approved' } },
      rejected: { on: { [`${name}.submitted`]: { target: 'resubmitted', guard } } },
      resubmitted: { on: judged },
      approved: {},
    },
  }
}
