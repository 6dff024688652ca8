// A company to fill with rows, and a list of it: its rows, its queries, its middle.
import { createHash } from 'node:crypto'
import type { Answer, Input, ReadPath } from '#sdk/types.ts'
import type { Fill } from './fill.ts'

/** Objects rows refer to. */
export type Place = {
  company_id: number
  /** How many rows the list has. */
  rows: number
  user_id: string
  role_id: string
  project_id: string
  homeowner_id: string
}

/** Every operation whose answer continues. */
export type ListPath = {
  [P in ReadPath]: [Answer<P>] extends [never] ? never : 'next_cursor' extends keyof Answer<P> ? P : never
}[ReadPath]

export type List<P extends ListPath> = {
  fills: (place: Place) => readonly Fill[]
  /** Named queries; the first one also starts from the middle. */
  asks: (place: Place) => Readonly<Record<string, Input<P>>>
  /** The middle's cursor, as a query. */
  middle: (place: Place) => string
  /** Its rows belong to no company, so that the small is measured before there are more. */
  shared?: true
}
export type Lists<P extends ListPath> = { [Path in P]: List<Path> }

export const half = ({ rows }: Place) => Math.floor(rows / 2)

/**
 * Follows the name of a row, in order, plus a unique word: its letters are as varied as real names', whereas zeros
 * alone would give every row the same trigrams.
 */
export const NUMBER = `lpad(n::text, 8, '0') || ' ' || substr(md5(n::text), 1, 8)`
export const wordOf = (n: number) => createHash('md5').update(String(n)).digest('hex').slice(0, 8)

/** The cursor of the many lists that go by id. */
export const byId = (place: Place) => `select id(${half(place)}, ${place.company_id})::text as key`

const WRITTEN = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`
export const byTimeAndId = (place: Place) =>
  `select to_char(at(${half(place)}) at time zone 'UTC', ${WRITTEN}) || ' ' || id(${half(place)}, ${place.company_id}) as key`
