// EnFin: loans, leases and power purchase agreements. Its words are in vocabulary.ts, its contract in openapi/lenders/enfin.yaml.

import type { components } from '#sdk/lenders/enfin.gen.ts'
import type { Speech } from '../../lender-dialect.ts'
import { bodyOf } from '../../wire.ts'
import { type Answer, type Body, calls } from './calls.ts'
import { ENFIN_CAPS } from './caps.ts'
import { factsOfApplication } from './vocabulary.ts'
import { words } from './words.ts'

export const speech: Speech = {
  credentials: [
    {
      name: 'client_id',
      secret: false,
      get label() {
        return words.client_id
      },
      get help() {
        return words.from_account_manager
      },
    },
    {
      name: 'client_secret',
      secret: true,
      get label() {
        return words.client_secret
      },
      get help() {
        return words.from_account_manager
      },
    },
  ],
  regions: ['documents', 'stipulations', 'contract', 'milestones', 'change_order'],
  ssn: 'full',
  limits: {
    // Amounts: Enerflo's help centre, "Lender Limits" (article 12773062).
    min_amount_cents: 1_000_000,
    max_amount_cents: 10_500_000,
    max_usd_per_w: null,
    max_usd_per_w_with_storage: null,
    caps: ENFIN_CAPS,
    loans_only: true,
    // The same article: primary residence only.
    occupancies: ['primary'],
    min_size_w: null,
    max_size_w: null,
    states: [],
    approval_days: 180,
    max_upload_bytes: 20_971_520,
  },
  why_not: {
    get users() {
      return words.no_users
    },
  },
  sign_in: {
    write: ({ client_id = '', client_secret = '' }) => ({
      body: { client_id, client_secret } satisfies Body<'getAuthInfo'>,
    }),
    read: answer => {
      const { access_token, expires_in } = bodyOf<Answer<'getAuthInfo'>>(answer)
      return { token: access_token, expires_in_s: expires_in }
    },
  },
  calls,
  webhook: body => {
    const { external_id, application } = bodyOf<components['schemas']['Event']>({ status: 200, body })
    const reference = { ours: external_id, lenders: application.application_id }
    return { reference, facts: factsOfApplication(application) }
  },
  refusal: answer =>
    bodyOf<components['schemas']['Errors']>(answer)
      .errors.map(({ detail }) => detail)
      .join(' '),
}
