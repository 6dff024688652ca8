// Designs one under the other, where two do not fit side by side.
import type { Schemas } from '#sdk/types.ts'
import { Facts } from '#web/ui/page.tsx'
import { CellFigure } from './cell-figure.tsx'
import { ChooseDesign, DesignMenu, type DesignProps } from './design-actions.tsx'
import { designRows } from './design-rows.ts'
import { words as texts } from './words.ts'

type Props = Omit<DesignProps, 'design'> & { designs: Schemas['ListedDesign'][]; calculated_at: number }

export function DesignsList({ designs, calculated_at, ...rest }: Props) {
  const rows = designRows(designs)
  return (
    <ul aria-label={texts.designs} className="flex flex-col divide-y divide-hairline">
      {designs.map((design, at) => (
        <li key={design.id} aria-label={design.name} className="min-w-0 p-4">
          <div className="mb-3 flex items-start justify-between gap-2">
            <h3 className="min-w-0 text-md break-words">{design.name}</h3>
            <DesignMenu design={design} {...rest} />
          </div>
          <Facts
            facts={rows.map(({ label, cells, differs }) => {
              const { value = '–', note, derivation, note_derivation } = cells[at] ?? {}
              const figure = <CellFigure key={label} text={value} derivation={derivation} at={calculated_at} />
              return {
                label,
                value: differs ? (
                  <span className="rounded-control bg-info-soft px-1.5 font-medium">{figure}</span>
                ) : (
                  figure
                ),
                note: note && <CellFigure text={note} derivation={note_derivation} at={calculated_at} />,
              }
            })}
          />
          {design.missing && <p className="mt-2 text-sm text-ink-2">{design.missing}</p>}
          <div className="mt-4">
            <ChooseDesign design={design} {...rest} />
          </div>
        </li>
      ))}
    </ul>
  )
}
