// Default names of roof planes, by the direction they face.
import { wind } from '#web/design/wind.ts'
import { capitalized } from '#web/lib/format.ts'
import type { Plane } from './drawing-types.ts'
import { words } from './words.ts'

/** 'South' */
export const compassWord = (azimuth_deg: number) => capitalized(wind(azimuth_deg))

const stemOf = (azimuth_deg: number) => capitalized(words.roof_name({ wind: wind(azimuth_deg) }))

/** 'South roof', and where there is one already 'South roof 2'. */
export function nameOf(azimuth_deg: number, others: readonly { name: string }[]): string {
  const stem = stemOf(azimuth_deg)
  const taken = new Set(others.map(({ name }) => name))
  for (let count = 1; ; count++) {
    const name = count === 1 ? stem : `${stem} ${count}`
    if (!taken.has(name)) return name
  }
}

/** Renames a plane that was turned, unless a user named it: any name other than the default for its former direction. */
export function renamed(before: Plane, after: Plane, all: readonly Plane[]): Plane {
  const [was, is] = [stemOf(before.azimuth_deg), stemOf(after.azimuth_deg)]
  const is_named = before.name !== after.name || before.name.replace(/ \d+$/, '') !== was
  if (was === is || is_named) return after
  return {
    ...after,
    name: nameOf(
      after.azimuth_deg,
      all.filter(({ id }) => id !== after.id),
    ),
  }
}
