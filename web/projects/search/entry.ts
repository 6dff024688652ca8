// Search palette entries from any source, and filtering and ranking of those found in the browser. Pure except for icons.
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { holdsAll, plain } from '#machines/projects/search-rules.ts'

export type Entry = {
  /** Of its own among all entries. */
  key: string
  label: string
  /** Distinguishes it from others of the same name. */
  note?: string
  icon: LucideIcon
  /** Other words it is looked for by. */
  keywords?: string
  /** Its label repeats the input, so no word is highlighted. */
  unmarked?: boolean
  keys?: readonly string[]
  badge?: ReactNode
  /** Where it leads; without, `run` is what it does. */
  href?: string
  run?: () => void
}
export type Group = { value: string; items: Entry[] }

/** A browser-side list, shown before typing, after, or both. */
export type Source = { name: string; entries: readonly Entry[]; shown: 'at first' | 'when typed' | 'always' }

/** Maximum per source while typing; server results are below. */
const MOST = 5

export const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean)

export const textOf = ({ label, note = '', keywords = '' }: Entry) => `${label} ${note} ${keywords}`

export function groupsOf(sources: readonly Source[], words: readonly string[]): Group[] {
  if (words.length === 0)
    return sources
      .filter(({ shown }) => shown !== 'when typed')
      .map(({ name, entries }) => ({ value: name, items: [...entries] }))
  const typed = plain(words.join(' '))
  const begins = ({ label }: Entry) => (plain(label).startsWith(typed) ? 0 : 1)
  return sources
    .filter(({ shown }) => shown !== 'at first')
    .map(({ name, entries }) => ({
      value: name,
      items: entries
        .filter(entry => holdsAll(textOf(entry), words))
        .toSorted((a, b) => begins(a) - begins(b))
        .slice(0, MOST),
    }))
}
