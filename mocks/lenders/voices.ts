// Whom the sandbox can play.
import type { Voice } from './voice.ts'
import { goodleapVoice } from './voices/goodleap.ts'
import { lightreachVoice } from './voices/lightreach.ts'

export const VOICES: readonly Voice[] = [goodleapVoice, lightreachVoice]
