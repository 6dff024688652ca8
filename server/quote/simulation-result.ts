// What is told of a simulated year: figures by plane and month, losses, and what they rest on in words.

import { mountingName, noctOf } from '#machines/design/production/mounting.ts'
import type { SimulationResult as Year } from '#machines/design/production/simulation.ts'
import type { SimulationInputs } from '#machines/design/production/simulation-run.ts'
import { steadyShares } from '#machines/design/rules.ts'
import { SYNTHESIZED } from '#machines/design/weather/weather-at.ts'
import { type Language, saying } from '#machines/lib/language.ts'
import { percent } from '#machines/lib/words.ts'
import type { SimulationResult } from '../db/schema/design.ts'
import type { Weather } from '../weather/site-weather.ts'
import type { CompanyFigures } from './company-figures.ts'
import type { Design } from './designs-of.ts'
import { shadeSentences } from './shade-losses.ts'
import { type OpenPlane, siteSentences } from './words/site-words.ts'

export function resultOf(
  { planes, inverters }: SimulationInputs,
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
    weather: { source: at.weather.source, stations: at.stations, file_name: at.file?.file_name ?? null, ...at.says },
    assumptions: yearWords(inverters, design, figures, planes),
  }
}

/** What the physics of a year assume. */
export function yearWords(
  { ac_kw, efficiency }: Pick<SimulationInputs['inverters'], 'ac_kw' | 'efficiency'>,
  design: Pick<Design, 'arrays' | 'scene'>,
  figures: CompanyFigures,
  open: readonly OpenPlane[],
  language?: Language,
): string[] {
  const say = saying(language)
  const losses = percent(figures.losses)
  const through = percent(efficiency)
  const own = figures.inverter_efficiency !== undefined
  return [
    say(
      `${figures.of_design ? 'This design’s' : 'The company’s'} figures for system losses make ${losses} together: ${lossList(figures)}.`,
      `Las pérdidas del sistema, según ${figures.of_design ? 'este diseño' : 'la empresa'}, suman un ${losses}: ${lossList(figures, 'es')}.`,
    ),
    ...soilingSentence(figures, language),
    say(
      `Inverters of ${ac_kw} kW together at ${through} efficiency${own ? ', the company’s figure for all' : ''}.`,
      `Inversores de ${ac_kw} kW en total con un ${through} de eficiencia${own ? ', el valor de la empresa para todos' : ''}.`,
    ),
    ...siteSentences(open, figures, language),
    ...mountingSentences(design, language),
    ...shadeSentences(design, figures, language),
  ]
}

function soilingSentence({ monthly_soiling }: CompanyFigures, language?: Language): string[] {
  if (!monthly_soiling) return []
  const months = monthly_soiling.map(share => percent(share)).join(', ')
  return [
    saying(language)(
      `On top of them soiling by month, January to December: ${months}.`,
      `A ellas se suma la suciedad de cada mes, de enero a diciembre: ${months}.`,
    ),
  ]
}

/** Only where a mounting was chosen. */
function mountingSentences({ arrays }: Pick<Design, 'arrays'>, language?: Language): string[] {
  const say = saying(language)
  return arrays.flatMap(({ name, mounting }) => {
    if (!mounting) return []
    const facts = `${mountingName(mounting, language)}, NOCT ${noctOf(mounting)} °C`
    return [
      say(
        `Cell temperature of ${name} by SAM’s NOCT model: ${facts} (PVWatts).`,
        `Temperatura de celda de ${name} según el modelo NOCT de SAM: ${facts} (PVWatts).`,
      ),
    ]
  })
}

/** A file's own format is a name; what the product makes is said in words. */
export const sourceWords = (source: string, language?: Language): string =>
  source === SYNTHESIZED ? saying(language)(source, 'promedios mensuales TMY3 de NREL, con horas sintetizadas') : source

const LOSSES_ES: Record<keyof CompanyFigures['shares'], string> = {
  soiling: 'suciedad',
  shading: 'sombra',
  snow: 'nieve',
  mismatch: 'diferencias entre paneles',
  wiring: 'cableado',
  connections: 'conexiones',
  light_induced_degradation: 'degradación inducida por la luz',
  nameplate: 'tolerancia de la potencia nominal',
  age: 'envejecimiento',
  availability: 'disponibilidad',
}
const LOSSES_ES_BY_NAME = new Map(Object.entries(LOSSES_ES))

function lossList({ shares, monthly_soiling, conditions }: CompanyFigures, language?: Language): string {
  const say = saying(language)
  const steady = steadyShares(shares, { monthly_soiling, snow: conditions?.snow })
  const counted = Object.entries(steady).filter(([, share]) => share > 0)
  const nameOf = (name: string) =>
    say(name.replaceAll('_', ' ').replace('light i', 'light-i'), LOSSES_ES_BY_NAME.get(name) ?? name)
  return counted.map(([name, share]) => `${nameOf(name)} ${percent(share)}`).join(', ') || say('none', 'ninguna')
}
