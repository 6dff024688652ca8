// The articles as the build made them: what lists show at once, an article or what is searched when it is asked for.
import { type Article, type Card, GROUPS, type Group, type Words } from './article.ts'
import sizes from './pictures/sizes.json'

const cards = import.meta.glob<Card>('./articles/*.md', { query: '?card', import: 'default', eager: true })
const articles = import.meta.glob<Article>('./articles/*.md', { import: 'default' })
const pictures = import.meta.glob<string>('./pictures/*.webp', { query: '?url', import: 'default', eager: true })

const place = ({ group, order }: Card) => GROUPS.indexOf(group) * 1000 + order

/** In the order in which they are read. */
export const allCards: readonly Card[] = Object.values(cards).sort((a, b) => place(a) - place(b))

export const groups: { name: Group; cards: Card[] }[] = GROUPS.map(name => ({
  name,
  cards: allCards.filter(({ group }) => group === name),
}))

export const loadArticle = (slug: string): Promise<Article> | undefined => articles[`./articles/${slug}.md`]?.()

export async function loadWords(): Promise<readonly Words[]> {
  const [{ wordsAToK }, { wordsLToZ }] = await Promise.all([import('./words-a-to-k.ts'), import('./words-l-to-z.ts')])
  return [...wordsAToK, ...wordsLToZ]
}

export function pictureOf(name: string): { src: string; width: number; height: number } | undefined {
  const src = pictures[`./pictures/${name}.webp`]
  const size = (sizes as Record<string, { width: number; height: number }>)[name]
  return src && size ? { src, ...size } : undefined
}
