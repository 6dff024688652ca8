// Sample Credit for a test that only connects.
import { join } from 'node:path'
import type { Dialect, LenderContract } from '#machines/applications/lenders/lender-dialect.ts'
import { documentAt } from '#openapi/bundle.ts'
import { lender } from './sample-credit/lender.ts'
import { speech } from './sample-credit/speech.ts'

const contract = documentAt(join(import.meta.dirname, 'sample-credit.yaml')) as LenderContract

export const sampleCredit: Dialect = { ...lender, ...speech, contract }
