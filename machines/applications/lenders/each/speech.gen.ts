// Made by sdk/generate.ts from the folders of lenders. Run `npm run sdk`.
import { speech as enfin } from './enfin/speech.ts'
import { speech as goodleap } from './goodleap/speech.ts'
import { speech as lightreach } from './lightreach/speech.ts'
import { speech as sunlightFinancial } from './sunlight-financial/speech.ts'

export const SPEECH = {
  'enfin': enfin,
  'goodleap': goodleap,
  'lightreach': lightreach,
  'sunlight-financial': sunlightFinancial,
}
