// The typed client of one lender's endpoints, through the product's gateway: it takes the caller's session and adds the
// company's credentials. Generated for each contract by sdk/generate.ts.
import createClient, { type Client } from 'openapi-fetch'
import { type ClientOptions, failing, headers } from './client.ts'
import { readRefusal } from './refusal.ts'
import { failures } from './runtime/failures.ts'
import { readingByType } from './runtime/read-by-type.ts'

export type LenderClient<Paths extends object> = Client<Paths>

/** The lender's answers and refusals are typed by its contract; the gateway's are thrown as a Refusal. */
export function lenderClient<Paths extends object>(name: string, options: ClientOptions): LenderClient<Paths> {
  const client = createClient<Paths>({
    baseUrl: `${options.base_url}/api/lenders/${name}`,
    ...(options.fetch ? { fetch: options.fetch } : {}),
  })
  const fail = failing(options)
  client.use(headers(options), failures(fail), {
    async onResponse({ response }) {
      if (!response.ok && !response.headers.has('X-Answered-By')) throw await readRefusal(response)
    },
  })
  return readingByType(client, fail)
}

/** `bodySerializer` of an endpoint with a file: replaces the body's field `file` with it. */
export const withFile =
  (file: File) =>
  (fields: object): FormData => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) if (name !== 'file') form.append(name, String(value))
    form.append('file', file)
    return form
  }
