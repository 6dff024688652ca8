// Maps GoodLeap's terms to ours: loan statuses it reports, and the people, houses and systems it asks for.

import type { components } from '#sdk/lenders/goodleap.gen.ts'
import type {
  ChangeOrderStatus,
  ContractStatus,
  DocumentsStatus,
  Milestone,
  MilestoneStatus,
  StipulationStatus,
} from '../../codes.ts'
import type { Address, Application, DocumentKind, Facts, Person, Reference, System } from '../../lender-actions.ts'
import { centsOf, dollarsOf, nonEmpty, tenDigits } from '../../wire.ts'

type Schemas = components['schemas']
export type Loan = Schemas['Loan']

const DECISIONS: Record<Loan['status'], Facts['decision']> = {
  SUBMITTED: 'submitted',
  IN_REVIEW: 'in_review',
  APPROVED: 'approved',
  CONDITIONALLY_APPROVED: 'approved_with_stipulations',
  COUNTER_OFFER: 'counter_offered',
  CREDIT_FREEZE: 'credit_frozen',
  NO_HIT: 'no_match',
  ON_HOLD: 'on_hold',
  DECLINED: 'declined',
  EXPIRED: 'expired',
  CANCELLED: 'canceled',
  FUNDED: 'funded',
}
export const DOCUMENTS: Record<Loan['loanDocuments'], DocumentsStatus> = {
  NOT_SENT: 'none',
  SENT: 'sent',
  VIEWED: 'viewed',
  SIGNED: 'signed',
  VOIDED: 'voided',
}
const CASES: Record<Schemas['Case']['status'], StipulationStatus> = {
  OPEN: 'open',
  SUBMITTED: 'submitted',
  REJECTED: 'rejected',
  CLEARED: 'cleared',
}
const CONTRACT: Record<Loan['contractReview']['status'], ContractStatus> = {
  NOT_UPLOADED: 'not_uploaded',
  UPLOADED: 'uploaded',
  IN_REVIEW: 'in_review',
  ACCEPTED: 'accepted',
  REJECTED: 'rejected',
}
export const MILESTONES: Record<Schemas['Milestone']['name'], Milestone> = {
  NTP: 'notice_to_proceed',
  INSTALL_COMPLETE: 'installation_complete',
  PTO_COMPLETE: 'permission_to_operate',
}
const MILESTONE_STATUSES: Record<Schemas['Milestone']['status'], MilestoneStatus> = {
  NOT_STARTED: 'not_started',
  SUBMITTED: 'submitted',
  APPROVED: 'approved',
  CONDITIONALLY_APPROVED: 'conditionally_approved',
  REJECTED: 'rejected',
  RESUBMITTED: 'resubmitted',
}
const CHANGE_ORDERS: Record<Schemas['ChangeOrder']['status'], ChangeOrderStatus> = {
  REQUESTED: 'requested',
  DOCUMENTS_SENT: 'documents_sent',
  SIGNED: 'signed',
  APPLIED: 'applied',
  CANCELLED: 'canceled',
}
const cents = (dollars: number | null) => (dollars === null ? null : centsOf(dollars))

export const factsOfLoan = (loan: Loan): Facts => ({
  lender_reference: loan.loanId,
  as_of: loan.updatedAt,
  decision: DECISIONS[loan.status],
  reasons: loan.statusReasons,
  approved_amount_cents: cents(loan.approvedAmount),
  approval_expires_on: loan.approvalExpiresOn,
  monthly_payment_cents: cents(loan.monthlyPayment),
  documents: DOCUMENTS[loan.loanDocuments],
  stipulations: loan.cases.map(({ caseId, title, instructions, status, rejectionReason }) => ({
    id: caseId,
    name: title,
    description: instructions,
    status: CASES[status],
    reason: rejectionReason,
  })),
  contract: { status: CONTRACT[loan.contractReview.status], reason: loan.contractReview.reason },
  milestones: loan.milestones.map(({ name, status, reason, at }) => ({
    milestone: MILESTONES[name],
    status: MILESTONE_STATUSES[status],
    reason,
    at,
  })),
  change_order: loan.changeOrder && {
    id: loan.changeOrder.changeOrderId,
    status: CHANGE_ORDERS[loan.changeOrder.status],
    amount_cents: centsOf(loan.changeOrder.newAmount),
    reason: loan.changeOrder.note,
  },
  funded: loan.funding && { at: loan.funding.fundedAt, amount_cents: centsOf(loan.funding.amount) },
})

