// Help Center articles are correct: links lead somewhere, labels are on screen, pictures exist.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { SYSTEM_ROLES } from '#server/company/system-roles.ts'
import { filesOf, root } from '#tests/support/files.ts'
import { routes } from '#web/frame/routes.ts'
import { type Article, GROUPS, type Words } from '#web/help/article.ts'
import { readEnglish, spansOf } from './article-files.ts'

let articles: Article[]
let words: Words[]
/** Texts on screen, without their line breaks. */
const onScreen = filesOf(['web', 'machines', 'server/company/notifications'], ['.ts', '.tsx'])
  .map(file => readFileSync(join(root, file), 'utf8').replaceAll(/\s+/g, ' '))
  .join(' ')

beforeAll(() => {
  const read = readEnglish()
  articles = read.map(({ article }) => article)
  words = read.map(one => one.words)
})

/** As a whole text or the beginning or end of one, not a piece of another word. */
const isOnScreen = (label: string) =>
  [label, label.replaceAll('’', "'")].some(text =>
    new RegExp(`['"\`>{}] ?${text.replaceAll(/[.?()]/g, '\\$&')} ?['"\`<{}$…]`).test(onScreen),
  )

const spans = ({ blocks }: Article) => blocks.flatMap(spansOf)
describe('the articles of the Help Center', () => {
  it('are many, in every group, and say at first sight what they are about', () => {
    expect(articles.length).toBeGreaterThanOrEqual(50)
    for (const group of GROUPS) expect(articles.some(one => one.group === group)).toBe(true)
    expect(articles.filter(({ summary }) => summary.length < 30 || summary.length > 110)).toEqual([])
    const places = articles.map(({ group, order }) => `${group} ${order}`)
    expect(new Set(places).size).toBe(places.length)
    expect(new Set(articles.map(({ title }) => title)).size).toBe(articles.length)
  })

  it('are neither a line nor a book', () => {
    const lengths = words.map(({ slug, passages }) => ({
      slug,
      length: passages.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0),
    }))
    expect(lengths.filter(({ length }) => length < 100 || length > 400)).toEqual([])
  })

  it('lead only to addresses that are there', () => {
    const slugs = new Set(articles.map(({ slug }) => slug))
    const wrong = articles.flatMap(article =>
      spans(article)
        .flatMap(span => (span.kind === 'link' ? [span.href] : []))
        .filter(href =>
          href.startsWith('/help/')
            ? !slugs.has(href.slice('/help/'.length))
            : !routes.some(({ path }) => path === href && !path.includes('[')),
        )
        .map(href => `${article.slug}: ${href}`),
    )
    expect(wrong).toEqual([])
  })

  it('quote labels exactly as on screen', () => {
    const wrong = articles.flatMap(article =>
      spans(article)
        .flatMap(span => (span.kind === 'strong' ? [span.text.replace(/[.:]$/, '')] : []))
        .filter(label => !isOnScreen(label))
        .map(label => `${article.slug}: ${label}`),
    )
    expect(wrong).toEqual([])
  })

  it('belong to screens that are there, one article to a screen', () => {
    const screens = articles.flatMap(article => article.screens)
    expect(screens.filter(screen => !routes.some(({ path }) => path === screen.split('?')[0]))).toEqual([])
    expect(screens.filter((screen, index) => screens.indexOf(screen) !== index)).toEqual([])
  })

  it('answer for every screen in the menu and every tab of a project', () => {
    const screens = new Set(articles.flatMap(article => article.screens))
    const helped = [
      '/help',
      '/help/[slug]',
      '/404',
      '/widgets',
      '/solar-proposal/[id]',
      '/proposal/[id]',
      '/sign/completed',
    ]
    const without = routes
      .filter(({ access }) => access === 'shell' || access === 'fullscreen')
      .filter(({ path }) => !helped.includes(path) && !screens.has(path))
    expect(without.map(({ path }) => path)).toEqual([])
    const tabs =
      readFileSync(join(root, 'web/projects/sale/project/project-tabs.ts'), 'utf8').match(
        /TAB_IDS = \[([^\]]+)\]/,
      )?.[1] ?? ''
    const ids = [...tabs.matchAll(/'(\w+)'/g)].map(([, id]) => id)
    expect(ids.filter(id => !screens.has(`/projects/[id]?tab=${id}`))).toEqual([])
  })

  it('ask for permissions that exist', () => {
    const all: readonly string[] = SYSTEM_ROLES.find(({ name }) => name === 'Owner')?.permissions ?? []
    expect(articles.flatMap(({ permission }) => permission ?? []).filter(one => !all.includes(one))).toEqual([])
  })

  it('show at least twelve pictures, each there, small, of a known size and described in words', () => {
    const sizes: Record<string, { width: number; height: number }> = JSON.parse(
      readFileSync(join(root, 'web/help/pictures/sizes.json'), 'utf8'),
    )
    const pictures = articles.flatMap(({ blocks }) =>
      blocks.flatMap(block => (block.kind === 'picture' ? [block] : [])),
    )
    expect(pictures.length).toBeGreaterThanOrEqual(12)
    for (const { name, alt } of pictures) {
      const file = join(root, `web/help/pictures/${name}.webp`)
      expect(existsSync(file), file).toBe(true)
      expect(readFileSync(file).length, name).toBeLessThanOrEqual(60 * 1024)
      expect(sizes[name]?.width, name).toBeGreaterThan(300)
      expect(alt.length).toBeGreaterThan(10)
    }
    const shown = new Set(pictures.map(({ name }) => name))
    expect(Object.keys(sizes).filter(name => !shown.has(name))).toEqual([])
  })
})
