// What a year of bills takes for granted, in sentences a homeowner can follow.
import type { Schemas } from '#sdk/types.ts'
import { type Language, saying } from '../lib/language.ts'
import { percent } from '../lib/words.ts'
import { BATTERY_FADE } from './battery.ts'
import { netMeteringWords } from './bills.ts'
import { MONTH_NAMES, MONTH_NAMES_ES } from './calendar.ts'
import type { Household } from './energy-year.ts'
import { FULL_RETAIL, type NetMetering } from './net-metering.ts'
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

export function assumptionsOf(home: Pick<Household, 'tariff' | 'battery' | 'told'>, language?: Language): string[] {
  return [...home.told, ...billWords(home.tariff, language), ...batteryWords(home, language)]
}

/** What bills rest on; quotes say it too. */
export function billWords(tariff: Schemas['Tariff'] | null, language?: Language): string[] {
  if (!tariff) return []
  const settled = tariff.net_metering ?? FULL_RETAIL
  if (!tariff.plan && settled.kind === 'full_retail' && !settled.leftover_usd_per_kwh && !settled.true_up_month)
    return netMeteringWords(language)
  const by_period = (tariff.plan?.periods.length ?? 1) > 1
  return [...planWords(tariff, language), ...settledWords(settled, by_period, language)]
}

export function planWords(tariff: Schemas['Tariff'] | null, language?: Language): string[] {
  const say = saying(language)
  if (!tariff) return []
  if (!tariff.plan)
    return [
      say(
        'Bills follow one flat rate and the monthly fixed charge.',
        'Las facturas siguen una sola tarifa y el cargo fijo mensual.',
      ),
    ]
  const { name } = tariff.plan
  return [
    say(
      `Bills follow the rate plan “${name}”, hour by hour; its hours are read in standard time, weekends are those of 2023.`,
      `Las facturas siguen el plan de tarifas “${name}”, hora por hora; sus horas se leen en horario estándar y los fines de semana son los de 2023.`,
    ),
  ]
}

function settledWords(settled: NetMetering, by_period: boolean, language?: Language): string[] {
  const say = saying(language)
  const paid = paidAt(settled, language)
  switch (settled.kind) {
    case 'full_retail':
      return [
        by_period
          ? say(
              'What is sent out offsets what is taken in the same period of the plan; beyond it, it is worth that period’s rate.',
              'Lo que se envía a la red compensa lo que se toma en el mismo período del plan; lo que pasa de ahí vale la tarifa de ese período.',
            )
          : say(
              'Each kWh sent out offsets a kWh bought later.',
              'Cada kWh enviado a la red compensa un kWh comprado después.',
            ),
        carriedOver(settled, by_period ? 'dollars' : 'kWh', language),
      ]
    case 'non_bypassable': {
      const charges = settled.non_bypassable_usd_per_kwh ?? 0
      return [
        say(
          `Each kWh sent out is worth the rate less $${charges}, the charges that every kWh from the grid pays.`,
          `Cada kWh enviado a la red vale la tarifa menos $${charges}, los cargos que paga todo kWh tomado de la red.`,
        ),
        carriedOver(settled, by_period ? 'dollars' : 'kWh', language),
      ]
    }
    case 'net_billing':
      return [
        say(
          `What is sent out is paid ${paid} and takes off the month’s energy charges at most; nothing carries over.`,
          `Lo que se envía a la red se paga ${paid} y descuenta como máximo los cargos de energía del mes; nada pasa al mes siguiente.`,
        ),
      ]
    case 'net_billing_carry_over':
      return [
        say(
          `What is sent out is paid ${paid}, as a credit against energy charges.`,
          `Lo que se envía a la red se paga ${paid}, como crédito contra los cargos de energía.`,
        ),
        carriedOver(settled, 'dollars', language),
      ]
    case 'buy_all_sell_all':
      return [
        say(
          `The house buys all it uses; the utility buys all that is made ${paid}.`,
          `La casa compra todo lo que usa; la compañía eléctrica compra todo lo que se produce ${paid}.`,
        ),
      ]
    case 'none':
      return [say('Nothing is paid for what is sent out.', 'No se paga nada por lo que se envía a la red.')]
  }
}

function carriedOver(settled: NetMetering, unit: 'dollars' | 'kWh', language?: Language): string {
  const say = saying(language)
  const { leftover_usd_per_kwh: leftover = 0, true_up_month = 1 } = settled
  const month = say(MONTH_NAMES[true_up_month - 1] ?? '', MONTH_NAMES_ES[true_up_month - 1] ?? '')
  const left =
    leftover > 0
      ? say(
          `what is left then is paid at $${leftover} for each kWh.`,
          `lo que queda entonces se paga a $${leftover} por cada kWh.`,
        )
      : say('what is left then is lost.', 'lo que queda entonces se pierde.')
  return say(
    `Credit in ${unit} carries over from month to month until the true-up in ${month}; ${left}`,
    `El crédito en ${unit === 'kWh' ? 'kWh' : 'dólares'} pasa de un mes a otro hasta el ajuste anual (true-up) de ${month}; ${left}`,
  )
}

function paidAt({ export_weekday, export_usd_per_kwh = 0 }: NetMetering, language?: Language): string {
  const say = saying(language)
  return export_weekday
    ? say('at its own rate for each hour', 'a una tarifa propia de cada hora')
    : say(`at $${export_usd_per_kwh} a kWh`, `a $${export_usd_per_kwh} por kWh`)
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
