// The two manual ends of a sale, described in the menu and in the dialog that asks for the reason.
import type { Schemas } from '#sdk/types.ts'
import { words } from './words.ts'

export const MEANINGS = {
  canceled: words.canceled_explained,
  voided: words.voided_explained,
} as const

export const ACTIONS = { canceled: words.cancel_sale, voided: words.void_sale } as const
export const TITLES = { canceled: words.cancel_sale_title, voided: words.void_sale_title } as const

export const IN_SHORT = { canceled: words.called_off_either_side, voided: words.does_not_count_as } as const

export type Ending = keyof typeof MEANINGS
export const isEnding = (status: Schemas['ProjectStatus']): status is Ending => status in MEANINGS
