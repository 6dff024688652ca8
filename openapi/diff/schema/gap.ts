// One reason why a value that one schema allows may not be allowed by another, and how such reasons are looked for.

import { type Place, schemaOf, step } from '../place.ts'
import type { Kind } from './alternatives.ts'

export type Gap = {
  /** Its subject: mostly the keyword. */
  keyword: string
  /** The fields that lead to it from where the comparison began. */
  path: string[]
  /** The place that does not allow it, and one that does. */
  at: Place
  from: Place | undefined
  /** What is allowed there and here, in words; undefined for anything. */
  has?: string
  wants?: string
  /** A field that was not named is named: only who happened to send something else under that name meets it. */
  weak?: true
  /** The values it is about, of a list. */
  values?: unknown[]
  /** For a list: true if nothing of it is left. */
  none_left?: boolean
  /** Of a field: whether unnamed ones are refused. */
  closed?: boolean
}

/** Questions a comparison of kinds of one type may ask in turn. */
export type Ask = {
  gaps(from: Place[], to: Place): Gap[]
  /** The same, below a field. */
  below(name: string, from: Place[], to: Place): Gap[]
}
export type Compare = (kind: Kind, to: Place, ask: Ask) => Gap[]

export function gap(keyword: string, kind: Kind, to: Place, more: Partial<Gap> = {}): Gap {
  const from = kind.parts.find(part => schemaOf(part)[keyword] !== undefined)
  const own = schemaOf(to)[keyword] === undefined ? to : step(to, keyword)
  return {
    keyword,
    path: [],
    at: own,
    from: from ? step(from, keyword) : kind.parts.at(-1),
    has: from && shown(schemaOf(from)[keyword]),
    wants: shown(schemaOf(to)[keyword]),
    ...more,
  }
}

export const shown = (value: unknown): string | undefined => {
  if (value === undefined) return undefined
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > 80 ? `${text.slice(0, 77)}…` : text
}
