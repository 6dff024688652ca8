// The steps of a company's own agreement, from its PDF to its publication, which a company does once. Called by flows of sales and of
// signing. Its id is in the step `template`.
import type { Step } from './arazzo.ts'
import { paper } from './paper.ts'
import { asked } from './sale-steps.ts'

type Signer = { role: string; step: number }

export const templateSteps = (fields: readonly object[], signers: readonly Signer[]): Step[] => [
  asked(
    'template',
    'The company’s own agreement, as a PDF.',
    {
      operation: 'POST /v3/collections.UploadAgreement',
      form: {
        file: paper('Solar installation agreement', 'The company installs the system of the proposal.'),
        file_name: 'installation-agreement.pdf',
        name: 'Installation agreement',
      },
      status: 200,
    },
    { agreement_id: '$response.body#/agreement/id', version: '$response.body#/agreement/version' },
  ),
  asked(
    'fields',
    'What its signers fill in, and in which order they sign.',
    {
      operation: 'POST /v3/collections.UpdateAgreement',
      body: {
        agreement_id: '$steps.template.outputs.agreement_id',
        version: '$steps.template.outputs.version',
        draft: {
          name: 'Installation agreement',
          kind: 'installation',
          language: 'en',
          fields,
          signers,
          states: [],
          financing_types: [],
          adder_ids: [],
          rescission_notice: false,
        },
      },
      status: 200,
    },
    { version: '$response.body#/agreement/version' },
  ),
  asked('publish-template', 'From now on it can be sent.', {
    operation: 'POST /v3/collections.PublishAgreement',
    body: { agreement_id: '$steps.template.outputs.agreement_id', version: '$steps.fields.outputs.version' },
    status: 200,
  }),
]
