// The result of a simulated year: figures by plane and month, losses, and the sources in words.

import { mountingName, noctOf } from '#machines/design/production/mounting.ts'
import type { SimulationResult as Year } from '#machines/design/production/simulation.ts'
import type { SimulationInputs } from '#machines/design/production/simulation-run.ts'
import { steadyShares } from '#machines/design/rules.ts'
import { SYNTHESIZED } from '#machines/design/weather/weather-at.ts'
import { dayWords, percent } from '#machines/lib/format.ts'
import type { Language } from '#machines/words/language.ts'
import type { CompanyFigures } from './company-figures.ts'
import { type OpenPlane, siteSentences } from './describe/describe-site.ts'
import { words } from './describe/words.ts'
import type { Design, SimulationResult } from './sale.ts'
import { shadeSentences } from './shade-losses.ts'
import type { SiteWeather } from './simulation-inputs.ts'

export function resultOf(
  { planes, inverters }: SimulationInputs,
  year: Year,
  design: Design,
  figures: CompanyFigures,
  at: SiteWeather,
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

/** The assumptions behind a year's physics. */
export function yearWords(
  { ac_kw, efficiency }: Pick<SimulationInputs['inverters'], 'ac_kw' | 'efficiency'>,
  design: Pick<Design, 'arrays' | 'scene'>,
  figures: CompanyFigures,
  open: readonly OpenPlane[],
  language: Language = 'en',
): string[] {
  const say = words.in(language)
  return [
    say.losses({
      whose: figures.of_design ? 'design' : 'company',
      total: percent(figures.losses),
      list: lossList(figures, language),
    }),
    ...soilingSentence(figures, language),
    say.inverters({
      kw: ac_kw,
      efficiency: percent(efficiency),
      of_company: figures.inverter_efficiency === undefined ? 'no' : 'yes',
    }),
    ...siteSentences(open, figures, language),
    ...originSentences(design, language),
    ...mountingSentences(design, language),
    ...shadeSentences(design, figures, language),
  ]
}

function soilingSentence({ monthly_soiling }: CompanyFigures, language: Language): string[] {
  if (!monthly_soiling) return []
  return [words.in(language).monthly_soiling({ months: monthly_soiling.map(share => percent(share)).join(', ') })]
}

/** Only where a mounting was chosen. */
const mountingSentences = ({ arrays }: Pick<Design, 'arrays'>, language: Language): string[] =>
  arrays.flatMap(({ name, mounting }) =>
    mounting
      ? [
          words
            .in(language)
            .cell_temperature({ name, mounting: mountingName(mounting, language), noct: noctOf(mounting) }),
        ]
      : [],
  )

/** Sources of planes that weren't drawn by hand, without duplicates. */
export const originSentences = ({ arrays }: Pick<Design, 'arrays'>, language: Language): string[] => [
  ...new Set(
    arrays.flatMap(({ origin }) => {
      if (!origin) return []
      const { by, source, data_on, pitch, edited } = origin
      const day = data_on === null ? 'none' : data_on.length === 10 ? dayWords(data_on) : data_on
      return [words.in(language).roof_origin({ by, source, day, pitch, is_edited: edited ? 'yes' : 'no' })]
    }),
  ),
]

/** A file's format is named as it is; generated weather is described in words. */
export const sourceWords = (source: string, language: Language = 'en'): string =>
  source === SYNTHESIZED ? words.in(language).synthesized_weather : source

export const LOSSES = [
  'soiling',
  'shading',
  'snow',
  'mismatch',
  'wiring',
  'connections',
  'light_induced_degradation',
  'nameplate',
  'age',
  'availability',
] as const satisfies readonly (keyof CompanyFigures['shares'])[]

function lossList({ shares, monthly_soiling, conditions }: CompanyFigures, language: Language): string {
  const say = words.in(language)
  const steady = steadyShares(shares, { monthly_soiling, snow: conditions?.snow })
  const counted = LOSSES.filter(name => steady[name] > 0)
  return counted.map(name => `${say.loss[name]} ${percent(steady[name])}`).join(', ') || say.no_losses
}
