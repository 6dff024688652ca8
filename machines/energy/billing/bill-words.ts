// What a year of bills rests on, in sentences a homeowner can follow: the plan, its clock, tiers and demand, and how exports are
// settled.
import { type Language, saying } from '../../lib/language.ts'
import { netMeteringWords } from '../bills.ts'
import { MONTH_NAMES, MONTH_NAMES_ES } from '../calendar.ts'
import type { Household } from '../energy-year.ts'
import { FULL_RETAIL, type NetMetering } from '../net-metering.ts'
import { isTimeOfUse, type RatePlan } from '../rate-plan.ts'
import { isPlain } from '../strategy.ts'
import { CALENDAR_YEAR } from './plan-clock.ts'

type Billed = Pick<Household, 'tariff' | 'daylight' | 'peaks_kw'>

/** What bills rest on; quotes say it too. */
export function billWords(home: Billed, language?: Language): string[] {
  const { tariff } = home
  if (!tariff) return []
  const settled = tariff.net_metering ?? FULL_RETAIL
  if (isPlain({ tariff, battery: null }) && !settled.true_up_month) return netMeteringWords(language)
  const unit = tariff.plan && isTimeOfUse(tariff.plan) ? 'dollars' : 'kWh'
  return [...planWords(home, language), ...settledWords(settled, unit, language)]
}

export function planWords({ tariff, daylight, peaks_kw }: Billed, language?: Language): string[] {
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
      `Bills follow the rate plan “${name}”, hour by hour.`,
      `Las facturas siguen el plan de tarifas “${name}”, hora por hora.`,
    ),
    clockWords(tariff.plan, daylight, language),
    ...tierWords(tariff.plan, language),
    ...demandWords(tariff.plan, peaks_kw !== undefined, language),
    ...annualWords(tariff.plan, language),
  ]
}

function clockWords(
  { clock, calendar_year = CALENDAR_YEAR, holidays = [] }: RatePlan,
  daylight: boolean,
  language?: Language,
) {
  const say = saying(language)
  const local = daylight && clock !== 'standard'
  const time = local
    ? say(
        'Rate hours follow the local clock, with daylight saving',
        'Las horas de las tarifas siguen el reloj local, con horario de verano',
      )
    : say('Rate hours are in standard time all year', 'Las horas de las tarifas están en horario estándar todo el año')
  const days =
    holidays.length > 0
      ? say('weekends and holidays are those of', 'los fines de semana y los días feriados son los de')
      : say('weekends are those of', 'los fines de semana son los de')
  return `${time}; ${days} ${calendar_year}.`
}

const isTiered = ({ periods }: RatePlan) => periods.some(({ tiers }) => tiers.length > 1)

function tierWords(plan: RatePlan, language?: Language): string[] {
  const say = saying(language)
  if (!isTiered(plan) || !isTimeOfUse(plan)) return []
  return [
    plan.tier_scope === 'each_period'
      ? say(
          'Tiers count each rate period’s kWh separately.',
          'Los niveles cuentan por separado los kWh de cada período.',
        )
      : say(
          'Tiers count the month’s kWh across all rate periods.',
          'Los niveles cuentan los kWh del mes en todos los períodos.',
        ),
  ]
}

function demandWords({ demand, demand_minutes }: RatePlan, measured: boolean, language?: Language): string[] {
  const say = saying(language)
  if (demand.length === 0) return []
  if (demand_minutes !== 15)
    return [say('Demand is the highest whole hour.', 'La demanda es la hora completa más alta.')]
  return [
    measured
      ? say(
          'Demand is the highest 15 minutes of the meter’s use.',
          'La demanda son los 15 minutos más altos del consumo del medidor.',
        )
      : say(
          'The utility measures demand over 15 minutes. No 15-minute data is available, so demand here is the highest hour and may be low.',
          'La compañía eléctrica mide la demanda en 15 minutos. No hay datos de 15 minutos, así que aquí es la hora más alta y puede quedar por debajo.',
        ),
  ]
}

function annualWords({ annual_minimum_usd = 0 }: RatePlan, language?: Language): string[] {
  const say = saying(language)
  if (annual_minimum_usd === 0) return []
  const usd = `$${annual_minimum_usd.toFixed(2)}`
  return [say(`A year’s bills come to at least ${usd}.`, `Las facturas de un año suman al menos ${usd}.`)]
}

