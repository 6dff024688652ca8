// Homeowners and members read English or Spanish. Figures are written alike in both, as the United States write them.
import type { Schemas } from '#sdk/types.ts'

export type Language = Schemas['Language']
