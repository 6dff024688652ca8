// Sunlight Financial's side: translates our terms to its API, and parses its requests.

import type {
  Address,
  Application,
  DocumentKind,
  Facts,
  Person,
  System,
} from '#machines/applications/lenders/lender-actions.ts'
import type { components } from '#sdk/lenders/sunlight-financial.gen.ts'

type Schemas = components['schemas']
type Project = Schemas['Project']
type Asked = Schemas['NewProject']

const STATUSES: Record<Facts['decision'], Project['projectStatus']> = {
  submitted: 'Credit Pending',
  in_review: 'Under Review',
  approved: 'Approved',
  approved_with_stipulations: 'Approved With Stipulations',
  counter_offered: 'Counteroffer',
  credit_frozen: 'Credit Frozen',
  no_match: 'No Hit',
  on_hold: 'On Hold',
  declined: 'Declined',
  expired: 'Expired',
  canceled: 'Withdrawn',
  funded: 'Funded',
}
export const AGREEMENTS: Record<Facts['documents'], Schemas['AgreementStatus']> = {
  none: 'Not Sent',
  sent: 'Sent',
  viewed: 'Viewed',
  signed: 'Signed',
  voided: 'Voided',
}
const STIPULATIONS: Record<Facts['stipulations'][number]['status'], Schemas['Stipulation']['status']> = {
  open: 'Documents Needed',
  submitted: 'Under Review',
  rejected: 'Documents Insufficient',
  cleared: 'Completed',
}
const CONTRACTS: Record<Facts['contract']['status'], Project['installContract']['status']> = {
  not_uploaded: 'Missing',
  uploaded: 'Received',
  in_review: 'Under Review',
  accepted: 'Accepted',
  rejected: 'Rejected',
}
type Step = Facts['milestones'][number]
export const NAMES: Record<Step['milestone'], Schemas['Milestone']['milestone']> = {
  notice_to_proceed: 'M0',
  installation_complete: 'M1',
  permission_to_operate: 'M2',
}
const STEPS: Record<Step['status'], Schemas['Milestone']['status']> = {
  not_started: 'Not Requested',
  submitted: 'Requested',
  approved: 'Approved',
  conditionally_approved: 'Approved With Conditions',
  rejected: 'Rejected',
  resubmitted: 'Requested Again',
}
const CHANGES: Record<NonNullable<Facts['change_order']>['status'], Schemas['ChangeOrder']['status']> = {
  requested: 'Requested',
  documents_sent: 'Agreement Sent',
  signed: 'Agreement Signed',
  applied: 'Completed',
  canceled: 'Cancelled',
}

export const money = (cents: number) => (cents / 100).toFixed(2)
export const moneyOrNot = (cents: number | null) => (cents === null ? null : money(cents))
export const centsFrom = (text: string) => Math.round(Number(text) * 100)

export const projectOf = (facts: Facts): Project => ({
  projectId: facts.lender_reference,
  projectStatus: STATUSES[facts.decision],
  statusDetails: facts.reasons,
  lastModifiedDate: facts.as_of,
  credit: { approvedAmount: moneyOrNot(facts.approved_amount_cents), expirationDate: facts.approval_expires_on },
  monthlyPayment: moneyOrNot(facts.monthly_payment_cents),
  loanAgreementStatus: AGREEMENTS[facts.documents],
  stipulations: facts.stipulations.map(({ id, name, description, status, reason }) => ({
    stipulationId: id,
    name,
    description,
    status: STIPULATIONS[status],
    reviewNote: reason,
  })),
  installContract: { status: CONTRACTS[facts.contract.status], note: facts.contract.reason },
  milestones: facts.milestones.map(({ milestone, status, reason, at }) => ({
    milestone: NAMES[milestone],
    status: STEPS[status],
    note: reason,
    statusDate: at,
  })),
  changeOrder: facts.change_order && {
    changeOrderId: facts.change_order.id,
    status: CHANGES[facts.change_order.status],
    loanAmount: money(facts.change_order.amount_cents),
    note: facts.change_order.reason,
  },
  funding: facts.funded && { fundedDate: facts.funded.at, fundedAmount: money(facts.funded.amount_cents) },
})

