// Whether net metering and rate of a project are assumed or confirmed, decided from what the company confirmed for the project or
// once for its utility. What was confirmed counts while it is what the project still has.
import { canonicaliseJson } from '#machines/pricing/snapshot.ts'
import type { Schemas } from '#sdk/types.ts'
import { type AverageRate, averageWords } from './average-rate.ts'
import { CONFIDENCE_WORDS, lacksOf, netMeteringLine, plainNetMetering, rateLine } from './tariff-words.ts'

type Tariff = Schemas['Tariff']
type Part = Schemas['TariffPart']
export type PartName = 'net_metering' | 'rate'

/** Kept with a project: who stands behind which net metering or rate. */
export type Confirmed = { of: string; by_name: string; at: string; source: string }
export type TariffConfirmed = { [P in PartName]?: Confirmed }

export type Known = {
  tariff: Tariff
  confirmed: TariffConfirmed | null
  terms: Schemas['UtilityTerms'] | null
  published: Schemas['ExportTerms'] | null
  average: AverageRate | null
}

const FULL_RETAIL = { kind: 'full_retail' } as const

/** What is confirmed, as a text that is the same for the same thing. */
export const netMeteringMark = (settled: Tariff['net_metering']): string =>
  canonicaliseJson(plainNetMetering(settled) ?? FULL_RETAIL)
export const rateMark = ({ plan, rate_usd_per_kwh, fixed_charge_cents_per_month }: Omit<Tariff, 'net_metering'>) =>
  canonicaliseJson(plan ? { plan } : { rate_usd_per_kwh, fixed_charge_cents_per_month })
export const markOf = (part: PartName, tariff: Tariff): string =>
  part === 'rate' ? rateMark(tariff) : netMeteringMark(tariff.net_metering)

export function netMeteringStanding({ tariff, confirmed, terms, published }: Known): Part {
  const settled = tariff.net_metering ?? FULL_RETAIL
  const said = { sentence: netMeteringLine(settled), lacks: lacksOf(settled) }
  const mark = netMeteringMark(settled)
  const theirs = terms?.net_metering ? netMeteringMark(terms.net_metering) : undefined
  const by = confirmation('net_metering', mark, theirs, confirmed, terms)
  if (by && said.lacks === null) return { ...said, ...by }
  return { ...ASSUMED, ...said, source: netMeteringSource(settled, mark, terms, published) }
}

function netMeteringSource(
  settled: Schemas['NetMetering'],
  mark: string,
  terms: Known['terms'],
  published: Known['published'],
): string {
  if (terms?.net_metering)
    return `Differs from what your company confirmed for this utility: ${netMeteringLine(terms.net_metering)}.`
  if (!published) return 'No published rule is on record.'
  if (netMeteringMark(published.net_metering) === mark) return publishedSource(published)
  if (published.net_metering.kind === settled.kind) return `${publishedSource(published)} Figures entered by hand.`
  return `Not the published rule: ${published.program} (${published.source}).`
}

export function rateStanding({ tariff, confirmed, terms, average }: Known): Part {
  const said = { sentence: rateLine(tariff), lacks: null }
  const theirs = terms?.rate ? rateMark(terms.rate) : undefined
  const by = confirmation('rate', rateMark(tariff), theirs, confirmed, terms)
  if (by) return { ...said, ...by }
  if (terms?.rate)
    return {
      ...ASSUMED,
      ...said,
      source: `Differs from what your company confirmed for this utility: ${rateLine(terms.rate)}.`,
    }
  if (tariff.plan) return { ...ASSUMED, ...said, source: tariff.plan.source || 'Rate plan without a source.' }
  const filled = average && tariff.rate_usd_per_kwh === average.rate_usd_per_kwh
  const old = average && tariff.rate_usd_per_kwh === average.base_usd_per_kwh
  if (filled) return { ...ASSUMED, ...said, source: `${averageWords(average)} (${average.source}).` }
  if (old) return { ...ASSUMED, ...said, source: `${average.base_year} utility average (EIA-861).` }
  return { ...ASSUMED, ...said, source: 'Entered by hand.' }
}

/** 'Net metering: RCW 80.60; as of Jun 30, 2025; general knowledge, check before use.' */
export const publishedSource = ({ program, source, as_of, confidence }: Schemas['ExportTerms']): string =>
  `${program}: ${source}; as of ${dayOf(as_of)}; ${CONFIDENCE_WORDS[confidence]}.`

const dayOf = (day: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  })

const ASSUMED = { state: 'assumed', confirmed_by_name: null, confirmed_at: null, confirmed_for: null } as const

function confirmation(
  part: PartName,
  mark: string,
  theirs: string | undefined,
  confirmed: TariffConfirmed | null,
  terms: Known['terms'],
): Pick<Part, 'state' | 'source' | 'confirmed_by_name' | 'confirmed_at' | 'confirmed_for'> | undefined {
  const own = confirmed?.[part]
  if (own?.of === mark)
    return {
      state: 'confirmed',
      source: own.source,
      confirmed_by_name: own.by_name,
      confirmed_at: own.at,
      confirmed_for: 'project',
    }
  if (!terms || theirs !== mark) return undefined
  const { source, confirmed_by_name, confirmed_at } = terms
  return { state: 'confirmed', source, confirmed_by_name, confirmed_at, confirmed_for: 'utility' }
}
