// GoodLeap's side: translates our terms to its API, and parses its requests.

import type {
  Address,
  Application,
  DocumentKind,
  Facts,
  Person,
  System,
} from '#machines/applications/lenders/lender-actions.ts'
import { centsOf, dollarsOf } from '#machines/applications/lenders/wire.ts'
import type { components } from '#sdk/lenders/goodleap.gen.ts'

type Schemas = components['schemas']
type Loan = Schemas['Loan']
type Asked = Schemas['LoanApplication']

const STATUSES: Record<Facts['decision'], Loan['status']> = {
  submitted: 'SUBMITTED',
  in_review: 'IN_REVIEW',
  approved: 'APPROVED',
  approved_with_stipulations: 'CONDITIONALLY_APPROVED',
  counter_offered: 'COUNTER_OFFER',
  credit_frozen: 'CREDIT_FREEZE',
  no_match: 'NO_HIT',
  on_hold: 'ON_HOLD',
  declined: 'DECLINED',
  expired: 'EXPIRED',
  canceled: 'CANCELLED',
  funded: 'FUNDED',
}
export const LOAN_DOCUMENTS: Record<Facts['documents'], Loan['loanDocuments']> = {
  none: 'NOT_SENT',
  sent: 'SENT',
  viewed: 'VIEWED',
  signed: 'SIGNED',
  voided: 'VOIDED',
}
const CASES: Record<Facts['stipulations'][number]['status'], Schemas['Case']['status']> = {
  open: 'OPEN',
  submitted: 'SUBMITTED',
  rejected: 'REJECTED',
  cleared: 'CLEARED',
}
const REVIEWS: Record<Facts['contract']['status'], Loan['contractReview']['status']> = {
  not_uploaded: 'NOT_UPLOADED',
  uploaded: 'UPLOADED',
  in_review: 'IN_REVIEW',
  accepted: 'ACCEPTED',
  rejected: 'REJECTED',
}
type Milestones = Facts['milestones'][number]
export const NAMES: Record<Milestones['milestone'], Schemas['Milestone']['name']> = {
  notice_to_proceed: 'NTP',
  installation_complete: 'INSTALL_COMPLETE',
  permission_to_operate: 'PTO_COMPLETE',
}
const STEPS: Record<Milestones['status'], Schemas['Milestone']['status']> = {
  not_started: 'NOT_STARTED',
  submitted: 'SUBMITTED',
  approved: 'APPROVED',
  conditionally_approved: 'CONDITIONALLY_APPROVED',
  rejected: 'REJECTED',
  resubmitted: 'RESUBMITTED',
}
const CHANGES: Record<NonNullable<Facts['change_order']>['status'], Schemas['ChangeOrder']['status']> = {
  requested: 'REQUESTED',
  documents_sent: 'DOCUMENTS_SENT',
  signed: 'SIGNED',
  applied: 'APPLIED',
  canceled: 'CANCELLED',
}
export const dollars = (cents: number | null) => (cents === null ? null : dollarsOf(cents))

export const loanOf = (facts: Facts): Loan => ({
  loanId: facts.lender_reference,
  status: STATUSES[facts.decision],
  statusReasons: facts.reasons,
  updatedAt: facts.as_of,
  approvedAmount: dollars(facts.approved_amount_cents),
  approvalExpiresOn: facts.approval_expires_on,
  monthlyPayment: dollars(facts.monthly_payment_cents),
  loanDocuments: LOAN_DOCUMENTS[facts.documents],
  cases: facts.stipulations.map(({ id, name, description, status, reason }) => ({
    caseId: id,
    title: name,
    instructions: description,
    status: CASES[status],
    rejectionReason: reason,
  })),
  contractReview: { status: REVIEWS[facts.contract.status], reason: facts.contract.reason },
  milestones: facts.milestones.map(({ milestone, status, reason, at }) => ({
    name: NAMES[milestone],
    status: STEPS[status],
    reason,
    at,
  })),
  changeOrder: facts.change_order && {
    changeOrderId: facts.change_order.id,
    status: CHANGES[facts.change_order.status],
    newAmount: dollarsOf(facts.change_order.amount_cents),
    note: facts.change_order.reason,
  },
  funding: facts.funded && { fundedAt: facts.funded.at, amount: dollarsOf(facts.funded.amount_cents) },
})

