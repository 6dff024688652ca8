// The lenders the product speaks with.
import type { Dialect } from '../ports/lender-dialect.ts'
import { goodleap } from './dialects/goodleap.ts'
import { lightreach } from './dialects/lightreach.ts'

export const DIALECTS: readonly Dialect[] = [goodleap, lightreach]
