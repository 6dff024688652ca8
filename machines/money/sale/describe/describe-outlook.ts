// The uncertainty of a simulated year and its sources, as part of its assumptions.
import { chancesOf, together } from '#machines/design/rules.ts'
import { percent } from '#machines/lib/format.ts'
import type { Language } from '#machines/words/language.ts'
import type { CompanyFigures } from '../company-figures.ts'
import type { SimulationResult } from '../sale.ts'
import { words } from './words.ts'

export function outlookWords(figures: CompanyFigures, made: SimulationResult, language: Language): string[] {
  const { annual_kwh, weather } = made
  const say = words.in(language)
  const { uncertainty, outlook } = chancesOf(annual_kwh, figures, weather)
  const total = percent(outlook[0]?.deviation ?? 0)
  const [place = 0, ...others] = uncertainty.map(source => source.deviation)
  const years = percent(others.pop() ?? 0)
  const model = percent(together(others))
  return [
    ...stationWords(weather, language),
    ...fileWords(weather, language),
    say.uncertainty({ total, years, place: percent(place), model }),
    say.degradation({ share: percent(figures.degradation) }),
  ]
}

function stationWords({ nearest_km }: SimulationResult['weather'], language: Language): string[] {
  if (nearest_km === undefined) return []
  return [words.in(language).nearest_station({ miles: Math.round(nearest_km / 1.609344) })]
}

function fileWords({ years }: SimulationResult['weather'], language: Language): string[] {
  const [first, last] = [years?.at(0), years?.at(-1)]
  if (!years || !first || !last) return []
  return [words.in(language).weather_file({ count: years.length, first: first.year, last: last.year })]
}
