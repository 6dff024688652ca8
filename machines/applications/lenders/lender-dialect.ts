// How to talk to a lender: its contract, its sign-in fields, and each of our actions in its terms.

import type { Region } from './codes.ts'
import type { Lender } from './lender.ts'
import type { Application, Facts, FilePart, LenderAction, LenderActions } from './lender-actions.ts'

/** A lender's bundled OpenAPI document, as sdk/generate.ts writes it. */
export type LenderContract = {
  paths: Record<string, Record<string, LenderOperation>>
  components?: Record<string, Record<string, unknown>>
  /** Fields that identify an application: its own number and ours. The gateway blocks numbers of other companies. */
  'x-applications'?: readonly string[]
  /** Webhooks it sends. */
  webhooks?: Record<string, { post?: Pick<LenderOperation, 'requestBody'> }>
}
export type LenderOperation = {
  operationId: string
  /** The permission the gateway requires of callers. */
  'x-permission': string
  parameters?: object[]
  requestBody?: { content: Record<string, { schema: object }> }
  responses: Record<string, object>
}

type CredentialField = {
  /** As the dialect's `sign_in` reads it. */
  name: string
  /** Label and help are getters: they are read in the language of the request. */
  label: string
  /** Masked, and never sent to a browser again. */
  secret: boolean
  help: string
}
export type Credentials = Record<string, string>

export type WireRequest = {
  query?: Record<string, string | number | boolean | readonly string[]>
  /** JSON. */
  body?: object
  /** A multipart form; the sender adds its file under `file`. */
  form?: Record<string, string>
  file?: FilePart
}
/** An answer that kept to the contract: a 2xx, or a status the call declares in `also`. */
export type WireAnswer = { status: number; body: unknown }

export type Call<A extends LenderAction> = {
  /** The last part of the path: 'getProducts' for /v1/getProducts. */
  endpoint: string
  write(input: LenderActions[A]['input']): WireRequest
  read(answer: WireAnswer, input: LenderActions[A]['input']): LenderActions[A]['output']
  /** Non-2xx statuses that are answers rather than errors: 404 for an unknown application. */
  also?: readonly number[]
}
export type Calls = { [A in LenderAction]?: Call<A> }

/** A lender, what it publishes and how it is spoken to. */
export type Dialect = Lender & Speech & { contract: LenderContract }
export type Speech = {
  credentials: readonly CredentialField[]
  regions: readonly Region[]
  /** All nine digits or the last four. */
  ssn: 'full' | 'last_four'
  limits: LenderLimits
  /** Why an action is not there, where the reason is worth a sentence of its own: 'GoodLeap sends the documents automatically.' A getter. */
  why_not: Partial<Record<LenderAction, string>>
  /** Not available over its API: a message saying what to do instead. */
  by_hand?: string
  sign_in: {
    write(credentials: Credentials): WireRequest
    read(answer: WireAnswer): { token: string; expires_in_s: number }
  }
  calls: Calls
  /** Parses a webhook of this lender. Null facts mean only that something changed. */
  webhook: (body: unknown) => { reference: WebhookReference; facts: Facts | null }
  /** The lender's own sentence in a refused answer, to be shown to the person. */
  refusal(answer: WireAnswer): string
}
type WebhookReference = { ours: string | null; lenders: string | null }

/** The lender's published limits; null if it publishes none. Each lender's file names the source. */
export type LenderLimits = {
  min_amount_cents: number | null
  max_amount_cents: number | null
  max_usd_per_w: number | null
  max_usd_per_w_with_storage: number | null
  /** Left out: any occupancy is accepted. */
  occupancies?: readonly Application['occupancy'][]
  /** Amounts and prices per watt bind loans alone. */
  loans_only?: boolean
  /** Where the bounds depend on more than storage. The first row that fits wins over the bounds above. */
  caps?: readonly LenderCap[]
  min_size_w: number | null
  max_size_w: number | null
  /** Empty: all it answers products for. */
  states: readonly string[]
  approval_days: number
  max_upload_bytes: number
}
export type LenderCap = {
  /** Up to this size; null: any. */
  max_size_w: number | null
  /** Null: every state. */
  state: string | null
  storage: boolean
  max_usd_per_w: number | null
  max_amount_cents: number | null
}
