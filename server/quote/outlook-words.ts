// How sure a simulated year is, and where the doubt comes from, as its assumptions say it.
import { chancesOf, together } from '#machines/design/rules.ts'
import { type Language, saying } from '#machines/lib/language.ts'
import { percent } from '#machines/lib/words.ts'
import type { SimulationResult } from '../db/schema/design.ts'
import type { CompanyFigures } from './company-figures.ts'

export function outlookWords(figures: CompanyFigures, made: SimulationResult, language: Language): string[] {
  const { annual_kwh, weather } = made
  const say = saying(language)
  const { uncertainty, outlook } = chancesOf(annual_kwh, figures, weather)
  const total = percent(outlook[0]?.deviation ?? 0)
  const [place = 0, ...others] = uncertainty.map(source => source.deviation)
  const years = percent(others.pop() ?? 0)
  const model = percent(together(others))
  const fall = percent(figures.degradation)
  return [
    ...stationWords(weather, language),
    ...fileWords(weather, language),
    say(
      `Any one year may differ from the estimate by ${total} (standard deviation): ${years} from sunny and dull years, ${percent(place)} from how well the sunlight at the address is known, ${model} from the model and equipment. There’s a 90% chance of reaching P90.`,
      `Un año cualquiera puede apartarse de lo estimado en un ${total} (desviación estándar): ${years} por años más o menos soleados, ${percent(place)} por lo que se sabe del sol en la dirección y ${model} por el modelo y los equipos. El P90 se alcanza con un 90% de probabilidad.`,
    ),
    say(`Production falls by ${fall} a year.`, `La producción baja un ${fall} al año.`),
  ]
}

function stationWords({ nearest_km }: SimulationResult['weather'], language: Language): string[] {
  if (nearest_km === undefined) return []
  const miles = Math.round(nearest_km / 1.609344)
  const say = saying(language)
  return [
    say(
      `The nearest weather station is ${miles === 1 ? '1 mile' : `${miles} miles`} away. The farther the stations, the less is known of the sunlight at the address.`,
      `La estación meteorológica más cercana está a ${miles === 1 ? '1 milla' : `${miles} millas`}. Cuanto más lejos están las estaciones, menos se sabe del sol en la dirección.`,
    ),
  ]
}

function fileWords({ years }: SimulationResult['weather'], language: Language): string[] {
  const [first, last] = [years?.at(0), years?.at(-1)]
  if (!years || !first || !last) return []
  const say = saying(language)
  return [
    say(
      `The weather file has ${years.length} years, ${first.year} to ${last.year}. Their own spread says how much years differ; the hours are those of the year nearest to their mean.`,
      `El archivo meteorológico tiene ${years.length} años, de ${first.year} a ${last.year}. Su propia variación indica cuánto difieren los años; las horas son las del año más cercano a su promedio.`,
    ),
  ]
}
