import type { Schemas } from '#sdk/types.ts'
import { surveyDay } from '../survey/survey-day.ts'
import { words } from './words.ts'

/** Origin of a proposed plane or roof. */
export const originText = ({ by, source, data_on, pitch, edited }: Schemas['PlaneOrigin']): string =>
  [
    words.origin_from({ by, source, day: surveyDay(data_on) }),
    ...(pitch === 'assumed' ? [words.pitch_assumed] : []),
    ...(edited ? [words.edited_since] : []),
  ].join(' · ')
