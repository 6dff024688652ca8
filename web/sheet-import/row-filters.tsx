import { cx } from '#web/lib/class-names.ts'
import { number } from '#web/lib/format.ts'
import { words } from './words.ts'

type Filter<Show> = { show: Show; count: number; label: string }
type Props<Show> = {
  filters: readonly Filter<Show>[]
  chosen: Show | undefined
  onChoose: (show: Show) => void
  legend?: string
}

/** How many rows there are of each kind; pressed, only those are shown. */
export const RowFilters = <Show extends string | null>({ filters, chosen, onChoose, legend }: Props<Show>) => (
  <fieldset className="flex flex-wrap gap-2">
    <legend className="sr-only">{legend ?? words.show_rows}</legend>
    {filters.map(({ show, count, label }) => (
      <button
        key={label}
        type="button"
        aria-pressed={chosen === show}
        onClick={() => onChoose(show)}
        className={cx(
          'flex min-h-8 items-baseline gap-2 rounded-control border px-3 py-1 text-sm max-sm:min-h-11 max-sm:items-center',
          chosen === show ? 'border-marigold bg-marigold-soft' : 'border-hairline-strong hover:bg-sunken',
        )}
      >
        <span className="figures font-semibold">{number(count)}</span> {label}
      </button>
    ))}
  </fieldset>
)
