// An agreement's path to a signature: from its own company to the link, and the requests of its holder. Flows of
// signing and of agreements combine them; each stage is a workflow that the next one calls.
import type { Call, Check, Scene, Step } from './arazzo.ts'
import { cashProject } from './beginnings.ts'
import { APPLICANT, asked, project_id, SIGNATURE } from './sale-steps.ts'
import { goesOn, scene } from './steps.ts'
import { templateSteps } from './template-steps.ts'

const FILLED = { values: { note: 'The side gate is open.' }, signed_fields: ['sign'] }

const field = (id: string, type: string, signer_role: string, y: number) => ({
  id,
  type,
  page: 1,
  x: 0.1,
  y,
  w: 0.35,
  h: 0.06,
  signer_role,
  required: true,
  label: '',
})

/** Who signs: a homeowner alone, or after them the company. */
const PEOPLE = {
  one: [{ role: 'homeowner', step: 1, name: 'Sam Sample', email: APPLICANT.email }],
  two: [
    { role: 'homeowner', step: 1, name: 'Sam Sample', email: APPLICANT.email },
    { role: 'countersigner', step: 2, name: 'Cora Counter', email: 'cora.counter@example.com' },
  ],
} as const
type People = keyof typeof PEOPLE
const FIELDS = {
  one: [field('note', 'text', 'homeowner', 0.5), field('sign', 'signature', 'homeowner', 0.7)],
  two: [
    ...[field('note', 'text', 'homeowner', 0.5), field('sign', 'signature', 'homeowner', 0.6)],
    field('countersign', 'signature', 'countersigner', 0.8),
  ],
} as const

const template = (people: People) =>
  templateSteps(
    FIELDS[people],
    PEOPLE[people].map(({ role, step }) => ({ role, step })),
  )

export const link = (
  stepId: string,
  whose: 'signer_id' | 'second_id',
  { in_person = false, by = bearing, output = 'token' } = {},
): Step & { call: Call } => ({
  stepId,
  description: in_person
    ? 'A link for signing on the rep’s own device.'
    : 'A link, whose secret is answered this once.',
  call: {
    ...by,
    operation: 'POST /v3/agreements.GenerateURL',
    body: {
      transaction_id: '$steps.open.outputs.transaction_id',
      signer_id: `$steps.open.outputs.${whose}`,
      ...(in_person ? { in_person } : {}),
    },
    status: 200,
  },
  outputs: { [output]: '$response.body#/token' },
})
const bearing = { headers: { Authorization: 'Bearer {$steps.open.outputs.token}' } }

/** Designed, priced, licensed, and sent. */
export const out = (people: People): StageScene => {
  const second: Record<string, string> =
    people === 'two' ? { second_id: '$response.body#/transaction/signers/1/id' } : {}
  const summary =
    people === 'two'
      ? 'An agreement goes out to a homeowner, and then to the company.'
      : 'An agreement goes out to a homeowner.'
  const sent = asked(
    'sent',
    'The agreement goes out, with this project’s figures.',
    {
      operation: 'POST /v3/agreements.Send',
      body: {
        project_id,
        agreement_id: '$steps.template.outputs.agreement_id',
        deliver: 'none',
        signers: PEOPLE[people].map(({ role, name, email }) => ({ role, name, email })),
      },
      status: 200,
      example: people === 'two' ? 'sent_to_two' : 'sent',
      checks: ["$response.body#/transaction/status == 'sent'"],
    },
    {
      transaction_id: '$response.body#/transaction/id',
      version: '$response.body#/transaction/version',
      signer_id: '$response.body#/transaction/signers/0/id',
      ...second,
    },
  )
  return scene(`out-for-${people}`, summary, [cashProject, ...template(people), sent], { shared: true })
}

type Rest = { by?: string; moves?: readonly string[]; outputs?: Record<string, string> }

/** A request by the holder of a link; the previous stage's link, unless another is named. */
export const signer = (
  stepId: string,
  description: string,
  call: Omit<Call, 'status'> & { status?: number },
  { by = '$steps.open.outputs.link', moves = [], outputs }: Rest = {},
): Step => ({
  stepId,
  description,
  moves,
  call: { status: 200, ...call, headers: { 'X-Signing-Token': by } },
  ...(outputs ? { outputs } : {}),
})

export const reads = (example: string, ...checks: Check[]) => ({
  operation: 'GET /v3/agreements.GetTransaction',
  example,
  checks,
})
export const tracks = (event: string, more: object = {}) => ({
  operation: 'POST /v3/agreements.Track',
  body: { event, ...more },
})
export const keeps = (body: object = FILLED) => ({ operation: 'POST /v3/agreements.SaveProgress', body })
export const adopts = {
  operation: 'POST /v3/agreements.AddSignature',
  body: { kind: 'signature', way: 'drawn', png_base64: SIGNATURE },
}
export const declines = {
  operation: 'POST /v3/agreements.Decline',
  body: { reason: 'We’d like to wait until spring.' },
}
/** `from` is the step with the document's hash and the consent text, `ink` the one that stored the signature. */
export const signs = (body: object = FILLED, from = 'open', ink = 'open') => ({
  operation: 'POST /v3/agreements.SaveSigned',
  body: {
    signature_id: `$steps.${ink}.outputs.signature_id`,
    ...body,
    consent_version: `$steps.${from}.outputs.consent_version`,
    document_hash: `$steps.${from}.outputs.document_hash`,
  },
})

/** Outputs of the first read, for the signature. */
export const SHOWN = {
  consent_version: '$response.body#/signing/consent/version',
  document_hash: '$response.body#/signing/document_hash',
}

export type StageScene = Step & { scene: Scene }

/** A scene that goes on from another. */
export const stage = (
  id: string,
  summary: string,
  before: StageScene,
  steps: Step[],
  unseen?: Record<string, string>,
): StageScene =>
  scene(id, summary, goesOn(before, steps), { shared: true, chart: 'signing', ...(unseen ? { unseen } : {}) })
