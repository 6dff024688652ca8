// One total in its parts: a bar, and a list of each part with name, amount and share. The list has everything the bar shows.
import type { ReactNode } from 'react'
import { kwh, percent } from '#web/lib/format.ts'

type BarPart = { name: string; kwh: number; color: string }

type Props = {
  title: string
  parts: BarPart[]
  /** Wraps a figure with its explanation; null is the total. */
  explain?: (name: string | null, figure: string) => ReactNode
}

export function ShareBar({ title, parts, explain = (_, figure) => figure }: Props) {
  const whole = parts.reduce((sum, part) => sum + part.kwh, 0)
  const share = (part: BarPart) => (whole > 0 ? part.kwh / whole : 0)
  return (
    <figure className="min-w-0">
      <figcaption className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 font-semibold">
        {title}
        <span className="figures font-normal text-ink-2">{explain(null, kwh(whole))}</span>
      </figcaption>
      <div aria-hidden className="flex h-9 gap-px overflow-hidden rounded-control bg-sunken">
        {parts.map(part => (
          <span key={part.name} style={{ width: `${share(part) * 100}%`, background: part.color }} />
        ))}
      </div>
      <ul className="mt-3 flex flex-wrap gap-x-8 gap-y-2">
        {parts.map(part => (
          <li key={part.name} className="flex items-baseline gap-2">
            <span aria-hidden className="size-2.5 shrink-0 rounded-[2px]" style={{ background: part.color }} />
            <span className="text-ink-2">{part.name}</span>
            <span className="figures font-medium">{explain(part.name, kwh(part.kwh))}</span>
            <span className="figures text-ink-3">{percent(share(part))}</span>
          </li>
        ))}
      </ul>
    </figure>
  )
}
