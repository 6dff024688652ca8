// The temperatures strings are checked at, each with where it is from. The design tab, the form and the designer show it.
import { TriangleAlert } from 'lucide-react'
import { temperature } from '#machines/lib/temperature.ts'
import type { Schemas } from '#sdk/types.ts'
import { words } from './words.ts'

const MILES_A_KM = 0.621371

export function SiteTemperatures({ site }: { site: Schemas['SiteTemperatures'] }) {
  const { lowest_c, lowest_place: place, lowest_distance_km: far_km, lowest_source, caution } = site
  const lowest = { lowest: temperature(lowest_c), source: lowest_source }
  return (
    <div className="flex flex-col gap-1">
      <p>
        {place === null
          ? words.lowest_estimated(lowest)
          : words.lowest_temperature({ ...lowest, place, miles: Math.round((far_km ?? 0) * MILES_A_KM) })}
      </p>
      {caution !== null && (
        <p className="flex gap-2 text-ink-2">
          <TriangleAlert size={14} aria-hidden className="mt-0.5 shrink-0 text-warning" />
          {caution}
        </p>
      )}
      <p>{words.summer_temperature({ summer_high: temperature(site.summer_high_c), source: site.source })}</p>
    </div>
  )
}
