// A typed client of any contract: retries, time-outs, answers read by their type. What the server refuses comes back as
// `error`, typed by the contract.
import createClient, { type Client } from 'openapi-fetch'
import { CallFailed, failures } from './failures.ts'
import { type ParseJson, readingByType } from './read-by-type.ts'
import { type CallOptions, resilient } from './resilient.ts'

export type ApiOptions = CallOptions & {
  base_url: string
  /** For every call, such as `Authorization`. */
  headers?: () => Record<string, string> | Promise<Record<string, string>>
  parse_json?: ParseJson
}

const fail = (...given: ConstructorParameters<typeof CallFailed>) => new CallFailed(...given)

export function apiClient<Paths extends object>({
  base_url,
  headers,
  parse_json,
  ...calls
}: ApiOptions): Client<Paths> {
  const client = createClient<Paths>({ baseUrl: base_url, fetch: resilient(calls) })
  client.use(failures(fail), {
    async onRequest({ request }) {
      for (const [name, value] of Object.entries((await headers?.()) ?? {})) request.headers.set(name, value)
    },
  })
  return readingByType(client, fail, parse_json)
}