export const eventOf = (facts: Facts): Schemas['LoanEvent']['eventType'] => {
  if (facts.funded) return 'LoanFunded'
  if (facts.contract.status === 'uploaded') return 'ContractUploaded'
  if (facts.documents === 'signed' && facts.contract.status === 'not_uploaded') return 'ContractSigned'
  return facts.decision === 'submitted' ? 'ApplicationSubmitted' : 'ApplicationUpdated'
}

export const MILESTONES: Record<Schemas['Milestone']['name'], Milestones['milestone']> = {
  NTP: 'notice_to_proceed',
  INSTALL_COMPLETE: 'installation_complete',
  PTO_COMPLETE: 'permission_to_operate',
}
export const KINDS: Record<string, DocumentKind> = {
  FINAL_DESIGN: 'final_design',
  PERMIT: 'permit',
  INSTALL_PHOTOS: 'installation_photos',
  SHADE_REPORT: 'shade_report',
  PLAN_SET: 'plan_set',
  MONITORING: 'monitoring',
  PTO: 'permission_to_operate',
  UTILITY_BILL: 'utility_bill',
}
const OCCUPANCY: Record<Asked['subjectProperty']['occupancy'], Application['occupancy']> = {
  PRIMARY_RESIDENCE: 'primary',
  SECOND_HOME: 'secondary',
  INVESTMENT_PROPERTY: 'rental',
}
const PROPERTY: Record<Asked['subjectProperty']['propertyType'], Application['property']> = {
  SINGLE_FAMILY: 'single_family',
  TOWNHOUSE: 'townhouse',
  CONDOMINIUM: 'condominium',
  MANUFACTURED_HOME: 'manufactured',
}
const EMPLOYMENT: Record<Schemas['Party']['employment'], Person['employment']> = {
  EMPLOYED: 'employed',
  SELF_EMPLOYED: 'self_employed',
  RETIRED: 'retired',
  OTHER: 'other',
}

const person = (role: Person['role'], party: Schemas['Party']): Person => ({
  role,
  firstname: party.firstName,
  lastname: party.lastName,
  email: party.email,
  phone: party.phone,
  birth_date: party.dateOfBirth ?? '',
  ssn: party.ssn ?? '',
  annual_income_cents: centsOf(party.annualIncome),
  employment: EMPLOYMENT[party.employment],
  monthly_housing_cents: centsOf(party.monthlyHousingPayment),
})
export const peopleOf = ({
  applicant,
  coApplicant,
}: {
  applicant: Schemas['Party']
  coApplicant?: Schemas['Party']
}) => [person('applicant', applicant), ...(coApplicant ? [person('co_applicant', coApplicant)] : [])]
const address = ({ street, street2, city, state, zipCode }: Schemas['Address']): Address => ({
  line1: street,
  line2: street2,
  city,
  state,
  postal_code: zipCode,
})
const systemOf = ({ systemSizeKw, annualProductionKwh, components }: Asked['project']): System => {
  const of = (category: Schemas['Component']['category']) =>
    components
      .filter(part => part.category === category)
      .map(({ manufacturer, model, quantity, usableCapacityKwh = 0 }) => ({
        unit: { manufacturer, model, count: quantity },
        usable_kwh: usableCapacityKwh,
      }))
  return {
    size_w: Math.round(systemSizeKw * 1000),
    annual_kwh: annualProductionKwh,
    module: of('MODULE')[0]?.unit ?? null,
    inverters: of('INVERTER').map(({ unit }) => unit),
    storage: of('BATTERY').map(({ unit, usable_kwh }) => ({ ...unit, usable_kwh })),
  }
}

export const applicationOf = (asked: Asked): Application => ({
  reference: { ours: asked.externalReference, lenders: null },
  type: 'loan',
  product_id: asked.offerId,
  amount_cents: centsOf(asked.amount),
  people: peopleOf(asked),
  address: address(asked.subjectProperty.address),
  mailing_address: address(asked.mailingAddress),
  occupancy: OCCUPANCY[asked.subjectProperty.occupancy],
  property: PROPERTY[asked.subjectProperty.propertyType],
  autopay: asked.paymentMethod === 'AUTOPAY',
  consents: asked.consents.map(({ party, consentedAt, disclosureToken, ipAddress }) => ({
    role: party === 'APPLICANT' ? 'applicant' : 'co_applicant',
    at: consentedAt,
    words_hash: disclosureToken,
    ip: ipAddress,
  })),
  system: systemOf(asked.project),
  sales_rep: { name: asked.parties[0]?.fullName ?? '', email: asked.parties[0]?.email ?? '' },
})
