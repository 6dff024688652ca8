// What flows begin with, each written once: a company, a project, a project with a price, an application at a lender. They
// are the workflows of mocks/flows/beginnings.arazzo.yaml, which other documents call.

import { agreementTemplate, signed } from './agreement-steps.ts'
import { ALL_LENDERS, AT_EACH, begun, connected, filledIn } from './lender-steps.ts'
import { designed, financed, lead, licensed, newLead, signedIn, waysToPay } from './sale-steps.ts'
import { scene, signUp } from './steps.ts'

const shared = { shared: true }

export const company = scene('company', 'A company of its own.', [signUp()], shared)

/** With who is signed in. */
export const leadIn = scene('lead', 'A company with a lead.', [company, signedIn, newLead], shared)

export const designedProject = scene(
  'designed-project',
  'An active project with a design of two planes, and every way to pay.',
  [company, ...licensed, ...lead, ...designed, waysToPay],
  shared,
)

/** Its price is frozen with the cash option. */
export const cashProject = scene(
  'cash-project',
  'A designed project to be paid in cash.',
  [designedProject, ...financed('cash').slice(1)],
  shared,
)

export const draftApplication = scene(
  'draft-application',
  'A loan application is begun at one of four lenders.',
  [designedProject, ...financed('loan').slice(1), ...ALL_LENDERS.map(connected), ...begun('$inputs.lender')],
  { ...shared, inputs: AT_EACH },
)

export const application = scene(
  'application',
  'A loan application is filled in; its last name tells the sandbox what to do.',
  [draftApplication, filledIn('$inputs.lastname')],
  { ...shared, inputs: { ...AT_EACH, lastname: { type: 'string', default: 'Sample' } } },
)

export const signedApplication = scene(
  'signed-application',
  'The company’s agreement is signed and sealed, and a loan application filled in.',
  [draftApplication, ...agreementTemplate, ...signed, filledIn('$inputs.lastname')],
  { ...shared, inputs: { ...AT_EACH, lastname: { type: 'string', default: 'Sample' } } },
)
