// The lenders the product speaks with, each with its contract.
import { SPEECH } from '#machines/applications/lenders/each/speech.gen.ts'
import { LENDERS } from '#machines/applications/lenders/known.ts'
import type { Dialect } from '#machines/applications/lenders/lender-dialect.ts'
import { contractFile } from './gateway/contract-file.ts'

export const DIALECTS: readonly Dialect[] = LENDERS.map(lender => ({
  ...lender,
  ...SPEECH[lender.code],
  contract: contractFile(lender.path),
}))

/** Throws where there is no such lender. */
export function dialectOf(code: string): Dialect {
  const dialect = DIALECTS.find(one => one.code === code)
  if (!dialect) throw new Error(`There is no lender ${code}.`)
  return dialect
}
