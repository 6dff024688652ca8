// A page of the agreement as text: the words of the PDF in letters that can be read on a phone, with the fields in their places.
import type { ReactNode } from 'react'
import type { Block, Part } from '#machines/agreements/reading/reflow.ts'

type Props = { blocks: readonly Block[]; field: (id: string) => ReactNode }

export const TextPage = ({ blocks, field }: Props) => (
  <div className="flex flex-col gap-4 px-4 py-5 text-reading wrap-anywhere sm:px-8">
    {blocks.map((block, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: blocks keep their places
      <BlockOfText key={at} block={block} field={field} />
    ))}
  </div>
)

function BlockOfText({ block, field }: { block: Block; field: Props['field'] }) {
  if (block.kind === 'table') return <Table rows={block.rows} field={field} />
  // A heading has a weight of its own.
  const isPlain = block.kind === 'heading'
  const text = (
    <Parts parts={isPlain ? block.parts.map(part => ({ ...part, bold: false })) : block.parts} field={field} />
  )
  if (block.kind === 'paragraph') return <div dir="auto">{text}</div>
  return block.level === 2 ? <h2 className="text-xl">{text}</h2> : <h3 className="pt-2 text-lg">{text}</h3>
}

const Table = ({ rows, field }: { rows: Part[][][]; field: Props['field'] }) => (
  <table className="w-full border-collapse">
    <tbody>
      {rows.map((row, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their places
        <tr key={line} className="border-b border-hairline last:border-0">
          {row.map((parts, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cells keep their places
            <td key={column} className="py-2 pr-3 align-top first:min-w-26 last:pr-0">
              <Parts parts={parts} field={field} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

const Parts = ({ parts, field }: { parts: readonly Part[]; field: Props['field'] }) =>
  parts.map((part, at) => {
    if ('field' in part) return field(part.field)
    // biome-ignore lint/suspicious/noArrayIndexKey: parts keep their places
    return part.bold ? <strong key={at}>{part.text}</strong> : part.text
  })
