// The token a lender gives for a company's credentials: kept in memory until shortly before it ends, fetched once for all who wait.
import type { Ports } from '#server/ports/ports.ts'
import { sha256 } from '#server/ports/ports.ts'
import type { Connection } from '../connections.ts'
import { type NoAnswer, notSent, type Outcome } from './outcome.ts'
import { gatewayState } from './state.ts'
import { tell } from './tell.ts'
import { words } from './words.ts'

export type Token = { kind: 'token'; token: string; good_until: number }
const SIGN_IN = 'getAuthInfo'
/** Renewed this long before expiry, so none expires in transit. */
const MARGIN_MS = 60_000

/** Signs in with the stored credentials; stores nothing. */
export async function signIn(ports: Ports, connection: Connection): Promise<Outcome<Token>> {
  const { sign_in } = connection.dialect
  const request = sign_in.write(connection.credentials)
  const outcome = await tell(ports, connection, { endpoint: SIGN_IN, request, key: ports.id() }, undefined)
  if (outcome.kind !== 'answered') return outcome
  const { token, expires_in_s } = sign_in.read(outcome.output)
  const good_until = ports.now().getTime() + expires_in_s * 1000 - MARGIN_MS
  return { ...outcome, output: { kind: 'token', token, good_until } }
}

/** A valid token, or why there is none: then certainly no other request was sent. */
export async function tokenOf(ports: Ports, connection: Connection): Promise<Token | NoAnswer> {
  const { tokens } = gatewayState(ports.lenders)
  const key = keyOf(connection)
  const cached = tokens.get(key)
  const before = await cached
  // Meanwhile another may have put a new one there, or be about to.
  if (before?.kind === 'token' && before.good_until > ports.now().getTime()) return before
  const waiting = tokens.get(key)
  if (waiting && waiting !== cached) return waiting
  const fresh = fetchToken(ports, connection)
  tokens.set(key, fresh)
  const token = await fresh
  if (token.kind !== 'token' && tokens.get(key) === fresh) tokens.delete(key)
  return token
}

/** The lender did not take it. */
export async function forgetToken(ports: Ports, connection: Connection, { token }: Token) {
  const { tokens } = gatewayState(ports.lenders)
  const kept = await tokens.get(keyOf(connection))
  if (kept?.kind === 'token' && kept.token === token) tokens.delete(keyOf(connection))
}

async function fetchToken(ports: Ports, connection: Connection): Promise<Token | NoAnswer> {
  const outcome = await signIn(ports, connection)
  if (outcome.kind === 'answered') return outcome.output
  if (outcome.kind === 'refused')
    return notSent('lender_rejects_credentials', () => words.fault.credentials({ lender: connection.dialect.name }))
  // Whatever happened on sign-in, the actual request was not sent.
  return { ...outcome, kind: 'not_sent' }
}

const keyOf = ({ company_id, dialect, credentials }: Connection) =>
  `${company_id} ${dialect.code} ${sha256(JSON.stringify(credentials))}`
