// Totals of a company's design settings. Pure: the settings screen uses the same functions while typing.

import type { Schemas } from '#sdk/types.ts'
import { sum } from '../lib/numbers.ts'
import { FILE_YEARS_NAME, PLACE_NAME, SOURCE_NAMES, YEARS_NAME } from './production/loss-names.ts'

/**
 * The losses together, 0 to 1: each takes its share of what those before it left (PVWatts, Dobos 2014,
 * NREL/TP-6A20-62641, section 8). To a hundredth of a percent, as PVWatts does: its own ten make 0.1408.
 */
export function totalLoss(losses: Schemas['SystemLosses']): number {
  const left = Object.values(losses).reduce((kept, share) => kept * (1 - share), 1)
  return Math.round((1 - left) * 10_000) / 10_000
}

type ByMonth = {
  readonly monthly_soiling?: Schemas['MonthlySoiling'] | undefined
  readonly snow?: Schemas['SiteSnow'] | undefined
}

/** Losses constant over the year: if soiling or snow is set by month, its flat share is left out. */
export const steadyLoss = (losses: Schemas['SystemLosses'], by_month: ByMonth = {}): number =>
  totalLoss(steadyShares(losses, by_month))

export const steadyShares = (losses: Schemas['SystemLosses'], { monthly_soiling, snow }: ByMonth) => ({
  ...losses,
  ...(monthly_soiling ? { soiling: 0 } : {}),
  ...(snow ? { snow: 0 } : {}),
})

/** One-sided quantiles of the normal distribution, which a sum of independent errors follows closely. */
const Z90 = 1.2816
const Z99 = 2.3263

/** kWh that are reached with nine chances of ten. `deviation` is a standard deviation as a share of the average. */
export const p90Of = (p50_kwh: number, deviation: number): number => Math.max(0, p50_kwh * (1 - Z90 * deviation))
const p99Of = (p50_kwh: number, deviation: number): number => Math.max(0, p50_kwh * (1 - Z99 * deviation))

/** Combined deviation of independent sources: the root of the sum of squares (GUM, JCGM 100:2008, 5.1.2). */
export const together = (deviations: readonly number[]): number =>
  Math.sqrt(deviations.reduce((sum, deviation) => sum + deviation ** 2, 0))

/** A mean of this many years is what a household looks back on. */
const MEAN_YEARS = 10

type Figures = Pick<Schemas['SimulationParams'], 'yearly_deviation' | 'uncertainty' | 'degradation'>
/** The weather data's own uncertainty, instead of the company's settings. */
type WeatherSays = Pick<Schemas['Simulation']['weather'], 'place_deviation' | 'years'>

/**
 * The chances of a simulated year: sources, and P50, P90 and P99 of the first year and of the mean of the first ten. Whether the
 * average itself is off shows in every year alike; years that differ even out with the root of their number (Thevenard and
 * Pelland 2013, Solar Energy 91, 432-445).
 */
export function chancesOf(annual_kwh: number, figures: Figures, { place_deviation, years }: WeatherSays = {}) {
  const uncertainty = { ...figures.uncertainty, weather_data: place_deviation ?? figures.uncertainty.weather_data }
  const yearly_deviation = years ? spreadOf(years.map(year => year.kwh_per_kw)) : figures.yearly_deviation
  const names = { ...SOURCE_NAMES, ...(place_deviation === undefined ? {} : { weather_data: PLACE_NAME }) }
  const sources = [
    ...Object.entries(names).map(([key, name]) => ({
      name,
      deviation: Object.entries(uncertainty).find(([one]) => one === key)?.[1] ?? 0,
    })),
    { name: years ? FILE_YEARS_NAME : YEARS_NAME, deviation: yearly_deviation },
  ]
  const lasting = together(Object.values(uncertainty))
  const over = (count: number) => {
    const deviation = together([lasting, yearly_deviation / Math.sqrt(count)])
    const p50_kwh = sum(yearsOf(annual_kwh, figures.degradation, count)) / count
    return { years: count, p50_kwh, p90_kwh: p90Of(p50_kwh, deviation), p99_kwh: p99Of(p50_kwh, deviation), deviation }
  }
  return { uncertainty: sources, outlook: [over(1), over(MEAN_YEARS)] }
}

/** The sample's standard deviation as a share of its mean. */
export function spreadOf(values: readonly number[]): number {
  const mean = sum(values) / values.length
  return Math.sqrt(sum(values.map(value => (value - mean) ** 2)) / Math.max(1, values.length - 1)) / mean
}

/** kWh of each year as the modules age. */
export const yearsOf = (annual_kwh: number, degradation: number, years: number): number[] =>
  Array.from({ length: years }, (_, year) => annual_kwh * (1 - degradation) ** year)
