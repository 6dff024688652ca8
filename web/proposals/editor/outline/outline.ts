// Edits to a proposal's pages and blocks. Pure: each returns the same content if it isn't possible.
import type { Block, Content, Page } from '#machines/proposals/content.ts'
import { newBlock } from './new-block.ts'

/** As the contract allows. */
export const MOST_PAGES = 30
export const MOST_BLOCKS = 30

type Found = { page: Page; page_at: number; block: Block | undefined; block_at: number }

/** The page or block with this id, and its position; for a page, block is undefined. */
export function find(content: Content, id: string): Found | undefined {
  for (const [page_at, page] of content.pages.entries()) {
    if (page.id === id) return { page, page_at, block: undefined, block_at: -1 }
    const block_at = page.blocks.findIndex(block => block.id === id)
    if (block_at >= 0) return { page, page_at, block: page.blocks[block_at], block_at }
  }
  return undefined
}

const idsOf = (content: Content) => new Set(content.pages.flatMap(({ id, blocks }) => [id, ...blocks.map(b => b.id)]))

/** Unused ids: p1, p2 … for pages, b1, b2 … for blocks. */
function* freeIds(content: Content, letter: 'p' | 'b'): Generator<string, never> {
  const taken = idsOf(content)
  for (let number = 1; ; number++) if (!taken.has(`${letter}${number}`)) yield `${letter}${number}`
}
const freeId = (content: Content, letter: 'p' | 'b') => freeIds(content, letter).next().value

const withPages = (pages: readonly Page[]): Content => ({ pages: [...pages] })
const withPage = (content: Content, id: string, change: (page: Page) => Page): Content =>
  withPages(content.pages.map(page => (page.id === id ? change(page) : page)))
const without = <T extends { id: string }>(all: readonly T[], id: string) => all.filter(one => one.id !== id)
const inserted = <T>(all: readonly T[], at: number, ...more: T[]) => [...all.slice(0, at), ...more, ...all.slice(at)]
const within = (at: number, most: number) => Math.max(0, Math.min(at, most))

/** After the page of this id, or at the end; with the id of the new page. */
export function addPage(content: Content, name: string, after?: string): { content: Content; id: string | undefined } {
  if (content.pages.length >= MOST_PAGES) return { content, id: undefined }
  const id = freeId(content, 'p')
  const at = content.pages.findIndex(page => page.id === after)
  const page: Page = { id, name, hidden: false, blocks: [] }
  return { content: withPages(inserted(content.pages, at < 0 ? content.pages.length : at + 1, page)), id }
}

export function addBlock(
  content: Content,
  kind: Block['kind'],
  page_id: string,
  at = Number.POSITIVE_INFINITY,
): { content: Content; id: string | undefined } {
  const page = content.pages.find(one => one.id === page_id)
  if (!page || page.blocks.length >= MOST_BLOCKS) return { content, id: undefined }
  const id = freeId(content, 'b')
  const blocks = inserted(page.blocks, within(at, page.blocks.length), newBlock(id, kind))
  return { content: withPage(content, page_id, one => ({ ...one, blocks })), id }
}

export const changePage = (content: Content, page_id: string, change: Partial<Pick<Page, 'name' | 'hidden'>>) =>
  withPage(content, page_id, page => ({ ...page, ...change }))

export const changeBlock = (content: Content, block: Block): Content =>
  withPages(
    content.pages.map(page =>
      page.blocks.some(({ id }) => id === block.id)
        ? { ...page, blocks: page.blocks.map(one => (one.id === block.id ? block : one)) }
        : page,
    ),
  )

export function setHidden(content: Content, id: string, hidden: boolean): Content {
  const place = find(content, id)
  if (!place) return content
  return place.block ? changeBlock(content, { ...place.block, hidden }) : changePage(content, id, { hidden })
}

/** A page or block again below itself, with ids of its own. */
export function duplicate(content: Content, id: string): { content: Content; id: string | undefined } {
  const place = find(content, id)
  if (!place) return { content, id: undefined }
  const { page, page_at, block, block_at } = place
  if (block) {
    if (page.blocks.length >= MOST_BLOCKS) return { content, id: undefined }
    const copy = { ...block, id: freeId(content, 'b') }
    const blocks = inserted(page.blocks, block_at + 1, copy)
    return { content: withPage(content, page.id, one => ({ ...one, blocks })), id: copy.id }
  }
  if (content.pages.length >= MOST_PAGES) return { content, id: undefined }
  const ids = freeIds(content, 'b')
  const blocks = page.blocks.map(one => ({ ...one, id: ids.next().value }))
  const copy = { ...page, id: freeId(content, 'p'), blocks }
  return { content: withPages(inserted(content.pages, page_at + 1, copy)), id: copy.id }
}

/** The last page stays: a proposal has one. */
export function remove(content: Content, id: string): Content {
  const place = find(content, id)
  if (!place || (!place.block && content.pages.length === 1)) return content
  if (!place.block) return withPages(without(content.pages, id))
  return withPage(content, place.page.id, page => ({ ...page, blocks: without(page.blocks, id) }))
}

/** `to` is the place it then has. */
export function movePage(content: Content, id: string, to: number): Content {
  const place = find(content, id)
  if (!place || place.block || place.page_at === to) return content
  const others = without(content.pages, id)
  return withPages(inserted(others, within(to, others.length), place.page))
}

/** `to` is the place it then has on that page. */
export function moveBlock(content: Content, id: string, page_id: string, to: number): Content {
  const place = find(content, id)
  const target = content.pages.find(page => page.id === page_id)
  const block = place?.block
  if (!place || !block || !target) return content
  const stays = place.page.id === page_id
  if (stays && place.block_at === to) return content
  if (!stays && target.blocks.length >= MOST_BLOCKS) return content
  const taken = withPage(content, place.page.id, page => ({ ...page, blocks: without(page.blocks, id) }))
  return withPage(taken, page_id, page => ({
    ...page,
    blocks: inserted(page.blocks, within(to, page.blocks.length), block),
  }))
}

/** One position up or down; a block at the edge of its page moves to the next one. */
export function step(content: Content, id: string, by: -1 | 1): Content {
  const place = find(content, id)
  if (!place) return content
  const { page, page_at, block, block_at } = place
  if (!block) {
    const to = page_at + by
    return to < 0 || to >= content.pages.length ? content : movePage(content, id, to)
  }
  const to = block_at + by
  if (to >= 0 && to < page.blocks.length) return moveBlock(content, id, page.id, to)
  const neighbour = content.pages[page_at + by]
  return neighbour ? moveBlock(content, id, neighbour.id, by < 0 ? neighbour.blocks.length : 0) : content
}
