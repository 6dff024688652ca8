// The lenders the product speaks with.
import type { Dialect } from '../ports/lender-dialect.ts'

export const DIALECTS: readonly Dialect[] = []
