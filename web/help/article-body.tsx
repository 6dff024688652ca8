// The blocks of an article as they are read: 68 characters a line, steps numbered, pictures framed.
import { Notice } from '#web/ui/states.tsx'
import type { Block } from './article.ts'
import { headingId } from './heading-id.ts'
import { pictureOf } from './library.ts'
import { Spans } from './spans.tsx'
import { words } from './words.ts'

export const ArticleBody = ({ blocks }: { blocks: Block[] }) => (
  <div className="flex max-w-[68ch] flex-col gap-3.5 text-md text-ink-2">
    {blocks.map((block, index) => (
      // An article never changes while it is shown.
      // biome-ignore lint/suspicious/noArrayIndexKey: its place is what a block is known by
      <Shown key={index} block={block} />
    ))}
  </div>
)

function Shown({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return (
        <h2 id={headingId(block.text)} className="mt-4 scroll-mt-20 text-lg text-ink sm:scroll-mt-6">
          {block.text}
        </h2>
      )
    case 'paragraph':
      return (
        <p>
          <Spans spans={block.spans} />
        </p>
      )
    case 'note':
      return (
        <Notice>
          <Spans spans={block.spans} />
        </Notice>
      )
    case 'steps':
      return (
        <ol className="flex list-decimal flex-col gap-2 pl-6 marker:text-sm marker:text-ink-3">
          <Items block={block} />
        </ol>
      )
    case 'list':
      return (
        <ul className="flex list-disc flex-col gap-2 pl-6 marker:text-ink-3">
          <Items block={block} />
        </ul>
      )
    case 'table':
      return <Table block={block} />
    case 'picture':
      return <Picture name={block.name} alt={block.alt} />
  }
}

function Items({ block }: { block: Extract<Block, { kind: 'steps' | 'list' }> }) {
  return block.items.map((spans, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: its place is what an item is known by
    <li key={index} className="pl-1">
      <Spans spans={spans} />
    </li>
  ))
}

function Table({ block: { head, rows } }: { block: Extract<Block, { kind: 'table' }> }) {
  return (
    <div className="overflow-x-auto rounded-card border border-hairline bg-surface">
      <table className="w-full text-left text-base">
        <thead className="border-b border-hairline text-sm text-ink-3">
          <tr>
            {head.map((spans, index) => {
              // The corner above row headings may be empty, which is no heading.
              const Cell = spans.length > 0 ? 'th' : 'td'
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: its place is what a cell is known by
                <Cell key={index} scope={spans.length > 0 ? 'col' : undefined} className="px-3.5 py-2 font-medium">
                  <Spans spans={spans} />
                </Cell>
              )
            })}
          </tr>
        </thead>
        <tbody className="divide-y divide-hairline">
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: its place is what a row is known by
            <tr key={at}>
              {row.map((spans, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: its place is what a cell is known by
                <td key={index} className="px-3.5 py-2 align-top">
                  <Spans spans={spans} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Picture({ name, alt }: { name: string; alt: string }) {
  const picture = pictureOf(name)
  if (!picture) return null
  return (
    <figure className="my-1">
      <a href={picture.src} target="_blank" rel="noreferrer" aria-label={words.open_picture({ alt })} className="block">
        {/* Pictures are of the light theme: a white sheet in a dark room is dimmed a little. */}
        <img
          {...picture}
          alt={alt}
          loading="lazy"
          className="h-auto w-full rounded-card border border-hairline dark:brightness-90"
        />
      </a>
      <figcaption className="mt-1.5 text-sm text-ink-3">{alt}</figcaption>
    </figure>
  )
}
