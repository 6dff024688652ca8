// Maps Sunlight Financial's terms to ours: project statuses it reports, and the people, houses and systems it asks for.

import type { components } from '#sdk/lenders/sunlight-financial.gen.ts'
import type {
  ChangeOrderStatus,
  ContractStatus,
  DocumentsStatus,
  Milestone,
  MilestoneStatus,
  StipulationStatus,
} from '../../codes.ts'
import type { Address, Application, DocumentKind, Facts, Person, Reference, System } from '../../lender-actions.ts'
import { nonEmpty, partiesOf, tenDigits } from '../../wire.ts'

type Schemas = components['schemas']
type Project = Schemas['Project']

const DECISIONS: Record<Project['projectStatus'], Facts['decision']> = {
  'Credit Pending': 'submitted',
  'Under Review': 'in_review',
  Approved: 'approved',
  'Approved With Stipulations': 'approved_with_stipulations',
  Counteroffer: 'counter_offered',
  'Credit Frozen': 'credit_frozen',
  'No Hit': 'no_match',
  'On Hold': 'on_hold',
  Declined: 'declined',
  Expired: 'expired',
  Withdrawn: 'canceled',
  Funded: 'funded',
}
export const AGREEMENT: Record<Schemas['AgreementStatus'], DocumentsStatus> = {
  'Not Sent': 'none',
  Sent: 'sent',
  Viewed: 'viewed',
  Signed: 'signed',
  Voided: 'voided',
}
const STIPULATIONS: Record<Schemas['Stipulation']['status'], StipulationStatus> = {
  'Documents Needed': 'open',
  'Under Review': 'submitted',
  'Documents Insufficient': 'rejected',
  Completed: 'cleared',
}
const CONTRACT: Record<Project['installContract']['status'], ContractStatus> = {
  Missing: 'not_uploaded',
  Received: 'uploaded',
  'Under Review': 'in_review',
  Accepted: 'accepted',
  Rejected: 'rejected',
}
export const MILESTONES: Record<Schemas['Milestone']['milestone'], Milestone> = {
  M0: 'notice_to_proceed',
  M1: 'installation_complete',
  M2: 'permission_to_operate',
}
const MILESTONE_STATUSES: Record<Schemas['Milestone']['status'], MilestoneStatus> = {
  'Not Requested': 'not_started',
  Requested: 'submitted',
  Approved: 'approved',
  'Approved With Conditions': 'conditionally_approved',
  Rejected: 'rejected',
  'Requested Again': 'resubmitted',
}
const CHANGE_ORDERS: Record<Schemas['ChangeOrder']['status'], ChangeOrderStatus> = {
  Requested: 'requested',
  'Agreement Sent': 'documents_sent',
  'Agreement Signed': 'signed',
  Completed: 'applied',
  Cancelled: 'canceled',
}

