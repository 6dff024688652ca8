// What comes back with the browser from the provider. Sealed, so only this server can have made it.
import * as z from 'zod'
import type { Ports } from '#server/ports/ports.ts'

const LIVES_MS = 600_000
const LABEL = 'single sign-on'

const State = z.object({
  company_id: z.number(),
  /** The provider the browser was sent to: a code from another is not exchanged. */
  issuer: z.string(),
  verifier: z.string(),
  nonce: z.string(),
  /** Digest of the cookie of the browser that left. */
  browser: z.string(),
  is_fresh: z.boolean(),
  until: z.number(),
})
type State = z.infer<typeof State>

export function sealState(ports: Ports, asked: Omit<State, 'until'>): string {
  const state: State = { ...asked, until: ports.now().getTime() + LIVES_MS }
  return Buffer.from(ports.vault.seal(LABEL, Buffer.from(JSON.stringify(state)))).toString('base64url')
}

/** Undefined unless this server sealed it. */
export function openState(ports: Ports, text: string): State | undefined {
  try {
    return State.parse(JSON.parse(Buffer.from(ports.vault.open(LABEL, Buffer.from(text, 'base64url'))).toString()))
  } catch {
    return undefined
  }
}
