// Google Workspace: asking for permission to send mails (OAuth 2.0 with PKCE, RFC 7636) and sending them by the Gmail API.
import { createHash } from 'node:crypto'
import { createTransport } from 'nodemailer'
import { fetchOutside } from './outgoing/fetch-outside.ts'
import { asWritten, MailServerFault, type MailTransport, type OutgoingMail } from './smtp.ts'
import { words } from './words.ts'

type Addresses = { authorization: string; token: string; revocation: string; send: string }
/** `access`: tokens that still work, by the grant they were made from. */
export type Google = Addresses & { access: Map<string, { token: string; until: number }> }
type Outside = { google: Google; mail_patience_ms: number; now(): Date }

/** https://accounts.google.com/.well-known/openid-configuration and the Gmail API's reference. No company can change them. */
export const GOOGLE: Addresses = {
  authorization: 'https://accounts.google.com/o/oauth2/v2/auth',
  token: 'https://oauth2.googleapis.com/token',
  revocation: 'https://oauth2.googleapis.com/revoke',
  send: 'https://gmail.googleapis.com/gmail/v1/users/me/messages/send',
}
const SEND_SCOPE = 'https://www.googleapis.com/auth/gmail.send'
const ISSUERS = ['https://accounts.google.com', 'accounts.google.com']
/** A token is not used in its last minute: it might die on the way. */
const SPARE_MS = 60_000

/** Google refused. `reason` selects the screen's message. */
export class GoogleFault extends Error {
  readonly reason: 'code' | 'client' | 'scope' | 'unreachable'
  constructor(reason: GoogleFault['reason'], sentence: string, cause?: unknown) {
    super(sentence, { cause })
    this.reason = reason
  }
}

/** Google takes the permission no more; mails wait until someone connects again. */
export class GrantEnded extends Error {
  readonly grant: string
  constructor(grant: string) {
    super(words.google.grant_ended)
    this.grant = grant
  }
}

export function authorizationUrl(
  google: Google,
  asked: { client_id: string; redirect_uri: string; state: string; verifier: string },
): string {
  const url = new URL(google.authorization)
  url.search = String(
    new URLSearchParams({
      client_id: asked.client_id,
      redirect_uri: asked.redirect_uri,
      response_type: 'code',
      scope: `openid email ${SEND_SCOPE}`,
      state: asked.state,
      code_challenge: createHash('sha256').update(asked.verifier).digest('base64url'),
      code_challenge_method: 'S256',
      // Only a consent given again brings a refresh token.
      access_type: 'offline',
      prompt: 'consent',
    }),
  )
  return url.href
}

type Client = { client_id: string; client_secret: string }

/** Throws GoogleFault. */
export async function exchangeCode(
  outside: Outside,
  given: Client & { code: string; verifier: string; redirect_uri: string },
): Promise<{ refresh_token: string; address: string }> {
  const { verifier: code_verifier, ...rest } = given
  const answer = await askToken(outside, { grant_type: 'authorization_code', code_verifier, ...rest })
  if (!answer.ok) throw refusedToken(answer.json)
  const refresh_token = textOf(answer.json, 'refresh_token')
  if (!textOf(answer.json, 'scope').split(' ').includes(SEND_SCOPE) || refresh_token === '')
    throw new GoogleFault('scope', words.google.no_scope)
  const address = addressIn(textOf(answer.json, 'id_token'), given.client_id)
  keepAccess(outside, refresh_token, answer.json)
  return { refresh_token, address }
}

/** Sends as the account that gave permission. Throws MailServerFault, or GrantEnded. */
export function googleTransport(
  outside: Outside,
  grant: Client & { refresh_token: string; address: string },
): MailTransport {
  return {
    async send(mail) {
      const raw = await rawMail(mail, grant.address)
      for (const last of [false, true]) {
        const token = await accessToken(outside, grant)
        const answer = await ask(outside, outside.google.send, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ raw }),
        }).catch(unreachable)
        if (answer.ok) return
        if (answer.status === 401 && !last) {
          // Ended early; a new one shows if the grant has ended too.
          outside.google.access.delete(grantKey(grant.refresh_token))
          continue
        }
        throw notTaken(answer)
      }
    },
  }
}

