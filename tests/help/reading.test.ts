// Parsing of article files, refused syntax, and searching articles.
import { describe, expect, it } from 'vitest'
import type { Card } from '#web/help/article.ts'
import { headingId } from '#web/help/heading-id.ts'
import { readArticle, readTranslation } from '#web/help/read-article.ts'
import { readBlocks } from '#web/help/read-blocks.ts'
import { searchArticles, wordsTyped } from '#web/help/search-articles.ts'
import { readEnglish, readSpanish } from './article-files.ts'

const head = (more = '') => `---
title: Invite people
summary: Who joins, and how.
group: Selling
order: 10
${more}---

`

describe('an article is read', () => {
  it('with its head, its blocks and the words that are searched', () => {
    const { article, words } = readArticle(
      'invite',
      `${head('screens: /team, /join/[user]/[id]/[name]\nalso: colleague\n')}Choose **Invite**, or press \`I\`.

## Then what?

1. They get [a mail](/help/mails)
   that works for a week.
2. They join.
`,
    )
    expect(article).toMatchObject({ slug: 'invite', screens: ['/team', '/join/[user]/[id]/[name]'], permission: null })
    expect(article.blocks).toEqual([
      {
        kind: 'paragraph',
        spans: [
          { kind: 'text', text: 'Choose ' },
          { kind: 'strong', text: 'Invite' },
          { kind: 'text', text: ', or press ' },
          { kind: 'key', text: 'I' },
          { kind: 'text', text: '.' },
        ],
      },
      { kind: 'heading', text: 'Then what?' },
      {
        kind: 'steps',
        items: [
          [
            { kind: 'text', text: 'They get ' },
            { kind: 'link', text: 'a mail', href: '/help/mails' },
            { kind: 'text', text: ' that works for a week.' },
          ],
          [{ kind: 'text', text: 'They join.' }],
        ],
      },
    ])
    expect(words).toEqual({
      slug: 'invite',
      also: 'colleague',
      passages: [
        { heading: null, text: 'Choose Invite, or press I.' },
        { heading: 'Then what?', text: 'They get a mail that works for a week. They join.' },
      ],
    })
  })

  it('and refused with its line for any other syntax', () => {
    const line = (body: string) => () => readArticle('invite', head() + body)
    expect(line('Some <b>HTML</b>.')).toThrow('invite.md, line 8: “<b>” is not read')
    expect(line('One.\n\nAn *emphasis*.')).toThrow('line 10')
    expect(line('[Out](https://example.com)')).toThrow('leads out of the product')
    expect(line('# A title\n')).toThrow('heading of level 1')
    expect(line('```\ncode\n```')).toThrow('not read as Markdown')
    expect(line('- One\n\n  and two')).toThrow('one paragraph')
    expect(line('![Alone](/pictures/a.webp) it is not')).toThrow('a line of its own')
    expect(() => readArticle('invite', 'No head')).toThrow('the head')
    expect(() => readArticle('invite', head('author: me\n'))).toThrow('no field of a head')
  })

  it('in Spanish with its own title, summary and search words, and the facts of the English one', () => {
    const own = '---\ntitle: Invitar\nsummary: Quién entra.\nalso: equipo\n---\n\n## ¿Y después?\n'
    const { article, words } = readTranslation('invite', own, head('permission: team.invite\nalso: colleague\n'))
    expect(article).toMatchObject({ title: 'Invitar', group: 'Selling', order: 10, permission: 'team.invite' })
    expect(article.blocks).toEqual([{ kind: 'heading', text: '¿Y después?' }])
    expect(headingId('¿Y después?')).toBe('y-despues')
    expect(words.also).toBe('equipo')
    const without = own.replace('also: equipo\n', '')
    expect(() => readTranslation('invite', without, head())).toThrow('es/invite.md, its head says no also')
    expect(() => readTranslation('invite', own.replace('also', 'order'), head())).toThrow('no field of a head')
  })

  it('a table keeps the emphasis in its cells', () => {
    expect(readBlocks('| Key | What |\n| --- | --- |\n| `P` | **Plane** |')).toEqual([
      {
        kind: 'table',
        head: [[{ kind: 'text', text: 'Key' }], [{ kind: 'text', text: 'What' }]],
        rows: [[[{ kind: 'key', text: 'P' }], [{ kind: 'strong', text: 'Plane' }]]],
      },
    ])
  })
})

describe('an article is found', () => {
  const read = readEnglish()
  const cards: Card[] = read.map(({ article: { blocks: _, ...card } }) => card)
  const words = read.map(one => one.words)
  const slugs = (question: string) => searchArticles(question, cards, words, 'en').map(({ card }) => card.slug)

  it('by the reader’s own words', () => {
    const first: Record<string, string> = {
      'how do I invite a colleague': 'team-and-invitations',
      'time of use': 'tariff-and-net-metering',
      'forgot password': 'change-your-password',
      P90: 'read-the-simulation',
      stips: 'lender-decisions',
      'credit note': 'record-payments',
      'merge leads': 'merge-duplicate-leads',
      smtp: 'mail-server',
      'export csv': 'find-projects',
      'void agreement': 'withdraw-an-agreement',
      shading: 'shade-and-obstructions',
    }
    for (const [question, slug] of Object.entries(first)) expect(slugs(question)[0], question).toBe(slug)
  })

  it('in any form of a word, with accents or without', () => {
    expect(wordsTyped('How do I sign?', 'en')).toEqual(['sign'])
    expect(slugs('reminders')).toContain('send-an-agreement')
    expect(slugs('Réminding')).toContain('send-an-agreement')
  })

  it('in Spanish too, in any form of a word', () => {
    const all = readSpanish()
    const ownCards = all.map(({ article: { blocks: _, ...card } }) => card)
    const own = all.map(one => one.words)
    const first = (question: string) => searchArticles(question, ownCards, own, 'es')[0]?.card.slug
    expect(first('¿Cómo cambio mi contraseña?')).toBe('change-your-password')
    expect(first('importar prospectos')).toBe('import-leads')
    expect(first('facturacion')).toBe('bill-by-invoice')
    expect(wordsTyped('¿Dónde están los contratos firmados?', 'es')).toEqual(['estan', 'contrat', 'firm'])
  })

  it('only where all words are, and marks them in title and text', () => {
    expect(slugs('payback zebra')).toEqual([])
    expect(slugs('?!')).toEqual([])
    const [found] = searchArticles('unapplied cash', cards, words, 'en')
    expect(found?.heading?.text).toBe('Unapplied cash')
    expect(found?.id).toBe('unapplied-cash')
    const marked = found?.text.marks.map(({ from, to }) => found.text.text.slice(from, to).toLowerCase())
    expect(marked?.length).toBeGreaterThan(0)
    for (const mark of marked ?? []) expect(['unapplied', 'unapply', 'cash']).toContain(mark)
  })
})
