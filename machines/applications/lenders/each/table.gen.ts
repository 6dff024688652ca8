// Made by sdk/generate.ts from the folders of lenders. Run `npm run sdk`.
import { lender as enfin } from './enfin/lender.ts'
import { lender as goodleap } from './goodleap/lender.ts'
import { lender as lightreach } from './lightreach/lender.ts'
import { lender as sunlightFinancial } from './sunlight-financial/lender.ts'

export const TABLE = [enfin, goodleap, lightreach, sunlightFinancial] as const
