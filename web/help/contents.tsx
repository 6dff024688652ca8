// An article's table of contents, next to it if there is room.
import type { Block } from './article.ts'
import { headingId } from './heading-id.ts'
import { words } from './words.ts'

export function Contents({ blocks }: { blocks: Block[] }) {
  const headings = blocks.flatMap(block => (block.kind === 'heading' ? [block] : []))
  if (headings.length < 2) return null
  return (
    <nav aria-label={words.article_contents_label} className="no-print hidden lg:block">
      <div className="sticky under-6">
        <h2 className="mb-1.5 text-xs font-medium text-ink-3">{words.article_contents_label}</h2>
        <ul className="border-l border-hairline">
          {headings.map(({ text }) => (
            <li key={text}>
              <a
                href={`#${headingId(text)}`}
                className="-ml-px block border-l border-transparent py-1 pl-3 text-sm text-ink-2 hover:border-marigold hover:text-ink"
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
