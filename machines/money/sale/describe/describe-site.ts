// A simulated year's assumptions about open rows, snow and ground, for the reader.
import { BARE_ALBEDO, monthlyAlbedo } from '#machines/design/production/albedo.ts'
import { percent } from '#machines/lib/format.ts'
import type { Language } from '#machines/words/language.ts'
import type { Schemas } from '#sdk/types.ts'
import type { CompanyFigures } from '../company-figures.ts'
import { words } from './words.ts'

export type OpenPlane = Pick<Schemas['RoofArray'], 'name' | 'rows' | 'tracker'> & {
  readonly bifaciality?: number | undefined
}

export const siteSentences = (
  planes: readonly OpenPlane[],
  figures: CompanyFigures,
  language: Language = 'en',
): string[] => [
  groundSentence(figures, language),
  ...snowSentences(planes, figures, language),
  ...planes.flatMap(plane => rowSentences(plane, language)),
]

function groundSentence({ conditions }: CompanyFigures, language: Language): string {
  const say = words.in(language)
  const months = [...monthlyAlbedo(conditions)]
  if (months.every(share => share === BARE_ALBEDO)) return say.ground
  const has_snow = conditions?.snow?.covered_days.some(days => days > 0)
  return say.ground_monthly({
    months: months.map(share => percent(share)).join(', '),
    has_snow: has_snow ? 'yes' : 'no',
  })
}

function snowSentences(planes: readonly OpenPlane[], { conditions }: CompanyFigures, language: Language): string[] {
  if (!conditions?.snow) return []
  const say = words.in(language)
  const piled = planes.filter(({ rows }) => rows).map(({ name }) => name)
  return [say.snow, piled.length > 0 ? say.snow_piles_up({ names: piled.join(', ') }) : say.snow_slides_off]
}

function rowSentences({ name, rows, tracker, bifaciality }: OpenPlane, language: Language): string[] {
  if (!rows) return []
  const say = words.in(language)
  return [
    say.rows({ name, ratio: rows.ground_cover_ratio }),
    ...(tracker
      ? [say.tracker({ name, angle: tracker.max_angle_deg, has_backtracking: tracker.backtracking ? 'yes' : 'no' })]
      : []),
    ...(bifaciality ? [say.rear({ name, share: percent(bifaciality) })] : []),
  ]
}
