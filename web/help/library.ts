// The articles in the reader's language. Each language is a chunk of its own, which only its readers load.
import { queryOptions } from '@tanstack/react-query'
import { pageLanguage } from '#web/words/language.ts'
import { type ArticlePage, type Card, GROUPS, type Words } from './article.ts'
import sizes from './pictures/sizes.json'

const LOADERS = { en: () => import('./en/articles.ts'), es: () => import('./es/articles.ts') }
const load = LOADERS[pageLanguage]
const pictures = import.meta.glob<string>('./pictures/*.webp', { query: '?url', import: 'default', eager: true })

const place = ({ group, order }: Card) => GROUPS.indexOf(group) * 1000 + order

/** In reading order. */
export const cardsQuery = queryOptions({
  queryKey: ['help', 'cards'],
  queryFn: async () => (await load()).cards.toSorted((a, b) => place(a) - place(b)),
  staleTime: Number.POSITIVE_INFINITY,
  // They may be on this device.
  networkMode: 'always',
})

export const groupCards = (cards: readonly Card[]) =>
  GROUPS.map(name => ({ name, cards: cards.filter(({ group }) => group === name) }))

/** Null if there is none with this name. */
export const loadArticle = async (slug: string): Promise<ArticlePage | null> =>
  (await (await load()).loadArticle(slug)) ?? null

export const loadWords = async (): Promise<readonly Words[]> => (await load()).loadWords()

export function pictureOf(name: string): { src: string; width: number; height: number } | undefined {
  const src = pictures[`./pictures/${name}.webp`]
  const size = (sizes as Record<string, { width: number; height: number }>)[name]
  return src && size ? { src, ...size } : undefined
}
