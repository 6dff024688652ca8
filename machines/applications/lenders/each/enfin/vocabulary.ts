// EnFin's words for an application, and ours. Typed from its contract: a word it adds is a type error here.

import type { LenderAnswer, LenderBody } from '#sdk/lender-types.ts'
import type { paths } from '#sdk/lenders/enfin.gen.ts'
import type { Application, DocumentKind, Facts, Person, Product, Reference, System } from '../../lender-actions.ts'
import { nonEmpty, partiesOf, tenDigits } from '../../wire.ts'

type Known = LenderAnswer<paths, 'getLoanDetails'>
type Asked = LenderBody<paths, 'sendLoanApplication'>
type Again = LenderBody<paths, 'updateQuote'>

/** Dollars and cents as text: '28850.50' ↔ 2885050. */
export const amountOf = (cents: number) => (cents / 100).toFixed(2)
export const centsOf = (amount: string) => Math.round(Number(amount) * 100)
export const centsOrNull = (amount: string | null) => (amount === null ? null : centsOf(amount))

const DECISIONS: Record<Known['decision']['status'], Facts['decision']> = {
  SUBMITTED: 'submitted',
  UNDER_REVIEW: 'in_review',
  APPROVED: 'approved',
  CONDITIONALLY_APPROVED: 'approved_with_stipulations',
  COUNTER_OFFER: 'counter_offered',
  CREDIT_FREEZE: 'credit_frozen',
  NO_HIT: 'no_match',
  ON_HOLD: 'on_hold',
  DECLINED: 'declined',
  EXPIRED: 'expired',
  WITHDRAWN: 'canceled',
  FUNDED: 'funded',
}
export const DOCUMENTS: Record<Known['documents']['status'], Facts['documents']> = {
  NOT_SENT: 'none',
  SENT: 'sent',
  OPENED: 'viewed',
  COMPLETED: 'signed',
  VOIDED: 'voided',
}
const STIPULATIONS: Record<Known['stipulations'][number]['status'], Facts['stipulations'][number]['status']> = {
  OUTSTANDING: 'open',
  RECEIVED: 'submitted',
  NOT_ACCEPTED: 'rejected',
  SATISFIED: 'cleared',
}
const CONTRACTS: Record<Known['install_contract']['status'], Facts['contract']['status']> = {
  MISSING: 'not_uploaded',
  RECEIVED: 'uploaded',
  UNDER_REVIEW: 'in_review',
  ACCEPTED: 'accepted',
  NOT_ACCEPTED: 'rejected',
}
export const MILESTONES: Record<Known['milestones'][number]['name'], Facts['milestones'][number]['milestone']> = {
  NTP: 'notice_to_proceed',
  INSTALL_COMPLETE: 'installation_complete',
  PTO: 'permission_to_operate',
}
const MILESTONE_STATUSES: Record<Known['milestones'][number]['status'], Facts['milestones'][number]['status']> = {
  NOT_STARTED: 'not_started',
  SUBMITTED: 'submitted',
  APPROVED: 'approved',
  APPROVED_WITH_CONDITIONS: 'conditionally_approved',
  REJECTED: 'rejected',
  RESUBMITTED: 'resubmitted',
}
type ChangeOrder = NonNullable<Known['change_order']>
const CHANGES: Record<ChangeOrder['status'], NonNullable<Facts['change_order']>['status']> = {
  REQUESTED: 'requested',
  DOCUMENTS_SENT: 'documents_sent',
  SIGNED: 'signed',
  APPLIED: 'applied',
  CANCELED: 'canceled',
}
const changeOf = ({ id, status, amount, reason }: ChangeOrder) => ({
  id,
  status: CHANGES[status],
  amount_cents: centsOf(amount),
  reason,
})

export const factsOfApplication = (known: Known): Facts => ({
  lender_reference: known.application_id,
  as_of: known.updated_at,
  decision: DECISIONS[known.decision.status],
  reasons: known.decision.reasons,
  approved_amount_cents: centsOrNull(known.decision.approved_amount),
  approval_expires_on: known.decision.expires_on,
  monthly_payment_cents: centsOrNull(known.decision.monthly_payment),
  documents: DOCUMENTS[known.documents.status],
  stipulations: known.stipulations.map(({ id, name, instructions, status, reason }) => ({
    id,
    name,
    description: instructions,
    status: STIPULATIONS[status],
    reason,
  })),
  contract: { status: CONTRACTS[known.install_contract.status], reason: known.install_contract.reason },
  milestones: known.milestones.map(({ name, status, reason, changed_at }) => ({
    milestone: MILESTONES[name],
    status: MILESTONE_STATUSES[status],
    reason,
    at: changed_at,
  })),
  change_order: known.change_order && changeOf(known.change_order),
  funded: known.funding && { at: known.funding.funded_at, amount_cents: centsOf(known.funding.amount) },
})

