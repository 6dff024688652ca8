// LightReach's words for an application, and ours. Typed from its contract: a word it adds is a type error here.

import type { LenderAnswer, LenderBody } from '#sdk/lender-types.ts'
import type { paths } from '#sdk/lenders/lightReach.gen.ts'
import type { Application, DocumentKind, Facts, Person, Reference, System } from '../../lender-actions.ts'
import { centsOf, dollarsOf } from '../../wire.ts'

type Account = LenderAnswer<paths, 'getLoanDetails'>
type Asked = LenderBody<paths, 'sendLoanApplication'>
type Package = Account['milestonePackages'][number]

const DECISIONS: Record<Account['applicationStatus'], Facts['decision']> = {
  submitted: 'submitted',
  inReview: 'in_review',
  approved: 'approved',
  approvedWithStipulations: 'approved_with_stipulations',
  exceedsMonthlyPaymentCaps: 'counter_offered',
  creditFrozen: 'credit_frozen',
  noMatch: 'no_match',
  onHold: 'on_hold',
  declined: 'declined',
  expired: 'expired',
  cancelled: 'canceled',
  inService: 'funded',
}
export const DOCUMENTS: Record<Account['contractStatus'], Facts['documents']> = {
  notSent: 'none',
  contractSent: 'sent',
  contractViewed: 'viewed',
  contractSigned: 'signed',
  contractVoided: 'voided',
}
const STIPULATIONS: Record<Account['stipulations'][number]['status'], Facts['stipulations'][number]['status']> = {
  pending: 'open',
  inProgress: 'open',
  submitted: 'submitted',
  resubmitted: 'submitted',
  error: 'rejected',
  rejected: 'rejected',
  completed: 'cleared',
}
const CONTRACTS: Record<Account['contractPackage']['status'], Facts['contract']['status']> = {
  notUploaded: 'not_uploaded',
  uploaded: 'uploaded',
  inReview: 'in_review',
  contractApproved: 'accepted',
  contractRejected: 'rejected',
}
export const PACKAGES: Record<Package['package'], Facts['milestones'][number]['milestone']> = {
  noticeToProceedPackage: 'notice_to_proceed',
  installPackage: 'installation_complete',
  activationPackage: 'permission_to_operate',
}
const PACKAGE_STATUSES: Record<Package['status'], Facts['milestones'][number]['status']> = {
  notStarted: 'not_started',
  submitted: 'submitted',
  approved: 'approved',
  conditionallyApproved: 'conditionally_approved',
  rejected: 'rejected',
  resubmitted: 'resubmitted',
}
const centsOrNull = (dollars: number | null) => (dollars === null ? null : centsOf(dollars))

export const factsOfAccount = (account: Account): Facts => ({
  lender_reference: account.accountId,
  as_of: account.updatedAt,
  decision: DECISIONS[account.applicationStatus],
  reasons: account.statusReasons,
  approved_amount_cents: centsOrNull(account.approvedSystemPrice),
  approval_expires_on: account.approvalExpiresOn,
  monthly_payment_cents: centsOrNull(account.firstYearMonthlyPayment),
  documents: DOCUMENTS[account.contractStatus],
  stipulations: account.stipulations.map(({ stipulationId, name, description, status, rejectionReason }) => ({
    id: stipulationId,
    name,
    description,
    status: STIPULATIONS[status],
    reason: rejectionReason,
  })),
  contract: { status: CONTRACTS[account.contractPackage.status], reason: account.contractPackage.rejectionReason },
  milestones: account.milestonePackages.map(said => ({
    milestone: PACKAGES[said.package],
    status: PACKAGE_STATUSES[said.status],
    reason: said.rejectionReason,
    at: said.updatedAt,
  })),
  // LightReach has none: a change needs a new quote.
  change_order: null,
  funded: account.payout && { at: account.payout.paidAt, amount_cents: centsOf(account.payout.amount) },
})

const EMPLOYMENT: Record<Person['employment'], Asked['applicants'][number]['employmentStatus']> = {
  employed: 'employed',
  self_employed: 'selfEmployed',
  retired: 'retired',
  other: 'other',
}
export const applicantOf = (person: Person): Asked['applicants'][number] => ({
  applicantType: applicantTypeOf(person.role),
  firstName: person.firstname,
  lastName: person.lastname,
  email: person.email,
  phone: person.phone,
  dateOfBirth: person.birth_date,
  ssnLast4: person.ssn.slice(-4),
  annualIncome: dollarsOf(person.annual_income_cents),
  employmentStatus: EMPLOYMENT[person.employment],
  monthlyHousingPayment: dollarsOf(person.monthly_housing_cents),
})
export const applicantTypeOf = (role: Person['role']) => (role === 'applicant' ? 'primary' : 'secondary')

export const addressOf = ({ line1, line2, city, state, postal_code }: Application['address']) => ({
  street: line1,
  street2: line2,
  city,
  state,
  zip: postal_code,
})
export const OCCUPANCIES: Record<Application['occupancy'], Asked['occupancy']> = {
  primary: 'primaryResidence',
  secondary: 'secondaryResidence',
  rental: 'rentalProperty',
}
export const PROPERTIES: Record<Application['property'], Asked['propertyType']> = {
  single_family: 'singleFamily',
  townhouse: 'townhouse',
  condominium: 'condominium',
  manufactured: 'manufacturedHome',
}
export const designOf = (system: System): Asked['systemDesign'] => ({
  systemSizeKw: system.size_w / 1000,
  firstYearProductionKwh: system.annual_kwh,
  modules: system.module && componentOf(system.module),
  inverters: system.inverters.map(componentOf),
  batteries: system.storage.map(piece => ({ ...componentOf(piece), usableCapacityKwh: piece.usable_kwh })),
})
const componentOf = ({ manufacturer, model, count }: System['inverters'][number]) => ({
  manufacturer,
  model,
  quantity: count,
})
export const batteryKwhOf = (system: System) =>
  system.storage.reduce((sum, { count, usable_kwh }) => sum + count * usable_kwh, 0)

export const UPLOADS: Record<DocumentKind, LenderBody<paths, 'uploadDocs'>['documentType']> = {
  final_design: 'finalDesign',
  permit: 'permit',
  installation_photos: 'installPhotos',
  shade_report: 'shadeReport',
  plan_set: 'planSet',
  monitoring: 'monitoringAccess',
  permission_to_operate: 'permissionToOperate',
  utility_bill: 'utilityBill',
  other: 'other',
}

/** Both are sent: LightReach finds the account by either. */
export const whichOf = ({ ours, lenders }: Reference) => ({ externalReference: ours, accountId: lenders })
/** In an address or a form, where there is no null. */
export const whichIn = ({ ours, lenders }: Reference) => ({
  externalReference: ours,
  ...(lenders === null ? {} : { accountId: lenders }),
})
