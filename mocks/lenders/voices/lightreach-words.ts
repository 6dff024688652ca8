// Our words in LightReach's mouth, written apart from the dialect that reads them: a slip in either shows.

import type { Application, DocumentKind, Facts, Person, System } from '#machines/applications/lenders/lender-actions.ts'
import { centsOf, dollarsOf } from '#machines/applications/lenders/wire.ts'
import type { LenderAnswer, LenderBody } from '#sdk/lender-types.ts'
import type { components, paths } from '#sdk/lenders/lightReach.gen.ts'

export type Account = LenderAnswer<paths, 'getLoanDetails'>
type Asked = LenderBody<paths, 'sendLoanApplication'>
type Package = Account['milestonePackages'][number]

const DECISIONS: Record<Facts['decision'], Account['applicationStatus']> = {
  submitted: 'submitted',
  in_review: 'inReview',
  approved: 'approved',
  approved_with_stipulations: 'approvedWithStipulations',
  counter_offered: 'exceedsMonthlyPaymentCaps',
  credit_frozen: 'creditFrozen',
  no_match: 'noMatch',
  on_hold: 'onHold',
  declined: 'declined',
  expired: 'expired',
  canceled: 'cancelled',
  funded: 'inService',
}
export const DOCUMENTS: Record<Facts['documents'], Account['contractStatus']> = {
  none: 'notSent',
  sent: 'contractSent',
  viewed: 'contractViewed',
  signed: 'contractSigned',
  voided: 'contractVoided',
}
const STIPULATIONS: Record<Facts['stipulations'][number]['status'], Account['stipulations'][number]['status']> = {
  open: 'pending',
  submitted: 'submitted',
  rejected: 'rejected',
  cleared: 'completed',
}
const CONTRACTS: Record<Facts['contract']['status'], Account['contractPackage']['status']> = {
  not_uploaded: 'notUploaded',
  uploaded: 'uploaded',
  in_review: 'inReview',
  accepted: 'contractApproved',
  rejected: 'contractRejected',
}
export const PACKAGES: Record<Facts['milestones'][number]['milestone'], Package['package']> = {
  notice_to_proceed: 'noticeToProceedPackage',
  installation_complete: 'installPackage',
  permission_to_operate: 'activationPackage',
}
const PACKAGE_STATUSES: Record<Facts['milestones'][number]['status'], Package['status']> = {
  not_started: 'notStarted',
  submitted: 'submitted',
  approved: 'approved',
  conditionally_approved: 'conditionallyApproved',
  rejected: 'rejected',
  resubmitted: 'resubmitted',
}
export const dollarsOrNull = (cents: number | null) => (cents === null ? null : dollarsOf(cents))

export const accountOf = (facts: Facts): Account => ({
  accountId: facts.lender_reference,
  updatedAt: facts.as_of,
  applicationStatus: DECISIONS[facts.decision],
  statusReasons: facts.reasons,
  approvedSystemPrice: dollarsOrNull(facts.approved_amount_cents),
  approvalExpiresOn: facts.approval_expires_on,
  firstYearMonthlyPayment: dollarsOrNull(facts.monthly_payment_cents),
  contractStatus: DOCUMENTS[facts.documents],
  stipulations: facts.stipulations.map(({ id, name, description, status, reason }) => ({
    stipulationId: id,
    name,
    description,
    status: STIPULATIONS[status],
    rejectionReason: reason,
  })),
  contractPackage: { status: CONTRACTS[facts.contract.status], rejectionReason: facts.contract.reason },
  milestonePackages: facts.milestones.map(({ milestone, status, reason, at }) => ({
    package: PACKAGES[milestone],
    status: PACKAGE_STATUSES[status],
    rejectionReason: reason,
    updatedAt: at,
  })),
  payout: facts.funded && { paidAt: facts.funded.at, amount: dollarsOf(facts.funded.amount_cents) },
})

