// The steps of an agreement, from the company's own PDF to the homeowner's signature. Called by sales and by roads to a lender's money.
// Ids come from the steps before: `template`, `sent`, `link`.
import type { Call, Step } from './arazzo.ts'
import { APPLICANT, asked, project_id, SIGNATURE } from './sale-steps.ts'
import { clockBy } from './steps.ts'
import { templateSteps } from './template-steps.ts'

const FIELDS = [
  ...[
    { id: 'homeowner', variable: 'homeowner_name', y: 0.28 },
    { id: 'price', variable: 'contract_price', y: 0.31 },
  ].map(field => ({ ...field, type: 'variable', x: 0.3, w: 0.5, h: 0.025 })),
  { id: 'signature', type: 'signature', x: 0.11, y: 0.7, w: 0.38, h: 0.07 },
].map(field => ({ ...field, page: 1, signer_role: 'homeowner', required: true, label: '' }))

/** A template of one page. */
export const agreementTemplate = templateSteps(FIELDS, [{ role: 'homeowner', step: 1 }])

/** A request by the holder of the link. */
const signerAsks = (stepId: string, description: string, call: Call, outputs?: Record<string, string>): Step => ({
  stepId,
  description,
  call: { ...call, headers: { 'X-Signing-Token': '$steps.link.outputs.link' } },
  ...(outputs ? { outputs } : {}),
})
const tracked = (stepId: string, description: string, body: object): Step =>
  signerAsks(stepId, description, { operation: 'POST /v3/agreements.Track', body, status: 200 })

export const signed: readonly Step[] = [
  asked(
    'sent',
    'The agreement, with this project’s figures.',
    {
      operation: 'POST /v3/agreements.Send',
      body: {
        project_id,
        agreement_id: '$steps.template.outputs.agreement_id',
        deliver: 'none',
        signers: [{ role: 'homeowner', name: 'Sam Sample', email: APPLICANT.email }],
      },
      status: 200,
      example: 'sent',
      checks: ["$response.body#/transaction/status == 'sent'"],
    },
    {
      transaction_id: '$response.body#/transaction/id',
      signer_id: '$response.body#/transaction/signers/0/id',
    },
  ),
  asked(
    'link',
    'A link for the homeowner’s phone.',
    {
      operation: 'POST /v3/agreements.GenerateURL',
      body: { transaction_id: '$steps.sent.outputs.transaction_id', signer_id: '$steps.sent.outputs.signer_id' },
      status: 200,
    },
    { link: '$response.body#/token' },
  ),
  signerAsks(
    'agreement',
    'The homeowner opens it.',
    { operation: 'GET /v3/agreements.GetTransaction', status: 200, example: 'sent' },
    {
      consent_version: '$response.body#/signing/consent/version',
      document_hash: '$response.body#/signing/document_hash',
    },
  ),
  tracked('viewed', 'It is on the screen.', { event: 'viewed' }),
  tracked('consented', 'Signing on a screen is agreed to.', { event: 'consented' }),
  tracked('page-read', 'The page is read.', { event: 'page_read', page: 1 }),
  signerAsks(
    'signature',
    'A signature is drawn.',
    {
      operation: 'POST /v3/agreements.AddSignature',
      body: { kind: 'signature', way: 'drawn', png_base64: SIGNATURE },
      status: 200,
    },
    { signature_id: '$response.body#/signature/id' },
  ),
  signerAsks('sign', 'The homeowner signs.', {
    operation: 'POST /v3/agreements.SaveSigned',
    body: {
      signature_id: '$steps.signature.outputs.signature_id',
      values: {},
      signed_fields: ['signature'],
      consent_version: '$steps.agreement.outputs.consent_version',
      document_hash: '$steps.agreement.outputs.document_hash',
    },
    status: 200,
    example: 'signed',
    checks: ["$response.body#/signing/status == 'signed'"],
  }),
  { stepId: 'seal', description: 'A minute later the signed PDF is sealed.', call: clockBy('1m') },
]
