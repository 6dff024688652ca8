// The typed client of one lender's endpoints, through the product's gateway: it takes the caller's session and adds the
// company's credentials. Generated for each contract by sdk/generate.ts.
import createClient, { type Client } from 'openapi-fetch'
import { type ClientOptions, headers } from './client.ts'
import { Refusal, readRefusal } from './refusal.ts'

export type LenderClient<Paths extends object> = Client<Paths>

/** The lender's answers and refusals are typed by its contract; the gateway's are thrown as a Refusal. */
export function lenderClient<Paths extends object>(name: string, options: ClientOptions): LenderClient<Paths> {
  const client = createClient<Paths>({
    baseUrl: `${options.base_url}/api/lenders/${name}`,
    ...(options.fetch ? { fetch: options.fetch } : {}),
  })
  client.use(headers(options), {
    async onResponse({ response }) {
      if (!response.ok && !response.headers.has('X-Answered-By')) throw await readRefusal(response)
    },
    onError({ error }) {
      return error instanceof Error && (error instanceof Refusal || error.name === 'AbortError') ? error : unreachable()
    },
  })
  return client
}
const unreachable = () => new Refusal(0, { message: 'The gateway cannot be reached.', code: 'unreachable' })

/** `bodySerializer` of an endpoint with a file: replaces the body's field `file` with it. */
export const withFile =
  (file: File) =>
  (fields: object): FormData => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) if (name !== 'file') form.append(name, String(value))
    form.append('file', file)
    return form
  }
