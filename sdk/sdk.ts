// The package's main entry. Inside this project each file is imported directly.
export { type ClientOptions, type ProductClient, productClient } from './client.ts'
export { withFile } from './lender-client.ts'
export { Refusal, type RefusalBody } from './refusal.ts'
export type { Answer, Input, Path, Permission, Schemas } from './types.ts'
