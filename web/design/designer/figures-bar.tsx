// A drawing's figures: size immediately, year, price and payment shortly after, with old ones gray until then.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Derivation } from '#machines/money/derivations/derivation.ts'
import { type DesignFigure, drawnDerivation } from '#machines/money/derivations/design.ts'
import type { Schemas } from '#sdk/types.ts'
import { write } from '#web/data/queries.ts'
import { cx } from '#web/lib/class-names.ts'
import { kw, kwh, money, percent } from '#web/lib/format.ts'
import { useSettled } from '#web/lib/use-settled.ts'
import { Derived } from '#web/money/derivations/derived.tsx'
import { common } from '#web/words/common.ts'
import { dcWatts, modulesOn } from './canvas/settling.ts'
import type { Drawing } from './drawing-types.ts'
import { useEditor } from './editor.ts'
import { words } from './words.ts'

const WAIT_MS = 500

/** The inputs of price and year: a plane's name or a calibrated image isn't one. */
const asked = ({ image: _, ...drawing }: Drawing) => JSON.stringify(drawing)

function usePreview(project_id: string, drawing: Drawing) {
  const settled = useSettled(drawing, WAIT_MS)
  const ready = modulesOn(settled) > 0 && settled.inverters.length > 0
  const preview = useQuery<Schemas['DrawingFigures']>({
    queryKey: ['/v3/design.PreviewDrawing', project_id, asked(settled)],
    queryFn: () => write('/v3/design.PreviewDrawing', { project_id, drawing: settled }),
    enabled: ready,
    placeholderData: keepPreviousData,
    // The same drawing comes to the same.
    staleTime: 60_000,
    gcTime: 60_000,
  })
  return {
    figures: ready ? preview.data : undefined,
    stale: settled !== drawing || preview.isPlaceholderData || preview.isFetching,
    at: preview.dataUpdatedAt,
    error: ready ? preview.error : null,
  }
}

export function FiguresBar({ findings }: { findings: React.ReactNode }) {
  const { drawing, project, known } = useEditor()
  const { figures, stale, at, error } = usePreview(project.id, drawing)
  const modules = modulesOn(drawing)
  const from = (figure: DesignFigure) => ({ derivation: figures && drawnDerivation(figures, figure), at })
  const lacks =
    modules === 0 ? words.add_panels_hint : drawing.inverters.length === 0 ? words.choose_inverter_hint : undefined
  return (
    <div className="relative flex min-h-11 shrink-0 items-center gap-x-4 overflow-x-auto border-t border-hairline bg-surface px-4 py-1.5">
      <dl aria-label={words.design_summary} className="flex shrink-0 items-center gap-x-4">
        <Figure label={words.modules} value={String(modules)} />
        <Figure label={common.size} value={kw(dcWatts(drawing.planes, known.panels) / 1000)} />
        {!lacks && (
          <>
            <Figure
              label={words.per_year}
              value={shown(figures?.annual_kwh, kwh, stale)}
              stale={stale}
              {...from('year')}
            />
            <Figure label={words.offset} value={shown(figures?.offset, percent, stale)} stale={stale} />
            <Figure
              label={common.price}
              value={shown(figures?.price_cents, money, stale)}
              stale={stale}
              {...from('price')}
            />
            {figures?.monthly_payment_cents != null && (
              <Figure
                label={words.per_month}
                value={money(figures.monthly_payment_cents)}
                stale={stale}
                title={figures.payment_name ?? undefined}
                {...from('payment')}
              />
            )}
          </>
        )}
      </dl>
      {lacks && <p className="shrink-0 text-sm text-ink-3">{lacks}</p>}
      {error && <p className="shrink-0 text-sm text-danger">{error.message}</p>}
      <div className="right-0 ml-auto flex shrink-0 items-center gap-2 bg-surface md:sticky">{findings}</div>
    </div>
  )
}

/** Three dots while loading, a dash if there is none. */
const shown = (value: number | null | undefined, write: (value: number) => string, stale: boolean) =>
  value == null ? (stale ? '…' : '–') : write(value)

type FigureProps = {
  label: string
  value: string
  stale?: boolean
  title?: string | undefined
  derivation?: Derivation | undefined
  at?: number
}

function Figure({ label, value, stale, title, derivation, at = 0 }: FigureProps) {
  return (
    <div className="flex items-baseline gap-1.5 whitespace-nowrap" title={title}>
      <dt className="text-xs text-ink-3">{label}</dt>
      <dd
        aria-busy={stale || undefined}
        className={cx('figures text-base font-semibold transition-colors', stale && 'text-ink-3')}
      >
        <Derived derivation={derivation} at={at}>
          {value}
        </Derived>
      </dd>
    </div>
  )
}
