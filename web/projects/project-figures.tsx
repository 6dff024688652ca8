// The three figures of a project that stand in its header: size, price, and since when it has its status.
import type { Schemas } from '#sdk/types.ts'
import { ago } from '#web/lib/ago.ts'
import { date, money, words } from '#web/lib/format.ts'

export function ProjectFigures({ project }: { project: Schemas['Project'] }) {
  const { size_kw, price_cents, status, status_since } = project
  const figures = [
    { label: 'Size', value: size_kw === null ? '–' : `${size_kw.toFixed(2)} kW` },
    { label: 'Price', value: price_cents === null ? '–' : money(price_cents) },
    {
      label: `${words(status)} since`,
      value: ageOf(status_since),
      title: `Since ${date(status_since)}`,
    },
  ]
  return (
    <dl className="mr-2 flex flex-wrap gap-x-6 gap-y-1">
      {figures.map(({ label, value, title }) => (
        <div key={label} title={title}>
          <dt className="text-xs text-ink-3">{label}</dt>
          <dd className="figures text-base font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** '12 days', without the 'ago' that the label says. */
const ageOf = (at: string) => ago(at, Date.now()).replace(/ ago$/, '')
