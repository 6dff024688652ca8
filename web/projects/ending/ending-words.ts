// What the two ends of a sale by hand mean, in the menu and in the dialog that asks why.
import type { Schemas } from '#sdk/types.ts'

export const MEANINGS = {
  canceled:
    'Canceled: the homeowner or your company called it off. It leaves the pipeline and the sales figures, and can be reopened.',
  voided:
    'Voided: the sale does not count, as after a mistake or an invalid agreement. It leaves the pipeline and the sales figures, and can be reopened.',
} as const

export const ACTIONS = { canceled: 'Cancel sale', voided: 'Void sale' } as const
export const TITLES = { canceled: 'Cancel this sale?', voided: 'Void this sale?' } as const

export const IN_SHORT = { canceled: 'Called off by either side', voided: 'Does not count, as after a mistake' } as const

export type Ending = keyof typeof MEANINGS
export const isEnding = (status: Schemas['ProjectStatus']): status is Ending => status in MEANINGS