function settledWords(settled: NetMetering, unit: Unit, language?: Language): string[] {
  const say = saying(language)
  const paid = paidAt(settled, language)
  switch (settled.kind) {
    case 'full_retail':
      return [
        unit === 'dollars'
          ? say(
              'What is sent out offsets what is taken in the same period of the plan; beyond it, it is worth that period’s rate.',
              'Lo que se envía a la red compensa lo que se toma en el mismo período del plan; lo que pasa de ahí vale la tarifa de ese período.',
            )
          : say(
              'Each kWh sent out offsets a kWh bought later.',
              'Cada kWh enviado a la red compensa un kWh comprado después.',
            ),
        carriedOver(settled, unit, language),
      ]
    case 'non_bypassable': {
      const charges = settled.non_bypassable_usd_per_kwh ?? 0
      return [
        say(
          `Each kWh sent out is worth the rate less $${charges}, the charges that every kWh from the grid pays.`,
          `Cada kWh enviado a la red vale la tarifa menos $${charges}, los cargos que paga todo kWh tomado de la red.`,
        ),
        carriedOver(settled, unit, language),
      ]
    }
    case 'net_billing':
      return [
        say(
          `What is sent out is paid ${paid} and takes off the month’s energy charges at most; nothing carries over.`,
          `Lo que se envía a la red se paga ${paid} y descuenta como máximo los cargos de energía del mes; nada pasa al mes siguiente.`,
        ),
        ...floorWords(settled, language),
      ]
    case 'net_billing_carry_over':
      return [
        say(
          `What is sent out is paid ${paid}, as a credit against energy charges.`,
          `Lo que se envía a la red se paga ${paid}, como crédito contra los cargos de energía.`,
        ),
        ...floorWords(settled, language),
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

/** Under net billing, what no credit takes off. */
function floorWords({ non_bypassable_usd_per_kwh: charges = 0 }: NetMetering, language?: Language): string[] {
  const say = saying(language)
  if (charges === 0) return []
  return [
    say(
      `Credits don’t offset $${charges} of each kWh from the grid.`,
      `Los créditos no compensan $${charges} de cada kWh tomado de la red.`,
    ),
  ]
}

type Unit = 'dollars' | 'kWh'

function carriedOver(settled: NetMetering, unit: Unit, language?: Language): string {
  const say = saying(language)
  const { true_up_month = 1 } = settled
  const month = say(MONTH_NAMES[true_up_month - 1] ?? '', MONTH_NAMES_ES[true_up_month - 1] ?? '')
  const left = leftWords(settled, unit, language)
  return say(
    `Credit in ${unit} carries over from month to month until the true-up in ${month}; ${left}`,
    `El crédito en ${unit === 'kWh' ? 'kWh' : 'dólares'} pasa de un mes a otro hasta el ajuste anual (true-up) de ${month}; ${left}`,
  )
}

function leftWords({ credits_at_true_up, leftover_usd_per_kwh = 0 }: NetMetering, unit: Unit, language?: Language) {
  const say = saying(language)
  if (credits_at_true_up === 'carry')
    return say('what is left then carries into the next year.', 'lo que queda entonces pasa al año siguiente.')
  if (credits_at_true_up === 'pay' && unit === 'dollars')
    return say('what is left then is paid out.', 'lo que queda entonces se paga.')
  if (leftover_usd_per_kwh > 0)
    return say(
      `what is left then is paid at $${leftover_usd_per_kwh} for each kWh.`,
      `lo que queda entonces se paga a $${leftover_usd_per_kwh} por cada kWh.`,
    )
  return say('what is left then is lost.', 'lo que queda entonces se pierde.')
}

function paidAt({ export_weekday, export_usd_per_kwh }: NetMetering, language?: Language): string {
  const say = saying(language)
  if (export_weekday) return say('at its own rate for each hour', 'a una tarifa propia de cada hora')
  return export_usd_per_kwh === undefined
    ? say('at a rate not entered yet, counted as nothing', 'a una tarifa aún sin indicar, contada como cero')
    : say(`at $${export_usd_per_kwh} a kWh`, `a $${export_usd_per_kwh} por kWh`)
}
