// The articles as the build reads them, for tests that look at all of them.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#tests/support/files.ts'
import type { Block, Span } from '#web/help/article.ts'
import { readArticle, readTranslation } from '#web/help/read-article.ts'

const folder = join(root, 'web/help/articles')
const slugsIn = (path: string) =>
  readdirSync(path).flatMap(name => (name.endsWith('.md') ? [name.replace(/\.md$/, '')] : []))
const textOf = (...path: string[]) => readFileSync(join(folder, ...path), 'utf8')

export const readEnglish = () => slugsIn(folder).map(slug => readArticle(slug, textOf(`${slug}.md`)))

export const readSpanish = () =>
  slugsIn(join(folder, 'es')).map(slug => readTranslation(slug, textOf('es', `${slug}.md`), textOf(`${slug}.md`)))

/** All spans of a block, at any depth. */
export function spansOf(block: Block): Span[] {
  if (block.kind === 'paragraph' || block.kind === 'note') return block.spans
  if (block.kind === 'steps' || block.kind === 'list') return block.items.flat()
  if (block.kind === 'table') return [...block.head, ...block.rows.flat()].flat()
  return []
}