export const FINANCE_TYPES: Record<Product['type'], Asked['finance_type']> = {
  loan: 'LOAN',
  lease: 'LEASE',
  ppa: 'PPA',
}

const INCOME_SOURCES: Record<Person['employment'], Asked['borrower']['income_source']> = {
  employed: 'EMPLOYED',
  self_employed: 'SELF_EMPLOYED',
  retired: 'RETIRED',
  other: 'OTHER',
}
const borrowerOf = (person: Person): Asked['borrower'] => ({
  first_name: person.firstname,
  last_name: person.lastname,
  email: person.email,
  mobile_phone: tenDigits(person.phone),
  date_of_birth: person.birth_date,
  ssn: person.ssn,
  annual_income: amountOf(person.annual_income_cents),
  income_source: INCOME_SOURCES[person.employment],
  monthly_housing: amountOf(person.monthly_housing_cents),
})
/** Erased here once EnFin has them, so there only when typed again. */
const knownOf = (person: Person): NonNullable<Again['borrower']> => {
  const { date_of_birth, ssn, ...rest } = borrowerOf(person)
  return { ...rest, ...nonEmpty({ date_of_birth, ssn }) }
}
export const knownBorrowersOf = (people: readonly Person[]) => {
  const { applicant, co_applicant } = partiesOf(people)
  return { borrower: knownOf(applicant), co_borrower: co_applicant && knownOf(co_applicant) }
}
export const borrowersOf = (people: readonly Person[]) => {
  const { applicant, co_applicant } = partiesOf(people)
  return { borrower: borrowerOf(applicant), co_borrower: co_applicant && borrowerOf(co_applicant) }
}

const addressOf = ({ line1, line2, city, state, postal_code }: Application['address']) => ({
  line_1: line1,
  line_2: line2,
  city,
  state,
  zip_code: postal_code,
})
const OCCUPANCIES: Record<Application['occupancy'], Asked['property']['occupancy']> = {
  primary: 'PRIMARY',
  secondary: 'SECONDARY',
  rental: 'RENTAL',
}
const KINDS: Record<Application['property'], Asked['property']['kind']> = {
  single_family: 'SINGLE_FAMILY',
  townhouse: 'TOWNHOUSE',
  condominium: 'CONDOMINIUM',
  manufactured: 'MANUFACTURED',
}
export const homeOf = ({ address, occupancy, property, mailing_address }: Application) => ({
  property: { address: addressOf(address), occupancy: OCCUPANCIES[occupancy], kind: KINDS[property] },
  mailing_address: addressOf(mailing_address),
})
const pieceOf = ({ manufacturer, model, count }: System['inverters'][number]) => ({
  manufacturer,
  model,
  quantity: count,
})
export const systemOf = ({ size_w, annual_kwh, module, inverters, storage }: System): Asked['system'] => ({
  dc_watts: Math.round(size_w),
  annual_kwh,
  module: module && pieceOf(module),
  inverters: inverters.map(pieceOf),
  storage: storage.map(piece => ({ ...pieceOf(piece), usable_kwh: piece.usable_kwh })),
})

export const UPLOADS: Record<DocumentKind, LenderBody<paths, 'uploadDocs'>['document_type']> = {
  final_design: 'FINAL_DESIGN',
  permit: 'PERMIT',
  installation_photos: 'INSTALLATION_PHOTOS',
  shade_report: 'SHADE_REPORT',
  plan_set: 'PLAN_SET',
  monitoring: 'MONITORING',
  permission_to_operate: 'PTO_LETTER',
  utility_bill: 'UTILITY_BILL',
  other: 'OTHER',
}

/** Both are sent: EnFin finds the application by either. */
export const whichOf = ({ ours, lenders }: Reference) => ({ external_id: ours, application_id: lenders })
/** In an address or a form, where there is no null. */
export const whichIn = ({ ours, lenders }: Reference) => ({
  external_id: ours,
  ...(lenders === null ? {} : { application_id: lenders }),
})
