// A request as stored in the outbox: encrypted, because an application contains numbers and birthdays.

import type { LenderAction, LenderActions } from '#machines/applications/lenders/lender-actions.ts'
import type { WireRequest } from '#machines/applications/lenders/lender-dialect.ts'
import type { LenderQuote } from '#server/db/schema/lenders.ts'
import { type Ports, sha256 } from '#server/ports/ports.ts'

/** In our words, which the answer is read with, and in the lender's, which every attempt sends alike. */
export type StoredRequest<A extends LenderAction = LenderAction> = {
  input: LenderActions[A]['input'] | null
  wire: WireRequest
  /** The quote in effect once the lender has accepted it; `requested` once it has applied the change order. */
  on_taken?: { quote: LenderQuote } | { requested: LenderQuote }
}
type Named = { company_id: number; id: string }

const label = ({ company_id, id }: Named) => `lender_call/${company_id}/${id}`

export const sealRequest = (ports: Ports, call: Named, stored: StoredRequest): Uint8Array =>
  ports.vault.seal(label(call), Buffer.from(JSON.stringify(stored)))

export function openRequest<A extends LenderAction>(ports: Ports, call: Named, sealed: Uint8Array): StoredRequest<A> {
  return JSON.parse(Buffer.from(ports.vault.open(label(call), sealed)).toString())
}

/** Equal requests have equal hashes; keyed, so nothing can be recovered from it. */
export const hashOf = (ports: Ports, endpoint: string, wire: WireRequest): string =>
  sha256(ports.sign('lender_request', `${endpoint}\n${JSON.stringify(wire)}`))
