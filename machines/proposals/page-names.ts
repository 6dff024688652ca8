// Page names of a proposal, for its visits. Pure.
import type { Language } from '../words/language.ts'
import type { Content } from './content.ts'
import { words } from './words.ts'

/** By id, in the language of the pages: visits store them. Pages with equal or no names stay distinguishable. */
export function pageNames({ pages }: Content, language: Language = 'en'): Map<string, string> {
  const seen = new Map<string, number>()
  return new Map(
    pages.map(({ id, name }, index) => {
      const plain = name.trim() || words.in(language).page({ number: index + 1 })
      const nth = (seen.get(plain) ?? 0) + 1
      seen.set(plain, nth)
      return [id, nth === 1 ? plain : `${plain} (${nth})`]
    }),
  )
}
