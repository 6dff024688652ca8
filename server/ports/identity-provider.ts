// A company's identity provider (OpenID Connect Core 1.0): its sign-in page and its claims about users. Its metadata and keys are
// read at every sign-in, so key rotation needs no cache. Addresses come from the company, so all requests go through the guard.
import * as oauth from 'oauth4webapi'
import { askOutside } from './outgoing/ask-outside.ts'
import { OutgoingFault } from './outgoing/fault.ts'
import type { Ports } from './ports.ts'

const MOST_BYTES = 512 * 1024
/** Clocks may differ by as much. */
const TOLERANCE_S = 60
const SCOPE = 'openid email profile'

export type Client = { issuer: string; client_id: string; client_secret: string }
export type Claims = Record<string, unknown> & { sub: string }
type Outside = Pick<Ports, 'inner_network' | 'now' | 'provider_patience_ms'>

type ProviderReason =
  /** No answer, or a timeout. */
  | 'unreachable'
  /** Its metadata is invalid or another issuer's. */
  | 'metadata'
  /** It refused: the user, the client or the code. */
  | 'refused'
  /** The ID token failed a check. */
  | 'token'

/** `detail` is for administrators: what was wrong, without any token. */
export class ProviderFault extends Error {
  readonly reason: ProviderReason
  constructor(reason: ProviderReason, detail: string) {
    super(detail)
    this.reason = reason
  }
}

const options = (outside: Outside) => ({
  [oauth.customFetch]: (url: string, init: { method: string; headers: Record<string, string>; body?: unknown }) =>
    ask(outside, url, init),
  // Plain HTTP only inside the operator's own network; the guard refuses it elsewhere.
  [oauth.allowInsecureRequests]: outside.inner_network,
})

async function ask(
  { inner_network, provider_patience_ms }: Outside,
  url: string,
  { method, headers, body }: { method: string; headers: Record<string, string>; body?: unknown },
): Promise<Response> {
  const answer = await askOutside(new URL(url), {
    method,
    headers,
    ...(body === undefined || body === null ? {} : { body: String(body) }),
    inner_network,
    only_inner_plain: true,
    patience_ms: provider_patience_ms,
    most_bytes: MOST_BYTES,
  })
  const given = new Headers()
  for (const [name, value] of Object.entries(answer.headers))
    for (const one of [value].flat()) if (one !== undefined) given.append(name, one)
  return new Response(new Uint8Array(answer.bytes), { status: answer.status, headers: given })
}

const clientOf = ({ client_id }: Pick<Client, 'client_id'>, { now }: Outside): oauth.Client => ({
  client_id,
  [oauth.clockSkew]: Math.round((now().getTime() - Date.now()) / 1000),
  [oauth.clockTolerance]: TOLERANCE_S,
})

/** Throws ProviderFault. */
export async function discover(outside: Outside, issuer: string): Promise<oauth.AuthorizationServer> {
  return await guarded('metadata', async () => {
    const url = new URL(issuer)
    const metadata = await oauth.processDiscoveryResponse(url, await oauth.discoveryRequest(url, options(outside)))
    for (const needed of ['authorization_endpoint', 'token_endpoint', 'jwks_uri'] as const)
      if (metadata[needed] === undefined) throw new ProviderFault('metadata', `${needed} is missing`)
    return metadata
  })
}

/** How many keys the provider signs with. Throws ProviderFault. */
export async function countKeys(outside: Outside, { jwks_uri = '' }: oauth.AuthorizationServer): Promise<number> {
  return await guarded('metadata', async () => {
    const answer = await ask(outside, jwks_uri, { method: 'GET', headers: { accept: 'application/json' } })
    const { keys } = Object(await answer.json())
    if (!Array.isArray(keys) || keys.length === 0) throw new ProviderFault('metadata', 'jwks_uri has no keys')
    return keys.length
  })
}

type Leaving = {
  client_id: string
  redirect_uri: string
  state: string
  nonce: string
  verifier: string
  email: string
  /** Forces a fresh sign-in at the provider. */
  is_fresh: boolean
}

export async function signInUrl(metadata: oauth.AuthorizationServer, leaving: Leaving): Promise<string> {
  const url = new URL(metadata.authorization_endpoint ?? '')
  const asked = {
    client_id: leaving.client_id,
    redirect_uri: leaving.redirect_uri,
    response_type: 'code',
    scope: SCOPE,
    state: leaving.state,
    nonce: leaving.nonce,
    code_challenge: await oauth.calculatePKCECodeChallenge(leaving.verifier),
    code_challenge_method: 'S256',
    login_hint: leaving.email,
    ...(leaving.is_fresh ? { prompt: 'login', max_age: '0' } : {}),
  }
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value)
  return url.href
}

type Returned = Client & {
  parameters: URLSearchParams
  redirect_uri: string
  state: string
  nonce: string
  verifier: string
  is_fresh: boolean
}

/**
 * Who signed in. Issuer, audience, nonce, times and the signature are checked; algorithms with a shared key or none are refused. Throws
 * ProviderFault.
 */
export async function finishSignIn(outside: Outside, returned: Returned): Promise<Claims> {
  const metadata = await discover(outside, returned.issuer)
  const client = clientOf(returned, outside)
  return await guarded('token', async () => {
    const checked = oauth.validateAuthResponse(metadata, client, returned.parameters, returned.state)
    const way =
      metadata.token_endpoint_auth_methods_supported?.includes('client_secret_basic') === false ? 'post' : 'basic'
    const authentication =
      way === 'post' ? oauth.ClientSecretPost(returned.client_secret) : oauth.ClientSecretBasic(returned.client_secret)
    const response = await oauth.authorizationCodeGrantRequest(
      metadata,
      client,
      authentication,
      checked,
      returned.redirect_uri,
      returned.verifier,
      options(outside),
    )
    const tokens = await oauth.processAuthorizationCodeResponse(metadata, client, response, {
      expectedNonce: returned.nonce,
      requireIdToken: true,
      ...(returned.is_fresh ? { maxAge: TOLERANCE_S } : {}),
    })
    await oauth.validateApplicationLevelSignature(metadata, response, options(outside))
    const claims = oauth.getValidatedIdTokenClaims(tokens)
    if (!claims) throw new ProviderFault('token', 'no ID token')
    if (typeof claims['email'] === 'string' || metadata.userinfo_endpoint === undefined) return { ...claims }
    const more = await oauth.userInfoRequest(metadata, client, tokens.access_token, options(outside))
    return { ...(await oauth.processUserInfoResponse(metadata, client, claims.sub, more)), ...claims }
  })
}

async function guarded<T>(usual: ProviderReason, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ProviderFault) throw error
    if (error instanceof OutgoingFault) throw new ProviderFault('unreachable', error.reason)
    if (error instanceof oauth.AuthorizationResponseError) throw new ProviderFault('refused', error.error)
    if (error instanceof oauth.ResponseBodyError) throw new ProviderFault('refused', error.error)
    // The library's messages name claims and parameters, never their values.
    throw new ProviderFault(usual, error instanceof Error ? error.message.slice(0, 200) : 'unknown')
  }
}
