// The articles as the build reads them, for tests that look at all of them.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#tests/support/files.ts'
import type { Block, Span } from '#web/help/article.ts'
import { readArticle } from '#web/help/read-article.ts'

const folder = join(root, 'web/help/articles')

export const readAll = () =>
  readdirSync(folder).map(name => readArticle(name.replace(/\.md$/, ''), readFileSync(join(folder, name), 'utf8')))

/** Every span of a block, wherever it stands in it. */
export function spansOf(block: Block): Span[] {
  if (block.kind === 'paragraph' || block.kind === 'note') return block.spans
  if (block.kind === 'steps' || block.kind === 'list') return block.items.flat()
  if (block.kind === 'table') return [...block.head, ...block.rows.flat()].flat()
  return []
}
