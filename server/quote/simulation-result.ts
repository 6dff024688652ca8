// What is told of a simulated year: figures by plane and month, losses, and what they rest on in words.
import type { SimulationResult } from '../db/schema.ts'
import type { SimulationResult as Year } from '../design/simulation.ts'
import type { SimulationInputs } from '../design/simulation-run.ts'
import { percent } from '../lib/words.ts'
import type { CompanyFigures } from './company-figures.ts'
import type { Design } from './designs-of.ts'
import { shadeSentences } from './shade-losses.ts'
import type { Weather } from './site-weather.ts'

export function resultOf(
  { planes, inverters: { ac_kw, efficiency } }: SimulationInputs,
  year: Year,
  design: Design,
  figures: CompanyFigures,
  at: Weather,
): SimulationResult {
  return {
    annual_kwh: year.annual_kwh,
    monthly_kwh: year.monthly_kwh,
    monthly_poa_kwh_m2: year.monthly_poa_kwh_m2,
    size_kw: design.size_w / 1000,
    specific_yield: year.specific_yield,
    performance_ratio: year.performance_ratio,
    arrays: planes.map(({ name, kw }, index) => ({
      name,
      size_kw: kw,
      annual_kwh: year.planes[index]?.annual_kwh ?? 0,
      specific_yield: year.planes[index]?.specific_yield ?? 0,
    })),
    losses: year.losses,
    weather: { source: at.weather.source, stations: at.stations, file_name: at.file?.file_name ?? null },
    assumptions: [
      `The company’s figures for system losses make ${percent(figures.losses)} together: ${lossList(figures)}.`,
      `Inverters of ${ac_kw} kW together at ${percent(efficiency)} efficiency${figures.inverter_efficiency === undefined ? '' : ', the company’s figure for all'}.`,
      'The ground reflects 20 % of the light.',
      ...shadeSentences(design.arrays, figures),
    ],
  }
}

function lossList({ shares }: CompanyFigures): string {
  const counted = Object.entries(shares).filter(([, share]) => share > 0)
  return (
    counted
      .map(([name, share]) => `${name.replaceAll('_', ' ').replace('light i', 'light-i')} ${percent(share)}`)
      .join(', ') || 'none'
  )
}