export const MILESTONE_WORDS = {
  notice_to_proceed: 'NTP',
  installation_complete: 'INSTALL_COMPLETE',
  permission_to_operate: 'PTO_COMPLETE',
} as const
export const UPLOAD_TYPES = {
  final_design: 'FINAL_DESIGN',
  permit: 'PERMIT',
  installation_photos: 'INSTALL_PHOTOS',
  shade_report: 'SHADE_REPORT',
  plan_set: 'PLAN_SET',
  monitoring: 'MONITORING',
  permission_to_operate: 'PTO',
  utility_bill: 'UTILITY_BILL',
  other: 'OTHER',
} as const satisfies Record<DocumentKind, string>
const OCCUPANCY = { primary: 'PRIMARY_RESIDENCE', secondary: 'SECOND_HOME', rental: 'INVESTMENT_PROPERTY' } as const
const PROPERTY = {
  single_family: 'SINGLE_FAMILY',
  townhouse: 'TOWNHOUSE',
  condominium: 'CONDOMINIUM',
  manufactured: 'MANUFACTURED_HOME',
} as const
const EMPLOYMENT = {
  employed: 'EMPLOYED',
  self_employed: 'SELF_EMPLOYED',
  retired: 'RETIRED',
  other: 'OTHER',
} as const

/** Either finds the loan. */
export const loanOf = ({ ours, lenders }: Reference) => ({
  externalReference: ours,
  ...(lenders ? { loanId: lenders } : {}),
})
export const known = (person: Person): Schemas['Party'] => ({
  firstName: person.firstname,
  lastName: person.lastname,
  email: person.email,
  phone: tenDigits(person.phone),
  annualIncome: dollarsOf(person.annual_income_cents),
  employment: EMPLOYMENT[person.employment],
  monthlyHousingPayment: dollarsOf(person.monthly_housing_cents),
  // Erased here once GoodLeap has them, so there only when typed again.
  ...nonEmpty({ dateOfBirth: person.birth_date, ssn: person.ssn }),
})
export const firstTime = (person: Person): Schemas['FirstTimeParty'] => ({
  ...known(person),
  dateOfBirth: person.birth_date,
  ssn: person.ssn,
})
const address = ({ line1, line2, city, state, postal_code }: Address): Schemas['Address'] => ({
  street: line1,
  street2: line2,
  city,
  state,
  zipCode: postal_code,
})
export const house = (
  application: Application,
): Pick<Schemas['LoanApplication'], 'subjectProperty' | 'mailingAddress'> => ({
  subjectProperty: {
    address: address(application.address),
    occupancy: OCCUPANCY[application.occupancy],
    propertyType: PROPERTY[application.property],
  },
  mailingAddress: address(application.mailing_address),
})
export const project = ({
  size_w,
  annual_kwh,
  module,
  inverters,
  storage,
}: System): Schemas['LoanApplication']['project'] => ({
  category: 'SOLAR',
  systemSizeKw: size_w / 1000,
  annualProductionKwh: annual_kwh,
  components: [
    ...(module ? [{ category: 'MODULE' as const, ...component(module) }] : []),
    ...inverters.map(inverter => ({ category: 'INVERTER' as const, ...component(inverter) })),
    ...storage.map(unit => ({ category: 'BATTERY' as const, ...component(unit), usableCapacityKwh: unit.usable_kwh })),
  ],
})
const component = ({ manufacturer, model, count }: { manufacturer: string; model: string; count: number }) => ({
  manufacturer,
  model,
  quantity: count,
})