/** '28850.00' → 2885000, by its digits: a fraction never comes into it. */
export const centsOfText = (money: string) => Number(money.replace('.', ''))
/** 2885000 → '28850.00' */
export const textOfCents = (cents: number) => {
  const digits = String(cents).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
export const cents = (money: string | null) => (money === null ? null : centsOfText(money))

export const factsOfProject = (project: Project): Facts => ({
  lender_reference: project.projectId,
  as_of: project.lastModifiedDate,
  decision: DECISIONS[project.projectStatus],
  reasons: project.statusDetails,
  approved_amount_cents: cents(project.credit.approvedAmount),
  approval_expires_on: project.credit.expirationDate,
  monthly_payment_cents: cents(project.monthlyPayment),
  documents: AGREEMENT[project.loanAgreementStatus],
  stipulations: project.stipulations.map(({ stipulationId, name, description, status, reviewNote }) => ({
    id: stipulationId,
    name,
    description,
    status: STIPULATIONS[status],
    reason: reviewNote,
  })),
  contract: { status: CONTRACT[project.installContract.status], reason: project.installContract.note },
  milestones: project.milestones.map(({ milestone, status, note, statusDate }) => ({
    milestone: MILESTONES[milestone],
    status: MILESTONE_STATUSES[status],
    reason: note,
    at: statusDate,
  })),
  change_order: project.changeOrder && {
    id: project.changeOrder.changeOrderId,
    status: CHANGE_ORDERS[project.changeOrder.status],
    amount_cents: centsOfText(project.changeOrder.loanAmount),
    reason: project.changeOrder.note,
  },
  funded: project.funding && {
    at: project.funding.fundedDate,
    amount_cents: centsOfText(project.funding.fundedAmount),
  },
})

export const MILESTONE_WORDS = {
  notice_to_proceed: 'M0',
  installation_complete: 'M1',
  permission_to_operate: 'M2',
} as const
export const DOCUMENT_TYPES = {
  final_design: 'Final Design',
  permit: 'Permit',
  installation_photos: 'Installation Photos',
  shade_report: 'Shade Report',
  plan_set: 'Plan Set',
  monitoring: 'Monitoring',
  permission_to_operate: 'PTO Letter',
  utility_bill: 'Utility Bill',
  other: 'Other',
} as const satisfies Record<DocumentKind, string>
const RESIDENCE = { primary: 'Primary Residence', secondary: 'Second Home', rental: 'Rental Property' } as const
const HOME = {
  single_family: 'Single Family',
  townhouse: 'Townhouse',
  condominium: 'Condo',
  manufactured: 'Manufactured Home',
} as const
const EMPLOYMENT = {
  employed: 'Employed',
  self_employed: 'Self Employed',
  retired: 'Retired',
  other: 'Other',
} as const

/** Either finds the project. */
export const projectOf = ({ ours, lenders }: Reference) => ({
  externalId: ours,
  ...(lenders ? { projectId: lenders } : {}),
})

const dashed = (digits: string, ...cuts: [number, number]) =>
  [digits.slice(0, cuts[0]), digits.slice(cuts[0], cuts[1]), digits.slice(cuts[1])].join('-')
const ssnOf = (digits: string) => (digits === '' ? '' : dashed(digits, 3, 5))

export const applicant = (person: Person): Schemas['Applicant'] => ({
  isPrimary: person.role === 'applicant',
  firstName: person.firstname,
  lastName: person.lastname,
  email: person.email,
  phone: dashed(tenDigits(person.phone), 3, 6),
  annualIncome: textOfCents(person.annual_income_cents),
  employmentStatus: EMPLOYMENT[person.employment],
  monthlyHousingPayment: textOfCents(person.monthly_housing_cents),
  // Erased here once Sunlight has them, so there only when typed again.
  ...nonEmpty({ dateOfBirth: person.birth_date, ssn: ssnOf(person.ssn) }),
})
export const applicants = (people: Person[]) => {
  const { applicant: first, co_applicant } = partiesOf(people)
  return co_applicant ? [first, co_applicant] : [first]
}
const newApplicant = (person: Person, consents: Application['consents']): Schemas['NewApplicant'] => {
  const consent = consents.find(({ role }) => role === person.role)
  if (!consent) throw new Error(`no consent of the ${person.role}`)
  return {
    ...applicant(person),
    dateOfBirth: person.birth_date,
    ssn: ssnOf(person.ssn),
    consent: { consentDate: consent.at, disclosureVersion: consent.words_hash, ipAddress: consent.ip },
  }
}
const address = ({ line1, line2, city, state, postal_code }: Address): Schemas['Address'] => ({
  street: line1,
  unit: line2,
  city,
  stateCode: state,
  zipCode: postal_code,
})
const equipment = ({ manufacturer, model, count }: { manufacturer: string; model: string; count: number }) => ({
  make: manufacturer,
  model,
  quantity: count,
})
const system = ({ size_w, annual_kwh, module, inverters, storage }: System): Schemas['NewProject']['system'] => ({
  sizeWatts: size_w,
  annualProductionKwh: annual_kwh,
  module: module && equipment(module),
  inverters: inverters.map(equipment),
  storage: storage.map(unit => ({ ...equipment(unit), usableKwh: unit.usable_kwh })),
})

export const newProject = (application: Application): Schemas['NewProject'] => ({
  externalId: application.reference.ours,
  productId: application.product_id,
  loanAmount: textOfCents(application.amount_cents),
  applicants: applicants(application.people).map(person => newApplicant(person, application.consents)),
  installAddress: address(application.address),
  mailingAddress: address(application.mailing_address),
  residenceType: RESIDENCE[application.occupancy],
  homeType: HOME[application.property],
  isACH: application.autopay,
  system: system(application.system),
  salesRep: application.sales_rep,
})
