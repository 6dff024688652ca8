// Contracts named by flows, and their bundled files: reading one is faster than thirty.
import { fileURLToPath } from 'node:url'
import { PRODUCT, SANDBOX } from '#openapi/contract.ts'

/** As a document among the flows finds them, whether here or in the package, which has folders of its own. */
const beside = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

export const BUNDLED = new Map([
  [beside('sdk/contract.gen.json'), PRODUCT],
  [beside('sdk/sandbox.contract.gen.json'), SANDBOX],
  [beside('openapi/openapi.yaml'), PRODUCT],
  [beside('openapi/sandbox.yaml'), SANDBOX],
])
