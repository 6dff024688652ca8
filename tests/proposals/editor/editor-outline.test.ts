// Random moves of pages and blocks: nothing is lost, duplicated, or beyond the contract.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Content } from '#machines/proposals/content.ts'
import { usualPages } from '#machines/proposals/usual-pages.ts'
import { opened, stepped } from '#web/projects/sale/work-history.ts'
import {
  addBlock,
  addPage,
  duplicate,
  find,
  MOST_BLOCKS,
  MOST_PAGES,
  moveBlock,
  movePage,
  remove,
  setHidden,
  step,
} from '#web/proposals/editor/outline/outline.ts'
import { dropped } from '#web/proposals/editor/outline/use-outline-drag.ts'

const PAGES = usualPages('en')
const idsOf = ({ pages }: Content) => pages.flatMap(({ id, blocks }) => [id, ...blocks.map(block => block.id)])
const sorted = (content: Content) => idsOf(content).sort()

/** Something done to the part at a place of the list, and to a place. */
const act = fc.record({
  what: fc.constantFrom('up', 'down', 'move', 'drag', 'hide', 'duplicate', 'remove', 'page', 'block'),
  part: fc.nat(200),
  page: fc.nat(40),
  to: fc.nat(40),
})
type Act = { what: string; part: number; page: number; to: number }

function done(content: Content, { what, part, page, to }: Act): Content {
  const ids = idsOf(content)
  const id = ids[part % ids.length] ?? ''
  const page_id = content.pages[page % content.pages.length]?.id ?? ''
  const block = find(content, id)?.block !== undefined
  switch (what) {
    case 'up':
      return step(content, id, -1)
    case 'down':
      return step(content, id, 1)
    case 'move':
      return block ? moveBlock(content, id, page_id, to) : movePage(content, id, to)
    case 'drag':
      return dropped(content, id, { page_id: block ? page_id : null, to })
    case 'hide':
      return setHidden(content, id, true)
    case 'duplicate':
      return duplicate(content, id).content
    case 'remove':
      return remove(content, id)
    case 'page':
      return addPage(content, 'New', page_id).content
    default:
      return addBlock(content, 'text', page_id, to).content
  }
}

describe('the outline', () => {
  it('keeps every part, each once, whatever is moved where', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 30 }), acts => {
        let content = PAGES
        for (const one of acts) {
          const next = done(content, one)
          const [before, after] = [sorted(content), sorted(next)]
          expect(new Set(after).size).toBe(after.length)
          if (['up', 'down', 'move', 'drag', 'hide'].includes(one.what)) expect(after).toEqual(before)
          if (one.what === 'duplicate' || one.what === 'page' || one.what === 'block')
            expect(after).toEqual(expect.arrayContaining(before))
          expect(next.pages.length).toBeGreaterThan(0)
          expect(next.pages.length).toBeLessThanOrEqual(MOST_PAGES)
          expect(Math.max(...next.pages.map(({ blocks }) => blocks.length))).toBeLessThanOrEqual(MOST_BLOCKS)
          content = next
        }
      }),
      { numRuns: 150 },
    )
  })

  it('moves a block over the edge of its page, and no further than the last', () => {
    const [first, second] = PAGES.pages
    const block = first?.blocks.at(-1)
    if (!first || !second || !block) throw new Error('There are two pages')
    const over = step(PAGES, block.id, 1)
    expect(find(over, block.id)).toMatchObject({ page: { id: second.id }, block_at: 0 })
    expect(find(step(over, block.id, -1), block.id)).toMatchObject({
      page: { id: first.id },
      block_at: first.blocks.length - 1,
    })
    expect(step(PAGES, first.id, -1)).toBe(PAGES)
    expect(step(PAGES, first.blocks[0]?.id ?? '', -1)).toBe(PAGES)
  })

  it('drops a block where its line was drawn, also below its own place', () => {
    const page = PAGES.pages.find(({ blocks }) => blocks.length >= 2)
    const [one, two] = page?.blocks ?? []
    if (!page || !one || !two) throw new Error('There is a page with two blocks')
    const order = (content: Content) => content.pages.find(({ id }) => id === page.id)?.blocks.map(({ id }) => id)
    expect(order(dropped(PAGES, one.id, { page_id: page.id, to: 2 }))?.slice(0, 2)).toEqual([two.id, one.id])
    expect(dropped(PAGES, one.id, { page_id: page.id, to: 1 })).toBe(PAGES)
    expect(dropped(PAGES, one.id, { page_id: page.id, to: 0 })).toBe(PAGES)
  })
})

describe('the way back', () => {
  it('leads to where it began and forth again, however much was done', () => {
    fc.assert(
      fc.property(fc.array(act, { minLength: 1, maxLength: 12 }), acts => {
        let history = opened(PAGES)
        for (const one of acts)
          history = stepped(history, { type: 'edited', content: done(history.present, one), at_ms: 0 })
        const last = history.present
        const steps = history.past.length
        for (let at = 0; at < steps; at++) history = stepped(history, { type: 'undone' })
        expect(history.present).toBe(PAGES)
        for (let at = 0; at < steps; at++) history = stepped(history, { type: 'redone' })
        expect(history.present).toBe(last)
      }),
      { numRuns: 60 },
    )
  })

  it('takes what is typed in one go for one step, and a pause for the beginning of another', () => {
    const typed = (name: string): Content => ({ pages: PAGES.pages.map(page => ({ ...page, name })) })
    let history = opened(PAGES)
    for (const [at, name] of ['H', 'He', 'Hey'].entries())
      history = stepped(history, { type: 'edited', content: typed(name), key: 'p1.name', at_ms: at * 300 })
    history = stepped(history, { type: 'edited', content: typed('Hey you'), key: 'p1.name', at_ms: 5_000 })
    expect(history.past).toHaveLength(2)
    expect(stepped(history, { type: 'undone' }).present).toEqual(typed('Hey'))
  })
})