export const noticeOf = (facts: Facts): Schemas['ProjectNotice']['noticeType'] => {
  if (facts.funded) return 'Funding'
  if (facts.milestones.some(({ status }) => status !== 'not_started')) return 'Milestone'
  return facts.documents === 'none' ? 'Credit Decision' : 'Loan Agreement'
}

export const MILESTONES: Record<Schemas['Milestone']['milestone'], Step['milestone']> = {
  M0: 'notice_to_proceed',
  M1: 'installation_complete',
  M2: 'permission_to_operate',
}
export const KINDS: Record<string, DocumentKind> = {
  'Final Design': 'final_design',
  Permit: 'permit',
  'Installation Photos': 'installation_photos',
  'Shade Report': 'shade_report',
  'Plan Set': 'plan_set',
  Monitoring: 'monitoring',
  'PTO Letter': 'permission_to_operate',
  'Utility Bill': 'utility_bill',
}
const OCCUPANCY: Record<Asked['residenceType'], Application['occupancy']> = {
  'Primary Residence': 'primary',
  'Second Home': 'secondary',
  'Rental Property': 'rental',
}
const PROPERTY: Record<Asked['homeType'], Application['property']> = {
  'Single Family': 'single_family',
  Townhouse: 'townhouse',
  Condo: 'condominium',
  'Manufactured Home': 'manufactured',
}
const EMPLOYMENT: Record<Schemas['Applicant']['employmentStatus'], Person['employment']> = {
  Employed: 'employed',
  'Self Employed': 'self_employed',
  Retired: 'retired',
  Other: 'other',
}

export const personOf = (applicant: Schemas['Applicant']): Person => ({
  role: applicant.isPrimary ? 'applicant' : 'co_applicant',
  firstname: applicant.firstName,
  lastname: applicant.lastName,
  email: applicant.email,
  phone: applicant.phone.replaceAll('-', ''),
  birth_date: applicant.dateOfBirth ?? '',
  ssn: (applicant.ssn ?? '').replaceAll('-', ''),
  annual_income_cents: centsFrom(applicant.annualIncome),
  employment: EMPLOYMENT[applicant.employmentStatus],
  monthly_housing_cents: centsFrom(applicant.monthlyHousingPayment),
})
const address = ({ street, unit, city, stateCode, zipCode }: Schemas['Address']): Address => ({
  line1: street,
  line2: unit,
  city,
  state: stateCode,
  postal_code: zipCode,
})
const part = ({ make, model, quantity }: Schemas['Equipment']) => ({ manufacturer: make, model, count: quantity })
const system = ({ sizeWatts, annualProductionKwh, module, inverters, storage }: Asked['system']): System => ({
  size_w: sizeWatts,
  annual_kwh: annualProductionKwh,
  module: module && part(module),
  inverters: inverters.map(part),
  storage: storage.map(unit => ({ ...part(unit), usable_kwh: unit.usableKwh ?? 0 })),
})

export const applicationOf = (asked: Asked): Application => ({
  reference: { ours: asked.externalId, lenders: null },
  type: 'loan',
  product_id: asked.productId,
  amount_cents: centsFrom(asked.loanAmount),
  people: asked.applicants.map(personOf),
  address: address(asked.installAddress),
  mailing_address: address(asked.mailingAddress),
  occupancy: OCCUPANCY[asked.residenceType],
  property: PROPERTY[asked.homeType],
  autopay: asked.isACH,
  consents: asked.applicants.map(({ isPrimary, consent: { consentDate, disclosureVersion, ipAddress } }) => ({
    role: isPrimary ? 'applicant' : 'co_applicant',
    at: consentDate,
    words_hash: disclosureVersion,
    ip: ipAddress,
  })),
  system: system(asked.system),
  sales_rep: asked.salesRep,
})
