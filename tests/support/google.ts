// A stand-in for Google: a consent page, a token endpoint that checks PKCE by RFC 7636, and the Gmail API.
import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'

export const CLIENT = { client_id: '1234-test.apps.googleusercontent.com', client_secret: 'GOCSPX-four_quiet_words' }
export const ACCOUNT = 'office@example.com'
const SEND = 'https://www.googleapis.com/auth/gmail.send'

type Sent = { token: string; text: string }

export async function googleStandIn() {
  const codes = new Map<string, { challenge: string; redirect_uri: string }>()
  const refresh = new Set<string>()
  const live = new Set<string>()
  const state = {
    sent: [] as Sent[],
    /** Requests to the token endpoint, by grant type. */
    asked: [] as string[],
    scope: `openid email ${SEND}`,
    silent: false,
  }
  const answerToken = (form: URLSearchParams): [number, object] => {
    const type = form.get('grant_type') ?? ''
    state.asked.push(type)
    if (form.get('client_id') !== CLIENT.client_id || form.get('client_secret') !== CLIENT.client_secret)
      return [401, { error: 'invalid_client' }]
    const access_token = `ya29.${randomUUID()}`
    if (type === 'refresh_token') {
      if (!refresh.has(form.get('refresh_token') ?? '')) return [400, { error: 'invalid_grant' }]
      live.add(access_token)
      return [200, { access_token, expires_in: 3599, scope: state.scope, token_type: 'Bearer' }]
    }
    const code = form.get('code') ?? ''
    const given = codes.get(code)
    codes.delete(code)
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (!given || given.challenge !== challenge || given.redirect_uri !== form.get('redirect_uri'))
      return [400, { error: 'invalid_grant' }]
    const refresh_token = `1//${randomUUID()}`
    refresh.add(refresh_token)
    live.add(access_token)
    const claims = { iss: 'https://accounts.google.com', aud: CLIENT.client_id, email: ACCOUNT, email_verified: true }
    const id_token = ['{}', JSON.stringify(claims), ''].map(part => Buffer.from(part).toString('base64url')).join('.')
    return [200, { access_token, expires_in: 3599, refresh_token, scope: state.scope, token_type: 'Bearer', id_token }]
  }
  const consent = (query: URLSearchParams) => {
    const code = randomUUID()
    codes.set(code, { challenge: query.get('code_challenge') ?? '', redirect_uri: query.get('redirect_uri') ?? '' })
    const back = (found: Record<string, string>) =>
      `${query.get('redirect_uri')}?${new URLSearchParams({ state: query.get('state') ?? '', ...found })}`
    return { allow: back({ code }), refuse: back({ error: 'access_denied' }) }
  }
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const body = await bodyOf(request)
    const json = (status: number, value: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    if (state.silent) return
    if (url.pathname === '/auth') {
      const { allow, refuse } = consent(url.searchParams)
      const link = (href: string, name: string) => `<a href="${href.replaceAll('&', '&amp;')}">${name}</a>`
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(`<!doctype html><title>Sign in</title>${link(allow, 'Allow')} ${link(refuse, 'Cancel')}`)
    } else if (url.pathname === '/token') json(...answerToken(new URLSearchParams(body)))
    else if (url.pathname === '/revoke') {
      const known = refresh.delete(new URLSearchParams(body).get('token') ?? '')
      json(known ? 200 : 400, known ? {} : { error: 'invalid_token' })
    } else if (url.pathname === '/send') {
      const token = request.headers.authorization?.replace('Bearer ', '') ?? ''
      if (!live.has(token)) return json(401, { error: { code: 401, message: 'Invalid Credentials' } })
      const { raw }: { raw: string } = JSON.parse(body)
      state.sent.push({ token, text: Buffer.from(raw, 'base64url').toString().replaceAll('=\r\n', '') })
      json(200, { id: randomUUID() })
    } else response.writeHead(url.pathname === '/favicon.ico' ? 204 : 404).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const origin = `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`
  return {
    state,
    google: {
      authorization: `${origin}/auth`,
      token: `${origin}/token`,
      revocation: `${origin}/revoke`,
      send: `${origin}/send`,
      access: new Map<string, { token: string; until: number }>(),
    },
    /** The redirects of a user's click on Allow or Cancel. */
    consent: (authorization_url: string) => consent(new URL(authorization_url).searchParams),
    /** The person takes the permission back in their Google account. */
    endAll: () => {
      refresh.clear()
      live.clear()
    },
    endAccess: () => live.clear(),
    close: () =>
      new Promise<void>(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}
