// Our words in EnFin's mouth, written apart from the dialect that reads them: a slip in either shows.

import type {
  Application,
  DocumentKind,
  Facts,
  Person,
  Product,
  System,
} from '#machines/applications/lenders/lender-actions.ts'
import type { LenderAnswer, LenderBody } from '#sdk/lender-types.ts'
import type { components, paths } from '#sdk/lenders/enfin.gen.ts'

export type Known = LenderAnswer<paths, 'getLoanDetails'>
type Asked = LenderBody<paths, 'sendLoanApplication'>
type Borrower = NonNullable<LenderBody<paths, 'updateQuote'>['borrower']>

/** Dollars and cents as text, there and back. */
export const amountOf = (cents: number) => (cents / 100).toFixed(2)
export const amountOrNull = (cents: number | null) => (cents === null ? null : amountOf(cents))
export const centsOf = (amount: string) => Math.round(Number(amount) * 100)

const DECISIONS: Record<Facts['decision'], Known['decision']['status']> = {
  submitted: 'SUBMITTED',
  in_review: 'UNDER_REVIEW',
  approved: 'APPROVED',
  approved_with_stipulations: 'CONDITIONALLY_APPROVED',
  counter_offered: 'COUNTER_OFFER',
  credit_frozen: 'CREDIT_FREEZE',
  no_match: 'NO_HIT',
  on_hold: 'ON_HOLD',
  declined: 'DECLINED',
  expired: 'EXPIRED',
  canceled: 'WITHDRAWN',
  funded: 'FUNDED',
}
export const DOCUMENTS: Record<Facts['documents'], Known['documents']['status']> = {
  none: 'NOT_SENT',
  sent: 'SENT',
  viewed: 'OPENED',
  signed: 'COMPLETED',
  voided: 'VOIDED',
}
const STIPULATIONS: Record<Facts['stipulations'][number]['status'], Known['stipulations'][number]['status']> = {
  open: 'OUTSTANDING',
  submitted: 'RECEIVED',
  rejected: 'NOT_ACCEPTED',
  cleared: 'SATISFIED',
}
const CONTRACTS: Record<Facts['contract']['status'], Known['install_contract']['status']> = {
  not_uploaded: 'MISSING',
  uploaded: 'RECEIVED',
  in_review: 'UNDER_REVIEW',
  accepted: 'ACCEPTED',
  rejected: 'NOT_ACCEPTED',
}
export const MILESTONES: Record<Facts['milestones'][number]['milestone'], Known['milestones'][number]['name']> = {
  notice_to_proceed: 'NTP',
  installation_complete: 'INSTALL_COMPLETE',
  permission_to_operate: 'PTO',
}
const MILESTONE_STATUSES: Record<Facts['milestones'][number]['status'], Known['milestones'][number]['status']> = {
  not_started: 'NOT_STARTED',
  submitted: 'SUBMITTED',
  approved: 'APPROVED',
  conditionally_approved: 'APPROVED_WITH_CONDITIONS',
  rejected: 'REJECTED',
  resubmitted: 'RESUBMITTED',
}
const CHANGES: Record<NonNullable<Facts['change_order']>['status'], NonNullable<Known['change_order']>['status']> = {
  requested: 'REQUESTED',
  documents_sent: 'DOCUMENTS_SENT',
  signed: 'SIGNED',
  applied: 'APPLIED',
  canceled: 'CANCELED',
}
const changeOf = ({ id, status, amount_cents, reason }: NonNullable<Facts['change_order']>) => ({
  id,
  status: CHANGES[status],
  amount: amountOf(amount_cents),
  reason,
})

export const knownOf = (facts: Facts): Known => ({
  application_id: facts.lender_reference,
  updated_at: facts.as_of,
  decision: {
    status: DECISIONS[facts.decision],
    reasons: facts.reasons,
    approved_amount: amountOrNull(facts.approved_amount_cents),
    monthly_payment: amountOrNull(facts.monthly_payment_cents),
    expires_on: facts.approval_expires_on,
  },
  documents: { status: DOCUMENTS[facts.documents] },
  stipulations: facts.stipulations.map(({ id, name, description, status, reason }) => ({
    id,
    name,
    instructions: description,
    status: STIPULATIONS[status],
    reason,
  })),
  install_contract: { status: CONTRACTS[facts.contract.status], reason: facts.contract.reason },
  milestones: facts.milestones.map(({ milestone, status, reason, at }) => ({
    name: MILESTONES[milestone],
    status: MILESTONE_STATUSES[status],
    reason,
    changed_at: at,
  })),
  change_order: facts.change_order && changeOf(facts.change_order),
  funding: facts.funded && { funded_at: facts.funded.at, amount: amountOf(facts.funded.amount_cents) },
})

