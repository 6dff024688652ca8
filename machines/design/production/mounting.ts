// How modules are mounted, and how hot that lets them run.

import type { Schemas } from '#sdk/types.ts'
import type { Language } from '../../words/language.ts'
import { words } from '../words.ts'

export type Mounting = Schemas['Mounting']

/** Default mounting: the roof mount every design had before there was a choice. */
export const DEFAULT_MOUNTING = 'roof' satisfies Mounting

/**
 * Nominal operating cell temperature, C: 49 for a roof mount and 45 for an open rack, as PVWatts sets them (Dobos 2014,
 * NREL/TP-6A20-62641, section 6). A rack on a roof, on the ground and a carport are open racks: air moves freely behind them.
 */
const NOCT_C: Record<Mounting, number> = { roof: 49, roof_rack: 45, ground: 45, carport: 45 }

export const noctOf = (mounting: Mounting = DEFAULT_MOUNTING): number => NOCT_C[mounting]

/** Off the roof surface, so rows can be placed with light between them. */
export const isInTheOpen = (mounting: Mounting = DEFAULT_MOUNTING): boolean => mounting !== 'roof'

/** In the reader's language unless one is named. */
export const mountingName = (mounting: Mounting, language?: Language): string =>
  (language ? words.in(language) : words).mountings[mounting]

/** In the order they are offered. */
export const MOUNTINGS: readonly Mounting[] = ['roof', 'roof_rack', 'ground', 'carport']
