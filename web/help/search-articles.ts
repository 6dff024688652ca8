// Searches articles: every word must match the beginning of a word in title, headings or text. Returns positions for
// display and highlighting. Pure; called on each keystroke.
import { sum } from '#machines/lib/numbers.ts'
import type { Language } from '#machines/words/language.ts'
import type { Mark } from '#web/ui/marked.tsx'
import type { Card, Passage, Words } from './article.ts'
import { headingId } from './heading-id.ts'

type Excerpt = { text: string; marks: Mark[] }
export type Found = { card: Card; title: Excerpt; heading: Excerpt | null; id: string | null; text: Excerpt }

/** A match's weight by its position. */
const WORTH = { title: 10, also: 6, summary: 4, heading: 4, text: 1 } as const
const EXCERPT_LENGTH = 170

/** Words of a question without search value. */
const FILLERS = {
  en: 'a an and are can do does for how i in is it my of on or the to what when where why with'.split(' '),
  es: 'a al como con cual cuando de del donde el en es la las lo los me mi mis o para por puedo que se si su sus un una y'.split(
    ' ',
  ),
}

export function wordsTyped(question: string, language: Language): string[] {
  const all = plain(question).match(/[a-z0-9$%]+/g) ?? []
  const telling = all.filter(word => !FILLERS[language].includes(word))
  return [...new Set((telling.length > 0 ? telling : all).map(word => stem(word, language)))]
}

/** Without accents, at the same length, so matches can be highlighted in the original. */
const plain = (text: string) =>
  text.replaceAll(/[^ -~]/g, letter => letter.normalize('NFD').charAt(0) || letter).toLowerCase()

const ENDINGS = {
  en: /(ing|ies|ed|es|s|y|e)$/,
  es: /(?<=...)(ac(ion|iones)|[ai]mientos?|ando|iendo|[aei]r|[ai]d[oa]s?|[aeo]s?)$/,
}

/** Found in any of its forms, since a word is looked for as a beginning: invite, invites, invited, inviting. */
const stem = (word: string, language: Language) => word.replace(word.length > 5 ? ENDINGS[language] : /(?<=..)s$/, '')

export function searchArticles(
  question: string,
  cards: readonly Card[],
  words: readonly Words[],
  language: Language,
): Found[] {
  const wanted = wordsTyped(question, language)
  if (wanted.length === 0) return []
  return cards
    .flatMap(card => {
      const own = words.find(({ slug }) => slug === card.slug)
      const worth = own ? worthOf(wanted, card, own) : null
      return own && worth !== null ? [{ worth, found: foundIn(wanted, card, own) }] : []
    })
    .sort((a, b) => b.worth - a.worth || a.found.card.title.localeCompare(b.found.card.title))
    .map(({ found }) => found)
}

/** Null where a word is nowhere. */
function worthOf(wanted: string[], card: Card, { also, passages }: Words): number | null {
  const places = [
    [card.title, WORTH.title],
    [also, WORTH.also],
    [card.summary, WORTH.summary],
    ...passages.map(({ heading }) => [heading ?? '', WORTH.heading] as const),
    ...passages.map(({ text }) => [text, WORTH.text] as const),
  ] as const
  const each = wanted.map(word => Math.max(...places.map(([text, worth]) => (has(text, word) ? worth : 0))))
  return each.includes(0) ? null : sum(each)
}

function foundIn(wanted: string[], card: Card, { passages }: Words): Found {
  const hits = ({ heading, text }: Passage) =>
    wanted.reduce((sum, word) => sum + (has(heading ?? '', word) ? 2 : has(text, word) ? 1 : 0), 0)
  const best = passages.reduce<Passage | undefined>(
    (one, next) => (!one || hits(next) > hits(one) ? next : one),
    undefined,
  )
  const shown = best && hits(best) > 0 && wanted.some(word => has(best.text, word)) ? best.text : card.summary
  return {
    card,
    title: marked(card.title, wanted),
    heading: best?.heading && hits(best) > 0 ? marked(best.heading, wanted) : null,
    id: best?.heading && hits(best) > 0 ? headingId(best.heading) : null,
    text: marked(around(shown, wanted), wanted),
  }
}

const escaped = (word: string) => word.replaceAll(/[$%]/g, '\\$&')
const begins = (word: string, flags = '') => new RegExp(`(?<![a-z0-9])${escaped(word)}[a-z0-9]*`, flags)
const has = (text: string, word: string) => begins(word).test(plain(text))

/** The sentence or so around the first word found. */
function around(text: string, wanted: string[]): string {
  if (text.length <= EXCERPT_LENGTH) return text
  const at = Math.min(...wanted.map(word => begins(word).exec(plain(text))?.index ?? text.length))
  const sentence = text.lastIndexOf('. ', at) + 1
  const from = at - sentence < EXCERPT_LENGTH / 2 ? sentence : text.lastIndexOf(' ', at - EXCERPT_LENGTH / 3) + 1
  const cut = text.slice(from).trimStart()
  const end = cut.length > EXCERPT_LENGTH ? cut.lastIndexOf(' ', EXCERPT_LENGTH) : cut.length
  return `${from > 0 && from !== sentence ? '… ' : ''}${cut.slice(0, end)}${end < cut.length ? ' …' : ''}`
}

function marked(text: string, wanted: string[]): Excerpt {
  const hits = wanted.flatMap(word =>
    [...plain(text).matchAll(begins(word, 'g'))].map(hit => ({ from: hit.index, to: hit.index + hit[0].length })),
  )
  const inOrder = hits.sort((a, b) => a.from - b.from || b.to - a.to)
  return { text, marks: inOrder.filter((mark, index) => index === 0 || mark.from >= (inOrder[index - 1]?.to ?? 0)) }
}