/** Gives the permission back. Returns whether Google took it. */
export async function revokeGrant(outside: Outside, refresh_token: string): Promise<boolean> {
  outside.google.access.delete(grantKey(refresh_token))
  const body = new URLSearchParams({ token: refresh_token })
  const answer = await ask(outside, outside.google.revocation, { method: 'POST', body }).catch(() => undefined)
  // One that has ended is given back already.
  return answer?.ok === true || textOf(answer?.json, 'error') === 'invalid_token'
}

async function accessToken(
  outside: Outside,
  { refresh_token, client_id, client_secret }: Parameters<typeof googleTransport>[1],
) {
  const cached = outside.google.access.get(grantKey(refresh_token))
  if (cached && cached.until > outside.now().getTime()) return cached.token
  const answer = await askToken(outside, {
    grant_type: 'refresh_token',
    refresh_token,
    client_id,
    client_secret,
  }).catch(unreachable)
  if (answer.ok) return keepAccess(outside, refresh_token, answer.json)
  if (textOf(answer.json, 'error') === 'invalid_grant') throw new GrantEnded(grantKey(refresh_token))
  throw textOf(answer.json, 'error') === 'invalid_client'
    ? new MailServerFault(words.google.client_changed, false, undefined)
    : notTaken(answer)
}

function keepAccess(outside: Outside, refresh_token: string, json: unknown): string {
  const token = textOf(json, 'access_token')
  const lives = Number(partOf(json, 'expires_in'))
  const until = outside.now().getTime() + (Number.isFinite(lives) ? lives * 1000 : 0) - SPARE_MS
  outside.google.access.set(grantKey(refresh_token), { token, until })
  return token
}

/** Tells one grant from another without being one. */
export const grantKey = (refresh_token: string) => createHash('sha256').update(refresh_token).digest('base64url')

const askToken = (outside: Outside, form: Record<string, string>) =>
  ask(outside, outside.google.token, { method: 'POST', body: new URLSearchParams(form) })

/** Throws GoogleFault when no answer comes in time. */
async function ask({ mail_patience_ms }: Outside, url: string, init: RequestInit) {
  try {
    // Constants of this file; tests put a stand-in on this machine in their place.
    const answer = await fetchOutside(url, { ...init, signal: AbortSignal.timeout(mail_patience_ms) })
    const json: unknown = await answer.json().catch(() => undefined)
    return { ok: answer.ok, status: answer.status, json }
  } catch (error) {
    throw new GoogleFault('unreachable', words.google.silent, error)
  }
}

function unreachable(error: unknown): never {
  throw new MailServerFault(error instanceof Error ? error.message : String(error), false, error)
}

const refusedToken = (json: unknown) =>
  textOf(json, 'error') === 'invalid_client'
    ? new GoogleFault('client', words.google.unknown_client)
    : new GoogleFault('code', words.google.code_refused)

function notTaken({ status, json }: { status: number; json: unknown }) {
  const message = textOf(partOf(json, 'error'), 'message').replaceAll(/\s+/g, ' ').slice(0, 200)
  const sentence = words.google.refused({ has_said: message ? 'yes' : 'no', said: message, status })
  // 400 is about this one mail; anything else would befall the next as well.
  return new MailServerFault(sentence, status === 400, undefined)
}

/** The complete email in RFC 5322 format, encoded for the Gmail API. */
async function rawMail(mail: OutgoingMail, from: string): Promise<string> {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const { message } = await writer.sendMail({ from, ...asWritten(mail) })
  if (!Buffer.isBuffer(message)) throw new Error('The mail was not written in one piece')
  return message.toString('base64url')
}

/** The account's address. The token came from Google itself over TLS, so its signature adds nothing (OpenID Connect Core, 3.1.3.7). */
function addressIn(id_token: string, client_id: string): string {
  const claims = readJson(Buffer.from(id_token.split('.')[1] ?? '', 'base64url').toString())
  const email = textOf(claims, 'email')
  const ours = textOf(claims, 'aud') === client_id && ISSUERS.includes(textOf(claims, 'iss'))
  if (!ours || email === '' || partOf(claims, 'email_verified') !== true)
    throw new GoogleFault('code', words.google.no_account)
  return email
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const partOf = (value: unknown, name: string): unknown =>
  value !== null && typeof value === 'object' ? Reflect.get(value, name) : undefined
const textOf = (value: unknown, name: string): string => {
  const part = partOf(value, name)
  return typeof part === 'string' ? part : ''
}
