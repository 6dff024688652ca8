// A contract of a few paths and a backend that answers them, for tests of one trait each.
import { checkContract } from '#openapi/check/check.ts'
import type { CheckOptions } from '#openapi/check/report/report.ts'
import { contractOf } from '#openapi/contract.ts'

export const answers = (schema: object = {}, more: object = {}) => ({
  200: { description: 'Done.', content: { 'application/json': { schema } }, ...more },
})
export const api = (paths: Record<string, object>, more: object = {}) =>
  contractOf({ openapi: '3.1.0', info: { title: 'Small', version: '1.0.0' }, paths, ...more })

export const asking = (
  contract: CheckOptions['contract'],
  fetch: NonNullable<CheckOptions['fetch']>,
  more: Partial<CheckOptions> = {},
) =>
  checkContract({
    contract,
    base: 'http://localhost',
    seed: 3,
    writes: true,
    most_requests: 400,
    at_once: 4,
    wait_ms: 0,
    fetch,
    ...more,
  })

export const pathOf = (request: Request) => new URL(request.url).pathname
