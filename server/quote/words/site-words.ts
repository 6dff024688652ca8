// What a simulated year assumes of rows in the open, snow and ground, for its reader.
import { BARE_ALBEDO, monthlyAlbedo } from '#machines/design/production/albedo.ts'
import { type Language, saying } from '#machines/lib/language.ts'
import { percent } from '#machines/lib/words.ts'
import type { Schemas } from '#sdk/types.ts'
import type { CompanyFigures } from '../company-figures.ts'

export type OpenPlane = Pick<Schemas['RoofArray'], 'name' | 'rows' | 'tracker'> & {
  readonly bifaciality?: number | undefined
}

export const siteSentences = (planes: readonly OpenPlane[], figures: CompanyFigures, language?: Language): string[] => [
  groundSentence(figures, language),
  ...snowSentences(planes, figures, language),
  ...planes.flatMap(plane => rowSentences(plane, language)),
]

function groundSentence({ conditions }: CompanyFigures, language?: Language): string {
  const say = saying(language)
  const months = [...monthlyAlbedo(conditions)]
  if (months.every(share => share === BARE_ALBEDO))
    return say('The ground reflects 20 % of the light.', 'El suelo refleja un 20 % de la luz.')
  const list = months.map(share => percent(share)).join(', ')
  const snowy = conditions?.snow?.covered_days.some(days => days > 0)
  return say(
    `The ground reflects, January to December: ${list} of the light${snowy ? '; days with snow on it count as 60 % (SAM)' : ''}.`,
    `El suelo refleja, de enero a diciembre: ${list} de la luz${snowy ? '; los días con nieve cuentan como un 60 % (SAM)' : ''}.`,
  )
}

function snowSentences(planes: readonly OpenPlane[], { conditions }: CompanyFigures, language?: Language): string[] {
  if (!conditions?.snow) return []
  const say = saying(language)
  const piled = planes.filter(({ rows }) => rows).map(({ name }) => name)
  return [
    say(
      'Snow on the panels by the monthly model of Townsend and Powers (2011), from the snowfall, snowy days and humidity entered, in place of a flat share.',
      'Nieve sobre los paneles según el modelo mensual de Townsend y Powers (2011), con la nevada, los días de nieve y la humedad indicados, en lugar de una pérdida fija.',
    ),
    piled.length > 0
      ? say(
          `Snow that slides off piles up below the rows of ${piled.join(', ')}; elsewhere it slides away.`,
          `La nieve que se desliza se acumula bajo las filas de ${piled.join(', ')}; en los demás planos cae sin acumularse.`,
        )
      : say(
          'Snow that slides off does not pile up: no rows are entered.',
          'La nieve que se desliza no se acumula: no se indicaron filas.',
        ),
  ]
}

function rowSentences({ name, rows, tracker, bifaciality }: OpenPlane, language?: Language): string[] {
  if (!rows) return []
  const say = saying(language)
  const cover = rows.ground_cover_ratio
  return [
    say(
      `Rows of ${name} shade each other as long, equal rows with a ground cover ratio of ${cover}.`,
      `Las filas de ${name} se dan sombra entre sí como filas largas e iguales, con una proporción de suelo cubierto de ${cover}.`,
    ),
    ...(tracker
      ? [
          say(
            `${name} follows the sun on one axis, up to ${tracker.max_angle_deg}° either way, ${tracker.backtracking ? 'with' : 'without'} backtracking (Anderson and Mikofski 2020).`,
            `${name} sigue el sol sobre un eje, hasta ${tracker.max_angle_deg}° a cada lado, ${tracker.backtracking ? 'con' : 'sin'} retroceso (Anderson y Mikofski 2020).`,
          ),
        ]
      : []),
    ...(bifaciality
      ? [
          say(
            `Rear of ${name}: bifaciality ${percent(bifaciality)}, light behind the rows by view factors (Marion et al. 2017), 2 % of it lost behind the frames.`,
            `Cara posterior de ${name}: bifacialidad ${percent(bifaciality)}, luz detrás de las filas por factores de vista (Marion et al. 2017), con un 2 % perdido tras los marcos.`,
          ),
        ]
      : []),
  ]
}
