// A lender's contract as sdk/generate.ts bundled it, by the name of its file in openapi/lenders.
import { readFileSync } from 'node:fs'
import type { LenderContract } from '#machines/applications/lenders/lender-dialect.ts'

export const contractFile = (name: string): LenderContract =>
  JSON.parse(readFileSync(new URL(`../../../../sdk/lenders/${name}.contract.gen.json`, import.meta.url), 'utf8'))
