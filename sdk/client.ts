// The typed client of the product API, used by the web and by the tests. Every failure it throws is a Refusal.
import createClient, { type Client, type Middleware } from 'openapi-fetch'
import type { components, paths } from './product.gen.ts'
import { Refusal, readRefusal } from './refusal.ts'
import { type Failure, failures, type MakeFailure } from './runtime/failures.ts'

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
  /** The sentence for a call without a complete answer. */
  failure_message?: (failure: Failure) => string
}

const USER_SEARCH = '/v1/users'

export type ProductClient = Client<paths>

export function productClient(options: ClientOptions): ProductClient {
  const client = createClient<paths>({ baseUrl: options.base_url, ...(options.fetch ? { fetch: options.fetch } : {}) })
  client.use(headers(options), failures(failing(options)), refusals)
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

const MESSAGES: Record<Failure, string> = {
  unreachable: "Can't reach Sunquill. Check your connection; nothing you typed is lost.",
  timeout: 'Sunquill took too long to answer. Try again.',
  unreadable: "Sunquill's answer was incomplete. Try again.",
}

/** A refusal that the caller's own fetch throws stays as it is. */
export const failing =
  ({ failure_message = failure => MESSAGES[failure] }: ClientOptions): MakeFailure =>
  (code, cause, response) =>
    cause instanceof Refusal
      ? cause
      : new Refusal(response?.status ?? 0, { message: failure_message(code), code }, { cause })

const refusals: Middleware = {
  async onResponse({ response }) {
    if (!response.ok) throw await readRefusal(response)
  },
}
