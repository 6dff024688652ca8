// The codes of a lender application; browser, server and sandbox use no others.

export const DECISIONS = [
  'draft',
  'shared',
  'submitted',
  'in_review',
  'approved',
  'approved_with_stipulations',
  'counter_offered',
  'credit_frozen',
  'no_match',
  'on_hold',
  'declined',
  'expired',
  'canceled',
  'funded',
] as const
export type Decision = (typeof DECISIONS)[number]

/** Never sent. */
export const UNSENT: readonly Decision[] = ['draft', 'shared']
export const APPROVED: readonly Decision[] = ['approved', 'approved_with_stipulations']
/** Decided against, withdrawn, run out or paid: another may be begun at the same lender. */
export const OVER: readonly Decision[] = ['declined', 'canceled', 'expired', 'funded']

export const DOCUMENTS = ['none', 'sent', 'viewed', 'signed', 'voided'] as const
export type DocumentsStatus = (typeof DOCUMENTS)[number]

export const STIPULATION_STATUSES = ['open', 'submitted', 'rejected', 'cleared'] as const
export type StipulationStatus = (typeof STIPULATION_STATUSES)[number]

export const CONTRACT_STATUSES = ['not_uploaded', 'uploaded', 'in_review', 'accepted', 'rejected'] as const
export type ContractStatus = (typeof CONTRACT_STATUSES)[number]

export const MILESTONES = ['notice_to_proceed', 'installation_complete', 'permission_to_operate'] as const
export type Milestone = (typeof MILESTONES)[number]

export const MILESTONE_STATUSES = [
  'not_started',
  'submitted',
  'approved',
  'conditionally_approved',
  'rejected',
  'resubmitted',
] as const
export type MilestoneStatus = (typeof MILESTONE_STATUSES)[number]

export const CHANGE_ORDER_STATUSES = ['requested', 'documents_sent', 'signed', 'applied', 'canceled'] as const
export type ChangeOrderStatus = (typeof CHANGE_ORDER_STATUSES)[number]

/** Parts of an application besides the decision. A part a lender lacks counts as passed. */
export const REGIONS = ['documents', 'stipulations', 'contract', 'milestones', 'change_order'] as const
export type Region = (typeof REGIONS)[number]

/** Actions available on an application. */
export const APPLICATION_ACTIONS = [
  'share',
  'submit',
  'resubmit',
  'accept_counter_offer',
  'refresh',
  'send_documents',
  'upload_stipulation',
  'upload_contract',
  'upload_document',
  'submit_notice_to_proceed',
  'submit_installation_complete',
  'submit_permission_to_operate',
  'request_change_order',
  'cancel_change_order',
  'update_design',
  'update_quote',
  'cancel',
  'move',
] as const
export type ApplicationAction = (typeof APPLICATION_ACTIONS)[number]

/** Kinds of documents sent to a lender. */
export const DOCUMENT_KINDS = [
  'final_design',
  'permit',
  'installation_photos',
  'shade_report',
  'plan_set',
  'monitoring',
  'permission_to_operate',
  'utility_bill',
  'other',
] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]
