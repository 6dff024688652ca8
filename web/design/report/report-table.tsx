// A table of a document: all of its rows, on screen and on paper.
import type { ReactNode } from 'react'
import { ScrollBox } from '#web/ui/scroll-box.tsx'

type Props = {
  label: string
  head: string[]
  rows: { key: string; cells: ReactNode[]; total?: boolean }[]
}

/** The first column is read, the others are compared. */
export function ReportTable({ label, head, rows }: Props) {
  const side = (index: number) => (index === 0 ? 'pr-4 text-left' : 'pl-4 text-right max-sm:pl-3')
  return (
    <ScrollBox className="min-w-0 print:overflow-visible">
      <table aria-label={label} className="w-full border-collapse text-base">
        <thead>
          <tr className="border-b border-hairline-strong text-sm text-ink-3">
            {head.map((name, index) => (
              <th key={name} scope="col" className={`py-1.5 print:py-1 align-bottom font-medium ${side(index)}`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="figures">
          {rows.map(({ key, cells, total }) => (
            <tr
              key={key}
              className={`break-inside-avoid border-b border-hairline last:border-0 ${total ? 'font-semibold' : ''}`}
            >
              {cells.map((cell, index) =>
                index === 0 ? (
                  <th
                    key={head[index]}
                    scope="row"
                    className={`py-1.5 print:py-1 ${total ? 'font-semibold' : 'font-normal'} ${side(index)}`}
                  >
                    {cell}
                  </th>
                ) : (
                  <td key={head[index]} className={`py-1.5 print:py-1 ${side(index)} whitespace-nowrap`}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}
