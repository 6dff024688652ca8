// The package's main entry. Inside this project each file is imported directly.
import { type ClientOptions, failing, type ProductClient, productClient as plainClient } from './client.ts'
import { type ParseJson, readingByType } from './runtime/read-by-type.ts'
import { type CallOptions, resilient } from './runtime/resilient.ts'

type Options = ClientOptions & CallOptions & { parse_json?: ParseJson }

/** Also tries again, ends in time and reads files. Inside this project the query cache and the screens do that. */
export function productClient(options: Options): ProductClient {
  const client = plainClient({ ...options, fetch: resilient(options) })
  return readingByType(client, failing(options), options.parse_json)
}

export type { ClientOptions, ProductClient } from './client.ts'
export { withFile } from './lender-client.ts'
export { type ListPath, pages, rows } from './pages.ts'
export { Refusal, type RefusalBody } from './refusal.ts'
export type { Failure } from './runtime/failures.ts'
export type { CallOptions } from './runtime/resilient.ts'
export { withProgress } from './runtime/upload.ts'
export { verifyWebhook, WebhookRejected } from './runtime/webhooks.ts'
export type { Answer, Input, Path, Permission, Schemas } from './types.ts'
