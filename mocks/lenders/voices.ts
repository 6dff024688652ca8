// Whom the sandbox can play.
import type { Voice } from './voice.ts'
import { goodleapVoice } from './voices/goodleap.ts'

export const VOICES: readonly Voice[] = [goodleapVoice]
