// LightReach, Palmetto's leases and power purchase agreements.

import type { components } from '#sdk/lenders/lightReach.gen.ts'
import type { Speech } from '../../lender-dialect.ts'
import { bodyOf } from '../../wire.ts'
import { type Answer, type Body, calls } from './calls.ts'
import { factsOfAccount } from './vocabulary.ts'
import { words } from './words.ts'

export const speech: Speech = {
  credentials: [
    {
      name: 'email',
      secret: false,
      get label() {
        return words.email
      },
      get help() {
        return words.email_help
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
  regions: ['documents', 'stipulations', 'contract', 'milestones'],
  ssn: 'last_four',
  limits: {
    min_amount_cents: null,
    max_amount_cents: null,
    max_usd_per_w: null,
    max_usd_per_w_with_storage: null,
    // Sizes: "Finance options and lender requirements", Action Solar, TPO products.
    min_size_w: 3000,
    max_size_w: 25_000,
    // Decided home by home, by utility: what it has no products for is not served.
    states: [],
    // help.palmetto.com, LightReach Financial Guide: credit is valid 180 days from the first run.
    approval_days: 180,
    max_upload_bytes: 26_214_400,
  },
  why_not: {
    get send_documents() {
      return words.sends_documents
    },
    get change_order() {
      return words.change_design_instead
    },
    get cancel_change_order() {
      return words.no_change_orders
    },
    get users() {
      return words.no_users
    },
  },
  sign_in: {
    write: ({ email = '', password = '' }) => ({ body: { email, password } satisfies Body<'getAuthInfo'> }),
    read: answer => {
      const { accessToken, expiresInSeconds } = bodyOf<Answer<'getAuthInfo'>>(answer)
      return { token: accessToken, expires_in_s: expiresInSeconds }
    },
  },
  calls,
  webhook: body => {
    const { externalReference, account } = bodyOf<components['schemas']['Event']>({ status: 200, body })
    return { reference: { ours: externalReference, lenders: account.accountId }, facts: factsOfAccount(account) }
  },
  refusal: answer => bodyOf<components['schemas']['Error']>(answer).message,
}
