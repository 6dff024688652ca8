// Where a proposed roof comes from, in words.
import type { Schemas } from '#sdk/types.ts'
import { date } from '#web/lib/format.ts'
import { words } from './words.ts'

/** A day as it is written here, or a year. */
export const surveyDay = (data_on: string | null) =>
  data_on === null ? 'none' : data_on.length === 4 ? data_on : date(data_on)

/** Of a plane or roof that nobody drew. */
export function originText({ by, source, data_on, pitch, edited }: Schemas['PlaneOrigin']): string {
  return [
    words.origin_from({ by, source, day: surveyDay(data_on) }),
    ...(pitch === 'assumed' ? [words.pitch_assumed] : []),
    ...(edited ? [words.edited_since] : []),
  ].join(' · ')
}
