// The calls of an application at a lender: what a rep, a homeowner and the lender do. Called by flows of sales and of the
// lender machine. The application's id comes from the step `draft`; `version` refers to the last step that returned it.
import type { Call, Step } from './arazzo.ts'
import { paper } from './paper.ts'
import { asked, project_id } from './sale-steps.ts'

const LENDERS = {
  goodleap: { organization_id: 'demo-solar', api_key: 'an-example-key' },
  'sunlight-financial': { username: 'demo-solar', password: 'an-example-key' },
  lightreach: { email: 'sales@example.com', password: 'an-example-key' },
  enfin: { client_id: 'demo-solar', client_secret: 'an-example-key' },
} as const
export type Lender = keyof typeof LENDERS
export const LENDER_NAMES: Record<Lender, string> = {
  goodleap: 'GoodLeap',
  'sunlight-financial': 'Sunlight Financial',
  lightreach: 'LightReach',
  enfin: 'EnFin',
}

export const ALL_LENDERS: readonly Lender[] = ['goodleap', 'sunlight-financial', 'lightreach', 'enfin']
/** An input with all its values: the replay takes a flow at each. */
export const AT_EACH = { lender: { type: 'string', enum: ALL_LENDERS, default: 'goodleap' } }

export const application_id = '$steps.draft.outputs.application_id'
const of = (name: string) => `POST /v3/lender_applications.${name}`
export const told = { version: '$response.body#/application/version' }

/** The company's request about its application, with the last known version. */
export const says = (name: string, version: string, more: Record<string, unknown> = {}): Call => ({
  operation: of(name),
  body: { application_id, version, ...more },
  status: 200,
})
export const refresh = (version: string): Call => says('Refresh', version)
export const get: Call = { operation: 'GET /v3/lender_applications.Get', query: { application_id }, status: 200 }
const upload = (name: string, version: string, more: Record<string, string>): Call => ({
  operation: of(name),
  form: { application_id, version, ...more },
  status: 200,
})

export const connected = (lender: Lender): Step =>
  asked(`connect-${lender}`, 'The company enters what the lender gave it.', {
    operation: 'POST /v3/settings.UpdateLenderConfig',
    body: { lender, enabled: true, credentials: LENDERS[lender], remove_credentials: false, version: 0 },
    status: 200,
  })

export const webhookSecret = (lender: string): Step =>
  asked('secret', 'The company creates a webhook secret for the lender.', {
    operation: 'POST /v3/settings.RenewLenderWebhook',
    body: { lender },
    status: 200,
  })

export const begun = (lender: string): Step[] => [
  asked(
    'offers',
    'What the lender offers for this project.',
    { operation: 'GET /v3/lender_applications.Products', query: { project_id, lender }, status: 200 },
    { product_id: '$response.body#/products/0/id' },
  ),
  asked(
    'draft',
    'An application is begun with the first of them.',
    {
      operation: of('Create'),
      body: { project_id, lender, product_id: '$steps.offers.outputs.product_id' },
      status: 200,
      example: 'draft',
      checks: ["$response.body#/application/status == 'draft'"],
    },
    { application_id: '$response.body#/application/id', ...told },
  ),
]

export const person = (lastname: string) => ({
  role: 'applicant',
  firstname: 'Sam',
  lastname,
  email: 'sam.sample@example.com',
  phone: '(602) 555-0142',
  birth_date: '1984-05-17',
  ssn: '123-45-6789',
  annual_income_cents: 9_800_000,
  employment: 'employed',
  monthly_housing_cents: 165_000,
})
export const filledWith = (lastname: string) => ({
  people: [person(lastname)],
  occupancy: 'primary',
  property: 'single_family',
  autopay: true,
})
export const CONSENTS = [{ role: 'applicant', credit_check: true, electronic_records: true, true_and_complete: true }]

export const filledIn = (lastname: string): Step =>
  asked(
    'filled-in',
    'The applicant and the home.',
    { ...says('SaveDraft', '$steps.draft.outputs.version', filledWith(lastname)), example: 'draft' },
    { words_hash: '$response.body#/application/words/hash', ...told },
  )

export const submitted = (): Step =>
  asked(
    'submit',
    'The homeowner sits beside the rep, agrees, and off it goes.',
    says('Submit', '$steps.filled-in.outputs.version', {
      in_person: true,
      consents: CONSENTS,
      words_hash: '$steps.filled-in.outputs.words_hash',
    }),
    told,
  )

/** At the lender, by the sandbox. */
export const verb = (name: string): Call => ({
  source: 'sandbox',
  status: 200,
  ...(name.startsWith('decide/')
    ? {
        operation: 'POST /sandbox/applications/{reference}/decide/{decision}',
        path: { reference: application_id, decision: name.slice(7) },
      }
    : {
        operation: 'POST /sandbox/applications/{reference}/{verb}',
        path: { reference: application_id, verb: name },
      }),
})

export const uploadStipulation = (version: string, stipulation_id: string): Call =>
  upload('UploadStipulation', version, {
    stipulation_id,
    file: paper('Pay stub', 'Example Employer'),
    file_name: 'pay-stub.pdf',
  })
export const uploadDocument = (version: string, kind: string): Call =>
  upload('UploadDocument', version, {
    kind,
    file: paper(kind.replaceAll('_', ' ')),
    file_name: `${kind.replaceAll('_', '-')}.pdf`,
  })
export const submitMilestone = (version: string, milestone: string): Call =>
  says('SubmitMilestone', version, { milestone, completed_on: '2025-01-15', note: '' })
