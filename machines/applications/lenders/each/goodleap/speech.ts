// GoodLeap: solar loans. Its words are in vocabulary.ts, its contract in openapi/lenders/goodleap.yaml.

import type { LenderAnswer, LenderBody } from '#sdk/lender-types.ts'
import type { components, paths } from '#sdk/lenders/goodleap.gen.ts'
import type { Speech } from '../../lender-dialect.ts'
import { bodyOf } from '../../wire.ts'
import { goodleapCalls } from './calls.ts'
import { factsOfLoan } from './vocabulary.ts'
import { words } from './words.ts'

type Schemas = components['schemas']

export const speech: Speech = {
  credentials: [
    {
      name: 'organization_id',
      secret: false,
      get label() {
        return words.organization_id
      },
      get help() {
        return words.from_portal
      },
    },
    {
      name: 'api_key',
      secret: true,
      get label() {
        return words.api_key
      },
      get help() {
        return words.from_portal
      },
    },
  ],
  regions: ['documents', 'stipulations', 'contract', 'milestones', 'change_order'],
  ssn: 'full',
  limits: {
    min_amount_cents: null,
    // Enerflo's help centre, "Lender caps" (article 12773062).
    max_amount_cents: 13_500_000,
    // Palmetto's help centre, "GoodLeap Financial Guide" (article 6325845): without storage; none is published with it.
    max_usd_per_w: 6.5,
    max_usd_per_w_with_storage: null,
    min_size_w: null,
    max_size_w: null,
    states: [],
    approval_days: 180,
    max_upload_bytes: 26_214_400,
  },
  why_not: {
    get send_documents() {
      return words.sends_documents
    },
    get equipment() {
      return words.no_equipment_list
    },
    get update_design() {
      return words.design_by_change_order
    },
    get update_quote() {
      return words.amount_by_change_order
    },
  },
  sign_in: {
    write: ({ organization_id = '', api_key = '' }) => ({
      body: { organizationId: organization_id, apiKey: api_key } satisfies LenderBody<paths, 'getAuthInfo'>,
    }),
    read: answer => {
      const { accessToken, expiresIn } = bodyOf<LenderAnswer<paths, 'getAuthInfo'>>(answer)
      return { token: accessToken, expires_in_s: expiresIn }
    },
  },
  calls: goodleapCalls,
  webhook: body => {
    const { externalReference, loan } = bodyOf<Schemas['LoanEvent']>({ status: 200, body })
    return { reference: { ours: externalReference, lenders: loan.loanId }, facts: factsOfLoan(loan) }
  },
  refusal: answer => bodyOf<Schemas['Refusal']>(answer).error.message,
}
