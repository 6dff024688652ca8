// Made by sdk/generate.ts from the folders of lenders. Run `npm run sdk`.
import { voice as enfin } from './voices/enfin.ts'
import { voice as goodleap } from './voices/goodleap.ts'
import { voice as lightreach } from './voices/lightreach.ts'
import { voice as sunlightFinancial } from './voices/sunlight-financial.ts'

export const VOICES = [enfin, goodleap, lightreach, sunlightFinancial]
