// An array that was entered by figures: how many panels look where. Without a drawing there is no roof to show.

import { mountingName } from '#machines/design/production/mounting.ts'
import type { Schemas } from '#sdk/types.ts'
import { wind } from '#web/design/wind.ts'
import { number } from '#web/lib/format.ts'
import { words } from './words.ts'

export function PanelRows({ arrays }: { arrays: Schemas['Design']['arrays'] }) {
  return (
    <ul className="flex flex-1 flex-wrap content-center items-start gap-x-14 gap-y-8">
      {arrays.map(({ name, module_count, azimuth_deg, tilt_deg, mounting, tracker }) => (
        <li key={name} className="min-w-0">
          <div aria-hidden className="grid w-fit grid-cols-8 gap-1 sm:gap-1.5">
            {Array.from({ length: module_count }, (_, index) => index).map(panel => (
              <span
                key={panel}
                className="h-11 w-7 rounded-[2px] border border-hairline bg-consumption sm:h-18 sm:w-11"
              />
            ))}
          </div>
          <p className="mt-3 text-md font-semibold">{name}</p>
          <p className="figures text-base text-ink-2">
            {words.module_count_panels({ module_count: number(module_count) })}{' '}
            {tracker
              ? words.following_sun
              : words.facing_steep({ azimuth_deg: wind(azimuth_deg), tilt_deg: number(tilt_deg) })}
            {mounting && `, ${mountingName(mounting).toLowerCase()}`}
          </p>
        </li>
      ))}
    </ul>
  )
}
