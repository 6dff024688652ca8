// Whom the sandbox can play.
import type { Voice } from './voice.ts'
import { enfinVoice } from './voices/enfin.ts'
import { goodleapVoice } from './voices/goodleap.ts'
import { lightreachVoice } from './voices/lightreach.ts'
import { sunlightFinancialVoice } from './voices/sunlight-financial.ts'

export const VOICES: readonly Voice[] = [goodleapVoice, sunlightFinancialVoice, lightreachVoice, enfinVoice]
