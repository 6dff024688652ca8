// What a year of bills takes for granted, in sentences a homeowner can follow.
import { type Language, saying } from '../lib/language.ts'
import { percent } from '../lib/words.ts'
import { BATTERY_FADE } from './battery.ts'
import { billWords } from './billing/bill-words.ts'
import type { Household } from './energy-year.ts'
import { gridUse, type Strategy } from './strategy.ts'

export const STRATEGY_WORDS: Record<Strategy, string> = {
  self_consumption: 'The battery takes what the sun leaves over and gives it to the house as soon as it needs it.',
  arbitrage: 'The battery charges when energy costs least and discharges when it is worth most.',
  backup: 'The battery stays full for an outage and changes no bill.',
}
const STRATEGY_WORDS_ES: Record<Strategy, string> = {
  self_consumption: 'La batería guarda la energía solar que sobra y la da a la casa en cuanto la necesita.',
  arbitrage: 'La batería se carga cuando la energía cuesta menos y se descarga cuando vale más.',
  backup: 'La batería se mantiene llena para un apagón y no cambia ninguna factura.',
}

type Told = Pick<Household, 'tariff' | 'battery' | 'told' | 'daylight' | 'peaks_kw'>

export function assumptionsOf(home: Told, language?: Language): string[] {
  return [...home.told, ...billWords(home, language), ...batteryWords(home, language)]
}

/** A battery that stays full is said only where the year is told, not where money is. */
export function batteryWords(
  { battery, tariff }: Pick<Household, 'battery' | 'tariff'>,
  language?: Language,
): string[] {
  const say = saying(language)
  if (!battery) return []
  const words = [say(STRATEGY_WORDS[battery.strategy], STRATEGY_WORDS_ES[battery.strategy])]
  if (battery.strategy === 'backup') return words
  const [kept, lost] = [percent(battery.reserve, 1), percent(1 - battery.round_trip_efficiency, 1)]
  const fade = percent(BATTERY_FADE, 1)
  return [
    ...words,
    say(
      `${kept} of it is kept for an outage; ${lost} of what goes in is lost on the way through.`,
      `Se reserva un ${kept} para un apagón; un ${lost} de lo que entra se pierde en el camino.`,
    ),
    ...gridWords({ battery, tariff }, language),
    say(`It holds ${fade} less each year.`, `Guarda un ${fade} menos cada año.`),
  ]
}

function gridWords(
  { battery, tariff }: { battery: NonNullable<Household['battery']>; tariff: Household['tariff'] },
  language?: Language,
): string[] {
  const say = saying(language)
  const never = say('It never sends energy to the grid.', 'Nunca envía energía a la red.')
  if (battery.strategy !== 'arbitrage' || !tariff) return [never]
  const grid = gridUse(tariff, battery)
  return [
    grid.charge
      ? say('It may charge from the grid.', 'Puede cargarse de la red.')
      : say('It charges from solar only.', 'Se carga solo con energía solar.'),
    ...(tariff.plan?.demand.length
      ? [
          say(
            'It keeps each month’s peak demand down where that saves more than it costs.',
            'Mantiene baja la demanda máxima de cada mes cuando eso ahorra más de lo que cuesta.',
          ),
        ]
      : []),
    grid.export
      ? say(
          'It sends energy to the grid when that pays more than keeping it, where the utility allows it.',
          'Envía energía a la red cuando eso rinde más que guardarla, si la compañía eléctrica lo permite.',
        )
      : never,
    say(
      'Its schedule knows use and solar production two days ahead; a real battery works from forecasts.',
      'Su programa conoce el consumo y la producción solar con dos días de anticipación; una batería real usa pronósticos.',
    ),
  ]
}
