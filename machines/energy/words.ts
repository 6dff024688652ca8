// What a year of bills takes for granted, in sentences a homeowner can follow.
import { type Language, saying } from '../lib/language.ts'
import { percent } from '../lib/words.ts'
import { BATTERY_FADE } from './battery.ts'
import { billWords } from './billing/bill-words.ts'
import type { Household } from './energy-year.ts'
import type { Strategy } from './strategy.ts'

export const STRATEGY_WORDS: Record<Strategy, string> = {
  self_consumption: 'The battery takes what the sun leaves over and gives it to the house as soon as it needs it.',
  arbitrage: 'The battery fills when energy is cheap, from the sun first, and serves the house when it is dear.',
  backup: 'The battery stays full for an outage and changes no bill.',
}
const STRATEGY_WORDS_ES: Record<Strategy, string> = {
  self_consumption: 'La batería guarda la energía solar que sobra y la da a la casa en cuanto la necesita.',
  arbitrage: 'La batería se llena cuando la energía es barata, primero con el sol, y abastece la casa cuando es cara.',
  backup: 'La batería se mantiene llena para un apagón y no cambia ninguna factura.',
}

type Told = Pick<Household, 'tariff' | 'battery' | 'told' | 'daylight' | 'peaks_kw'>

export function assumptionsOf(home: Told, language?: Language): string[] {
  return [...home.told, ...billWords(home, language), ...batteryWords(home, language)]
}

/** A battery that stays full is said only where the year is told, not where money is. */
export function batteryWords({ battery }: Pick<Household, 'battery'>, language?: Language): string[] {
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
    say(
      `It never sells to the grid, holds ${fade} less each year, and is not replaced within 25 years.`,
      `Nunca vende a la red, guarda un ${fade} menos cada año y no se reemplaza en 25 años.`,
    ),
  ]
}
