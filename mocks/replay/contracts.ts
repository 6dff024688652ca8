// The contracts that flows name, and where each lies bundled: reading one file is quicker than thirty.
import { PRODUCT, SANDBOX } from '#openapi/contract.ts'

const OPENAPI = new URL('../../openapi/', import.meta.url).pathname

export const BUNDLED = new Map([
  [`${OPENAPI}openapi.yaml`, PRODUCT],
  [`${OPENAPI}sandbox.yaml`, SANDBOX],
])
