// Every article is there in Spanish: the same pictures and links as the English one, and labels as they are on Spanish screens.
import { describe, expect, it } from 'vitest'
import { messages } from '#tests/support/catalogs.ts'
import type { Article } from '#web/help/article.ts'
import { readEnglish, readSpanish, spansOf } from './article-files.ts'

const english = new Map(readEnglish().map(one => [one.article.slug, one]))
const spanish = readSpanish()

const onScreen = messages.map(({ es }) => `'${es}'`).join(' ')
const isOnScreen = (label: string) =>
  new RegExp(`['>{}] ?${label.replaceAll(/[.?()]/g, '\\$&')} ?['<{}…]`).test(onScreen)

const linksOf = ({ blocks }: Article) =>
  blocks
    .flatMap(spansOf)
    .flatMap(span => (span.kind === 'link' ? [span.href] : []))
    .sort()
const picturesOf = ({ blocks }: Article) => blocks.flatMap(block => (block.kind === 'picture' ? [block.name] : []))
const headingCountOf = ({ blocks }: Article) => blocks.filter(({ kind }) => kind === 'heading').length

describe('the articles of the Help Center in Spanish', () => {
  it('are as many as in English', () => {
    const slugs = new Set(spanish.map(({ article }) => article.slug))
    expect([...english.keys()].filter(slug => !slugs.has(slug))).toEqual([])
    expect(new Set(spanish.map(({ article }) => article.title)).size).toBe(spanish.length)
  })

  it('say at first sight what they are about, and are neither a line nor a book', () => {
    const summaries = spanish.filter(({ article: { summary } }) => summary.length < 30 || summary.length > 130)
    expect(summaries.map(({ article }) => `${article.slug} ${article.summary.length}`)).toEqual([])
    // Spanish takes about a fifth more words.
    const lengths = spanish.map(
      ({ words: { slug, passages } }) =>
        [
          slug,
          passages
            .map(({ text }) => text)
            .join(' ')
            .split(/\s+/).length,
        ] as const,
    )
    expect(lengths.filter(([, length]) => length < 100 || length > 480)).toEqual([])
  })

  it('have the headings, links and pictures of the English ones', () => {
    for (const { article } of spanish) {
      const original = english.get(article.slug)?.article
      if (!original) throw new Error(`${article.slug} is no article`)
      expect(linksOf(article), article.slug).toEqual(linksOf(original))
      expect(picturesOf(article), article.slug).toEqual(picturesOf(original))
      expect(headingCountOf(article), article.slug).toEqual(headingCountOf(original))
    }
  })

  it('quote labels exactly as on Spanish screens', () => {
    const wrong = spanish.flatMap(({ article }) =>
      article.blocks
        .flatMap(spansOf)
        .flatMap(span => (span.kind === 'strong' ? [span.text.replace(/[.:]$/, '')] : []))
        .filter(label => !isOnScreen(label))
        .map(label => `${article.slug}: ${label}`),
    )
    expect(wrong).toEqual([])
  })
})
