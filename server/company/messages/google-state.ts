// The OAuth state: the user, the browser and the expiry. Encrypted, so only this server can have created it and the
// PKCE verifier can't be read on the way.
import type { Ports } from '#server/ports/ports.ts'

type Asked = { company_id: number; user_id: string; verifier: string; browser: string }
export type State = Asked & { until: number }

const LIVES_MS = 600_000
const LABEL = 'google-state'

export const redirectUri = (ports: Ports) => `${ports.public_origin}/api/google/callback`

export const sealState = (ports: Ports, asked: Asked): string => {
  const state: State = { ...asked, until: ports.now().getTime() + LIVES_MS }
  return Buffer.from(ports.vault.seal(LABEL, Buffer.from(JSON.stringify(state)))).toString('base64url')
}

/** Undefined if not encrypted by this server. */
export function openState(ports: Ports, text: string): State | undefined {
  try {
    return JSON.parse(Buffer.from(ports.vault.open(LABEL, Buffer.from(text, 'base64url'))).toString())
  } catch {
    return undefined
  }
}