/** The topic a webhook names: the latest stage of an application wins. */
export function topicOf(facts: Facts): components['schemas']['Event']['topic'] {
  if (facts.funded) return 'funding'
  if (facts.milestones.some(({ status }) => status !== 'not_started')) return 'milestones'
  if (facts.change_order) return 'change_order'
  if (facts.contract.status !== 'not_uploaded') return 'install_contract'
  if (facts.documents !== 'none') return 'documents'
  return facts.stipulations.length > 0 ? 'stipulations' : 'decision'
}

export const TYPES: Record<Asked['finance_type'], Product['type']> = { LOAN: 'loan', LEASE: 'lease', PPA: 'ppa' }
export const FINANCE_TYPES: Record<Product['type'], Asked['finance_type']> = {
  loan: 'LOAN',
  lease: 'LEASE',
  ppa: 'PPA',
}

const EMPLOYMENTS: Record<Asked['borrower']['income_source'], Person['employment']> = {
  EMPLOYED: 'employed',
  SELF_EMPLOYED: 'self_employed',
  RETIRED: 'retired',
  OTHER: 'other',
}
const personOf = (role: Person['role'], said: Borrower): Person => ({
  role,
  firstname: said.first_name,
  lastname: said.last_name,
  email: said.email,
  phone: said.mobile_phone,
  birth_date: said.date_of_birth ?? '',
  ssn: said.ssn ?? '',
  annual_income_cents: centsOf(said.annual_income),
  employment: EMPLOYMENTS[said.income_source],
  monthly_housing_cents: centsOf(said.monthly_housing),
})
export const peopleOf = (said: { borrower: Borrower; co_borrower: Borrower | null }): Person[] => [
  personOf('applicant', said.borrower),
  ...(said.co_borrower ? [personOf('co_applicant', said.co_borrower)] : []),
]
const addressOf = ({ line_1, line_2, city, state, zip_code }: Asked['mailing_address']) => ({
  line1: line_1,
  line2: line_2,
  city,
  state,
  postal_code: zip_code,
})
const OCCUPANCIES: Record<Asked['property']['occupancy'], Application['occupancy']> = {
  PRIMARY: 'primary',
  SECONDARY: 'secondary',
  RENTAL: 'rental',
}
const PROPERTIES: Record<Asked['property']['kind'], Application['property']> = {
  SINGLE_FAMILY: 'single_family',
  TOWNHOUSE: 'townhouse',
  CONDOMINIUM: 'condominium',
  MANUFACTURED: 'manufactured',
}
const pieceOf = ({ manufacturer, model, quantity }: Asked['system']['inverters'][number]) => ({
  manufacturer,
  model,
  count: quantity,
})
export const systemOf = ({ dc_watts, annual_kwh, module, inverters, storage }: Asked['system']): System => ({
  size_w: dc_watts,
  annual_kwh,
  module: module && pieceOf(module),
  inverters: inverters.map(pieceOf),
  storage: storage.map(piece => ({ ...pieceOf(piece), usable_kwh: piece.usable_kwh })),
})
export const applicationOf = (asked: Asked): Application => ({
  reference: { ours: asked.external_id, lenders: null },
  type: TYPES[asked.finance_type],
  product_id: asked.product_id,
  amount_cents: centsOf(asked.amount),
  people: peopleOf(asked),
  address: addressOf(asked.property.address),
  mailing_address: addressOf(asked.mailing_address),
  occupancy: OCCUPANCIES[asked.property.occupancy],
  property: PROPERTIES[asked.property.kind],
  autopay: asked.autopay,
  consents: asked.authorizations.map(({ party, authorized_at, text_sha256, ip }) => ({
    role: party === 'BORROWER' ? 'applicant' : 'co_applicant',
    at: authorized_at,
    words_hash: text_sha256,
    ip,
  })),
  system: systemOf(asked.system),
  sales_rep: asked.sales_rep,
})
/** An upload's type; a stipulation's document is identified by its own field and is no kind of ours. */
export const KINDS: Record<string, DocumentKind> = {
  FINAL_DESIGN: 'final_design',
  PERMIT: 'permit',
  INSTALLATION_PHOTOS: 'installation_photos',
  SHADE_REPORT: 'shade_report',
  PLAN_SET: 'plan_set',
  MONITORING: 'monitoring',
  PTO_LETTER: 'permission_to_operate',
  UTILITY_BILL: 'utility_bill',
  OTHER: 'other',
} satisfies Record<Exclude<LenderBody<paths, 'uploadDocs'>['document_type'], 'STIPULATION'>, DocumentKind>
