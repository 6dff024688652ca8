// The package's main entry. Inside this project each file is imported directly.
import { type ClientOptions, type ProductClient, productClient as plainClient } from './client.ts'
import { type CallOptions, resilient } from './runtime/resilient.ts'

/** Tries again and ends in time; inside this project the query cache does that. */
export const productClient = (options: ClientOptions & CallOptions): ProductClient =>
  plainClient({ ...options, fetch: resilient(options) })

export type { ClientOptions, ProductClient } from './client.ts'
export { withFile } from './lender-client.ts'
export { type ListPath, pages, rows } from './pages.ts'
export { Refusal, type RefusalBody } from './refusal.ts'
export type { Failure } from './runtime/failures.ts'
export type { CallOptions } from './runtime/resilient.ts'
export { withProgress } from './runtime/upload.ts'
export { verifyWebhook, WebhookRejected } from './runtime/webhooks.ts'
export type { Answer, Input, Path, Permission, Schemas } from './types.ts'
