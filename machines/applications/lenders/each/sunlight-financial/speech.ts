// Sunlight Financial: solar loans. Its words are in vocabulary.ts, its contract in
// openapi/lenders/sunlight-financial.yaml.

import type { LenderAnswer, LenderBody } from '#sdk/lender-types.ts'
import type { components, paths } from '#sdk/lenders/sunlight-financial.gen.ts'
import type { Speech } from '../../lender-dialect.ts'
import { bodyOf } from '../../wire.ts'
import { sunlightFinancialCalls } from './calls.ts'
import { factsOfProject } from './vocabulary.ts'
import { words } from './words.ts'

type Schemas = components['schemas']

export const speech: Speech = {
  credentials: [
    {
      name: 'username',
      secret: false,
      get label() {
        return words.username
      },
      get help() {
        return words.username_help
      },
    },
    {
      name: 'password',
      secret: true,
      get label() {
        return words.password
      },
      get help() {
        return words.password_help
      },
    },
  ],
  regions: ['documents', 'stipulations', 'contract', 'milestones', 'change_order'],
  ssn: 'full',
  limits: {
    min_amount_cents: null,
    // Enerflo's help centre, "Lender caps" (article 12773062); Palmetto's "Sunlight Financial Guide" names 70,000 or 150,000 by score.
    max_amount_cents: 15_000_000,
    // Palmetto's help centre, "Sunlight Financial Guide" (article 6325847).
    max_usd_per_w: 8,
    max_usd_per_w_with_storage: 12.5,
    min_size_w: null,
    max_size_w: null,
    states: [],
    // Sunlight's help centre, "How long is a customer's credit approval good for"; 60 more once it is extended there.
    approval_days: 180,
    max_upload_bytes: 26_214_400,
  },
  why_not: {
    get equipment() {
      return words.no_equipment_list
    },
    get update_design() {
      return words.design_by_change_order
    },
    get update_quote() {
      return words.amount_by_change_order
    },
    get users() {
      return words.no_users
    },
  },
  sign_in: {
    write: ({ username = '', password = '' }) => ({
      body: { username, password } satisfies LenderBody<paths, 'getAuthInfo'>,
    }),
    read: answer => {
      const { accessToken, expiresIn } = bodyOf<LenderAnswer<paths, 'getAuthInfo'>>(answer)
      return { token: accessToken, expires_in_s: Number(expiresIn) }
    },
  },
  calls: sunlightFinancialCalls,
  webhook: body => {
    const { externalId, project } = bodyOf<Schemas['ProjectNotice']>({ status: 200, body })
    return { reference: { ours: externalId, lenders: project.projectId }, facts: factsOfProject(project) }
  },
  refusal: answer =>
    bodyOf<Schemas['Refusal']>(answer)
      .error.map(({ errorMessage }) => errorMessage)
      .join(' '),
}
