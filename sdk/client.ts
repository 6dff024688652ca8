// The typed client of the product API, used by the web and by the tests. Every failure it throws is a Refusal.
import createClient, { type Client, type Middleware } from 'openapi-fetch'
import type { components, paths } from './product.gen.ts'
import { Refusal, readRefusal } from './refusal.ts'

export type ClientOptions = {
  base_url: string
  token: () => string | null
  /** The id of the impersonated user, if any. */
  impersonated?: () => string | null
  /** In which sentences are answered. */
  language?: () => components['schemas']['Language']
  /** A fresh key for each write that does not bring its own. A random UUID unless given. */
  idempotency_key?: () => string
  fetch?: (request: Request) => Promise<Response>
  /** The sentence for a request that no server answered. */
  unreachable?: () => string
}

const USER_SEARCH = '/v1/users'

export type ProductClient = Client<paths>

export function productClient(options: ClientOptions): ProductClient {
  const client = createClient<paths>({ baseUrl: options.base_url, ...(options.fetch ? { fetch: options.fetch } : {}) })
  client.use(headers(options), refusals(options))
  return client
}

export function headers({
  token,
  impersonated = () => null,
  idempotency_key = () => crypto.randomUUID(),
  language,
}: ClientOptions): Middleware {
  return {
    onRequest({ request, schemaPath }) {
      if (language) request.headers.set('Accept-Language', language())
      const bearer = token()
      const acting_as = impersonated()
      if (bearer) request.headers.set('Authorization', `Bearer ${bearer}`)
      // The search finds users to impersonate, so it always runs as oneself (specification, section 6).
      if (acting_as && schemaPath !== USER_SEARCH) request.headers.set('X-User-ID', acting_as)
      if (request.method === 'POST' && !request.headers.has('Idempotency-Key')) {
        request.headers.set('Idempotency-Key', idempotency_key())
      }
      return request
    },
  }
}

const UNREACHABLE = "Can't reach Sunquill. Check your connection; nothing you typed is lost."

const refusals = ({ unreachable = () => UNREACHABLE }: ClientOptions): Middleware => ({
  async onResponse({ response }) {
    if (!response.ok) throw await readRefusal(response)
  },
  onError({ error }) {
    if (error instanceof Refusal) return error
    if (error instanceof Error && error.name === 'AbortError') return error
    return new Refusal(0, { message: unreachable(), code: 'unreachable' })
  },
})
