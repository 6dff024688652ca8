// Contracts named by flows, and their bundled files: reading one is faster than thirty.
import { fileURLToPath } from 'node:url'
import { PRODUCT, SANDBOX } from '#openapi/contract.ts'

const OPENAPI = fileURLToPath(new URL('../../openapi/', import.meta.url))

export const BUNDLED = new Map([
  [`${OPENAPI}openapi.yaml`, PRODUCT],
  [`${OPENAPI}sandbox.yaml`, SANDBOX],
])
