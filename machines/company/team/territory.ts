// Where a member sells, as people type it: 'AZ, Nevada, 85001 85002'. The forms read it and write it back.

import { stateCode } from '#machines/lib/states.ts'
import type { Schemas } from '#sdk/types.ts'
import { words } from './words.ts'

type Territory = Schemas['Territory']
type Read = { territory: Territory | null; fault?: undefined } | { fault: string }

const MOST_ZIPS = 500

/** Empty input means no territory. */
export function readTerritory(text: string): Read {
  const states = new Set<string>()
  const zips = new Set<string>()
  // Names of two words are found before the text is cut at spaces.
  const pieces = text.split(/[,;\n]+/).flatMap(piece => (stateCode(piece) ? [piece] : piece.split(/\s+/)))
  for (const piece of pieces.map(one => one.trim()).filter(Boolean)) {
    const state = stateCode(piece)
    if (state) states.add(state)
    else if (/^\d{5}(-\d{4})?$/.test(piece)) zips.add(piece.slice(0, 5))
    else return { fault: words.unknown_place({ text: piece.slice(0, 30) }) }
  }
  if (zips.size > MOST_ZIPS) return { fault: words.too_many_zips({ most: MOST_ZIPS }) }
  if (states.size + zips.size === 0) return { territory: null }
  return { territory: { states: [...states].sort(), zips: [...zips].sort() } }
}

/** 'AZ, NV, 92301', as it is typed. */
export const writeTerritory = (territory: Territory | null | undefined): string =>
  territory ? [...territory.states, ...territory.zips].join(', ') : ''

/** For a list: 'AZ, NV, 42 ZIP codes'. Null if there is none. */
export function territoryWords(territory: Territory | null | undefined): string | null {
  if (!territory) return null
  const { states, zips } = territory
  const many = zips.length > 3 ? [words.zip_codes({ count: zips.length })] : zips
  return [...states, ...many].join(', ')
}
