// A stand-in for a company's identity provider (OpenID Connect), which misbehaves on request.
import { createHash, createHmac, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

export const CLIENT = { client_id: 'sunquill', client_secret: 'four quiet words: here' }

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const newKey = (kid: string) => ({ kid, ...generateKeyPairSync('rsa', { modulusLength: 2048 }) })
type Key = ReturnType<typeof newKey>
const jwkOf = ({ kid, publicKey }: Key) => ({ ...publicKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'RS256' })
const pemOf = (key: KeyObject) => key.export({ type: 'spki', format: 'pem' })

export type Provider = Awaited<ReturnType<typeof identityProvider>>

export async function identityProvider(now: () => Date = () => new Date()) {
  const codes = new Map<string, { challenge: string; redirect_uri: string; nonce: string }>()
  const state = {
    keys: [newKey('first')],
    user: { sub: 'u-1', email: 'sales-rep-2@example.com', email_verified: true } as Record<string, unknown>,
    /** Changes to what an honest provider says. */
    claims: {} as Record<string, unknown>,
    header: {} as Record<string, unknown>,
    /** Signs in place of the published key. */
    signer: undefined as Key | undefined,
    symmetric: false,
    metadata: {} as Record<string, unknown>,
    silent_ms: 0,
    html: false,
    /** The parameter `iss` of its answer; undefined sends none. */
    says_iss: undefined as string | undefined,
    asked: [] as string[],
  }
  const seconds = () => Math.floor(now().getTime() / 1000)
  const tokenFor = (nonce: string) => {
    const key = state.signer ?? state.keys.at(-1)
    if (!key) throw new Error('The provider has no key')
    const alg = state.symmetric ? 'HS256' : 'RS256'
    const claims = { iss: origin(), aud: CLIENT.client_id, iat: seconds(), exp: seconds() + 300, nonce, ...state.user }
    const signed = `${base64({ alg, kid: key.kid, ...state.header })}.${base64({ ...claims, ...state.claims })}`
    if (state.header['alg'] === 'none') return `${signed}.`
    const signature = state.symmetric
      ? createHmac('sha256', pemOf(key.publicKey)).update(signed).digest('base64url')
      : sign('sha256', Buffer.from(signed), key.privateKey).toString('base64url')
    return `${signed}.${signature}`
  }
  const answerToken = (form: URLSearchParams, authorization: string): [number, object] => {
    const basic = `${encodeURIComponent(CLIENT.client_id)}:${encodeURIComponent(CLIENT.client_secret)}`
    const [user, secret] = Buffer.from(authorization.replace('Basic ', ''), 'base64').toString().split(':')
    const given = `${user}:${encodeURIComponent(decodeURIComponent((secret ?? '').replaceAll('+', ' ')))}`
    if (given !== basic) return [401, { error: 'invalid_client' }]
    const code = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (code?.challenge !== challenge || code.redirect_uri !== form.get('redirect_uri'))
      return [400, { error: 'invalid_grant' }]
    return [200, { access_token: randomUUID(), token_type: 'Bearer', expires_in: 300, id_token: tokenFor(code.nonce) }]
  }
  const back = (query: URLSearchParams) => {
    const code = randomUUID()
    const redirect_uri = query.get('redirect_uri') ?? ''
    codes.set(code, { challenge: query.get('code_challenge') ?? '', redirect_uri, nonce: query.get('nonce') ?? '' })
    const answer = new URLSearchParams({ code, state: query.get('state') ?? '' })
    if (state.says_iss !== undefined) answer.set('iss', state.says_iss)
    return `${redirect_uri}?${answer}`
  }
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    state.asked.push(url.pathname)
    let body = ''
    for await (const part of request) body += part
    if (state.silent_ms > 0) await pause(state.silent_ms)
    const json = (status: number, value: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    if (state.html) return response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Maintenance</h1>')
    if (url.pathname === '/.well-known/openid-configuration')
      return json(200, {
        issuer: origin(),
        authorization_endpoint: `${origin()}/authorize`,
        token_endpoint: `${origin()}/token`,
        jwks_uri: `${origin()}/keys`,
        id_token_signing_alg_values_supported: ['RS256'],
        ...state.metadata,
      })
    if (url.pathname === '/keys') return json(200, { keys: state.keys.map(jwkOf) })
    if (url.pathname === '/token')
      return json(...answerToken(new URLSearchParams(body), request.headers.authorization ?? ''))
    if (url.pathname === '/authorize') {
      // A page, as people see one.
      const to = back(url.searchParams).replaceAll('&', '&amp;')
      return response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(`<h1>Example ID</h1><a href="${to}">Continue as ${state.user['email']}</a>`)
    }
    return json(404, {})
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = () => {
    const address = server.address()
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  }
  return {
    state,
    issuer: origin(),
    newKey,
    /** Where the browser comes back to, once the user agreed. */
    agree: (authorization_url: string) => back(new URL(authorization_url).searchParams),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
