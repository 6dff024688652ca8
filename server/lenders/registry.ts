// The lenders the product speaks with.
import type { Dialect } from '#machines/lenders/lender-dialect.ts'
import { enfin } from './dialects/enfin.ts'
import { goodleap } from './dialects/goodleap.ts'
import { lightreach } from './dialects/lightreach.ts'
import { sunlightFinancial } from './dialects/sunlight-financial.ts'

export const DIALECTS: readonly Dialect[] = [goodleap, sunlightFinancial, lightreach, enfin]