const EMPLOYMENT: Record<Asked['applicants'][number]['employmentStatus'], Person['employment']> = {
  employed: 'employed',
  selfEmployed: 'self_employed',
  retired: 'retired',
  other: 'other',
}
export const ROLES: Record<Asked['applicants'][number]['applicantType'], Person['role']> = {
  primary: 'applicant',
  secondary: 'co_applicant',
}
export const personOf = (said: Asked['applicants'][number]): Person => ({
  role: ROLES[said.applicantType],
  firstname: said.firstName,
  lastname: said.lastName,
  email: said.email,
  phone: said.phone,
  birth_date: said.dateOfBirth,
  ssn: said.ssnLast4,
  annual_income_cents: centsOf(said.annualIncome),
  employment: EMPLOYMENT[said.employmentStatus],
  monthly_housing_cents: centsOf(said.monthlyHousingPayment),
})
const addressOf = ({ street, street2, city, state, zip }: Asked['installationAddress']) => ({
  line1: street,
  line2: street2,
  city,
  state,
  postal_code: zip,
})
const OCCUPANCIES: Record<Asked['occupancy'], Application['occupancy']> = {
  primaryResidence: 'primary',
  secondaryResidence: 'secondary',
  rentalProperty: 'rental',
}
const PROPERTIES: Record<Asked['propertyType'], Application['property']> = {
  singleFamily: 'single_family',
  townhouse: 'townhouse',
  condominium: 'condominium',
  manufacturedHome: 'manufactured',
}
const pieceOf = ({ manufacturer, model, quantity }: Asked['systemDesign']['inverters'][number]) => ({
  manufacturer,
  model,
  count: quantity,
})
export const systemOf = (design: Asked['systemDesign']): System => ({
  size_w: Math.round(design.systemSizeKw * 1000),
  annual_kwh: design.firstYearProductionKwh,
  module: design.modules && pieceOf(design.modules),
  inverters: design.inverters.map(pieceOf),
  storage: design.batteries.map(battery => ({ ...pieceOf(battery), usable_kwh: battery.usableCapacityKwh })),
})
export const applicationOf = (asked: Asked): Application => ({
  reference: { ours: asked.externalReference, lenders: null },
  type: asked.programType,
  product_id: asked.productId,
  amount_cents: centsOf(asked.systemPrice),
  people: asked.applicants.map(personOf),
  address: addressOf(asked.installationAddress),
  mailing_address: addressOf(asked.mailingAddress),
  occupancy: OCCUPANCIES[asked.occupancy],
  property: PROPERTIES[asked.propertyType],
  autopay: asked.autoPay,
  consents: asked.consents.map(consent => ({
    role: ROLES[consent.applicantType],
    at: consent.agreedAt,
    words_hash: consent.disclosureHash,
    ip: consent.ipAddress,
  })),
  system: systemOf(asked.systemDesign),
  sales_rep: asked.salesRep,
})
/** An upload's type; a stipulation's document is identified by its own field and is no kind of ours. */
export const KINDS: Record<string, DocumentKind> = {
  finalDesign: 'final_design',
  permit: 'permit',
  installPhotos: 'installation_photos',
  shadeReport: 'shade_report',
  planSet: 'plan_set',
  monitoringAccess: 'monitoring',
  permissionToOperate: 'permission_to_operate',
  utilityBill: 'utility_bill',
  other: 'other',
} satisfies Record<Exclude<LenderBody<paths, 'uploadDocs'>['documentType'], 'stipulation'>, DocumentKind>

const PACKAGE_EVENTS: Record<Package['status'], components['schemas']['Event']['event']> = {
  notStarted: 'accountUpdated',
  submitted: 'milestonePackageSubmitted',
  resubmitted: 'milestonePackageResubmitted',
  rejected: 'milestonePackageRejected',
  approved: 'milestonePackageApproved',
  conditionallyApproved: 'milestonePackageConditionallyApproved',
}
const CONTRACT_EVENTS: Partial<Record<Account['contractStatus'], components['schemas']['Event']['event']>> = {
  contractSent: 'contractSent',
  contractViewed: 'contractViewed',
  contractSigned: 'contractSigned',
  contractVoided: 'contractVoided',
}
/** The event closest to the current state: later ones come last in this list. */
export function eventOf(facts: Facts): components['schemas']['Event']['event'] {
  if (facts.funded) return 'milestoneAchieved'
  const last = facts.milestones.findLast(({ status }) => status !== 'not_started')
  if (last) return PACKAGE_EVENTS[PACKAGE_STATUSES[last.status]]
  if (facts.contract.status === 'accepted') return 'contractApproved'
  const open = facts.stipulations.filter(({ status }) => status !== 'cleared')
  if (open.length > 0)
    return open.some(({ status }) => status === 'open') ? 'stipulationAdded' : 'requirementStatusChanged'
  return CONTRACT_EVENTS[DOCUMENTS[facts.documents]] ?? 'applicationStatus'
}
