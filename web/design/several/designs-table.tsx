// Designs side by side on wide screens. Rows that differ are highlighted.
import type { Schemas } from '#sdk/types.ts'
import { cx } from '#web/lib/class-names.ts'
import { ScrollBox } from '#web/ui/scroll-box.tsx'
import { CellFigure } from './cell-figure.tsx'
import { ChooseDesign, DesignMenu, type DesignProps } from './design-actions.tsx'
import { designRows } from './design-rows.ts'
import { words as texts } from './words.ts'

type Props = Omit<DesignProps, 'design'> & { designs: Schemas['ListedDesign'][]; calculated_at: number }

export function DesignsTable({ designs, calculated_at, ...rest }: Props) {
  return (
    <ScrollBox>
      <table aria-label={texts.designs} className="w-full border-collapse text-left text-base">
        <thead>
          <tr className="border-b border-hairline-strong align-bottom">
            <th scope="col" className={cx(LABEL, 'bg-surface')}>
              <span className="sr-only">{texts.figure}</span>
            </th>
            {designs.map(design => (
              <th key={design.id} scope="col" className="min-w-40 px-3 py-3 font-normal">
                <span className="flex items-start justify-between gap-2">
                  <span className="min-w-0 font-semibold break-words">{design.name}</span>
                  <DesignMenu design={design} {...rest} />
                </span>
                <span className="mt-2 flex min-h-9 items-center">
                  <ChooseDesign design={design} {...rest} />
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {designRows(designs).map(({ label, cells, differs }) => (
            <tr key={label} className="border-b border-hairline align-top last:border-0">
              <th
                scope="row"
                className={cx(
                  LABEL,
                  'py-2 text-sm font-normal',
                  differs ? 'bg-info-soft text-ink' : 'bg-surface text-ink-3',
                )}
              >
                {label}
                {differs && <span className="sr-only">{texts.differs}</span>}
              </th>
              {cells.map(({ value, note, derivation, note_derivation }, at) => (
                <td
                  key={designs[at]?.id}
                  className={cx('figures px-3 py-2', differs ? 'bg-info-soft font-medium' : 'text-ink-2')}
                >
                  <CellFigure text={value} derivation={derivation} at={calculated_at} />
                  {note && (
                    <span className="block text-xs font-normal text-ink-2">
                      <CellFigure text={note} derivation={note_derivation} at={calculated_at} />
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
          {designs.some(({ missing }) => missing) && (
            <tr className="align-top">
              <th scope="row" className={cx(LABEL, 'bg-surface py-2 text-sm font-normal text-ink-3')}>
                {texts.what_missing}
              </th>
              {designs.map(({ id, missing }) => (
                <td key={id} className="px-3 py-2 text-sm text-ink-2">
                  {missing ?? texts.nothing}
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </ScrollBox>
  )
}

const LABEL = 'sticky left-0 z-10 min-w-32 pr-2 pl-4 text-left'
