// The ways to pay on one page. On a phone the table is pushed sideways.
import { NotCountedNote } from '../blocks/not-counted-note.tsx'
import type { Shown } from '../shown.ts'
import { WaysTable } from './ways-table.tsx'

export function SummaryWays({ shown }: { shown: Shown }) {
  const { figures, words } = shown
  if (figures.offers.length === 0) return null
  return (
    <section className="min-w-0">
      <h2 className="text-md">{words.titles.financing}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: content wider than a phone must scroll by keyboard too */}
      <section tabIndex={0} aria-label={words.titles.financing} className="overflow-x-auto print:overflow-visible">
        <div className="min-w-[36rem] print:min-w-0">
          <WaysTable shown={shown} brief />
        </div>
      </section>
      <NotCountedNote shown={shown} />
    </section>
  )
}
