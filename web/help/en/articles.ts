// The English articles: cards immediately, an article or the search words on demand. Loaded for English (library.ts).
import type { ArticlePage, Card, Words } from '../article.ts'

const found = import.meta.glob<Card>('../articles/*.md', { query: '?card', import: 'default', eager: true })
const articles = import.meta.glob<ArticlePage>('../articles/*.md', { import: 'default' })

export const cards: readonly Card[] = Object.values(found)

export const loadArticle = (slug: string): Promise<ArticlePage> | undefined => articles[`../articles/${slug}.md`]?.()

export async function loadWords(): Promise<readonly Words[]> {
  const [{ wordsAToK }, { wordsLToZ }] = await Promise.all([import('./words-a-to-k.ts'), import('./words-l-to-z.ts')])
  return [...wordsAToK, ...wordsLToZ]
}
