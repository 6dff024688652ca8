// The three figures in a project's header: size, price, and time in its status.

import type { Schemas } from '#sdk/types.ts'
import { date, money, number } from '#web/lib/format.ts'
import { DerivedPrice } from '#web/money/derivations/derived-price.tsx'
import { statusName } from '#web/ui/status-name.ts'
import { common } from '#web/words/common.ts'
import { words as texts } from './words.ts'

export function ProjectFigures({ project }: { project: Schemas['Project'] }) {
  const { id, size_kw, price_cents, status, status_since } = project
  const figures = [
    { label: common.size, value: size_kw === null ? '–' : `${size_kw.toFixed(2)} kW` },
    {
      label: common.price,
      value: price_cents === null ? '–' : <DerivedPrice project_id={id}>{money(price_cents)}</DerivedPrice>,
    },
    {
      label: texts.status_for({ value: statusName(status) }),
      value: ageOf(status_since, Date.now()),
      title: texts.since_status_since({ status_since: date(status_since) }),
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

const HOUR_MS = 3_600_000

/** '16 days', '5 hours'. */
function ageOf(at: string, now: number): string {
  const hours = Math.max(0, Math.floor((now - new Date(at).getTime()) / HOUR_MS))
  const days = Math.floor(hours / 24)
  if (days > 0) return texts.days_count({ count: days, number: number(days) })
  return texts.hours_count({ hours })
}
