// The lenders the product speaks with.
import type { Dialect } from '../ports/lender-dialect.ts'
import { lightreach } from './dialects/lightreach.ts'

export const DIALECTS: readonly Dialect[] = [lightreach]
