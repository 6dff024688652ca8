// Decides if a project's net metering and rate are assumed or confirmed, by project or once for its utility. A
// confirmation is valid while the confirmed values are unchanged.
import { canonicaliseJson } from '#machines/money/pricing/snapshot.ts'
import { currentLanguage } from '#machines/words/language.ts'
import type { Schemas } from '#sdk/types.ts'
import { type AverageRate, averageRate, averageWords } from './average-rate.ts'
import { lacksOf, netMeteringLine, plainNetMetering, rateLine } from './tariff-lines.ts'
import { words } from './words.ts'

type Tariff = Schemas['Tariff']
type Part = Schemas['TariffPart']
type PartName = 'net_metering' | 'rate'

/** Stored with a project: who confirmed which net metering or rate. */
type Confirmed = { of: string; by_name: string; at: string; source: string }
export type TariffConfirmed = { [P in PartName]?: Confirmed }

export type Known = {
  tariff: Tariff
  confirmed: TariffConfirmed | null
  terms: Schemas['UtilityTerms'] | null
  published: Schemas['ExportTerms'] | null
  average: AverageRate | null
}

type Confirmable = Pick<Known, 'tariff' | 'confirmed' | 'terms'>
type Confirmation = Pick<Part, 'state' | 'source' | 'confirmed_by_name' | 'confirmed_at' | 'confirmed_for'>

const FULL_RETAIL = { kind: 'full_retail' } as const

/** A text that identifies the confirmed terms. */
export const netMeteringMark = (settled: Tariff['net_metering']): string =>
  canonicaliseJson(plainNetMetering(settled) ?? FULL_RETAIL)
export const rateMark = ({ plan, rate_usd_per_kwh, fixed_charge_cents_per_month }: Omit<Tariff, 'net_metering'>) =>
  canonicaliseJson(plan ? { plan } : { rate_usd_per_kwh, fixed_charge_cents_per_month })
export const markOf = (part: PartName, tariff: Tariff): string =>
  part === 'rate' ? rateMark(tariff) : netMeteringMark(tariff.net_metering)

export function netMeteringStanding(known: Known): Part {
  const settled = known.tariff.net_metering ?? FULL_RETAIL
  const lacks = lacksOf(settled)
  const said = { sentence: netMeteringLine(settled), lacks: lacks && words.lacks[lacks] }
  const by = netMeteringConfirmation(known)
  if (by) return { ...said, ...by }
  return {
    ...ASSUMED,
    ...said,
    source: netMeteringSource(settled, netMeteringMark(settled), known.terms, known.published),
  }
}

/** Undefined while net metering is assumed. Incomplete terms can't be confirmed. */
export function netMeteringConfirmation({ tariff, confirmed, terms }: Confirmable): Confirmation | undefined {
  if (lacksOf(tariff.net_metering ?? FULL_RETAIL) !== null) return undefined
  const theirs = terms?.net_metering ? netMeteringMark(terms.net_metering) : undefined
  return confirmation('net_metering', netMeteringMark(tariff.net_metering), theirs, confirmed, terms)
}

function netMeteringSource(
  settled: Schemas['NetMetering'],
  mark: string,
  terms: Known['terms'],
  published: Known['published'],
): string {
  if (terms?.net_metering) return words.source.differs({ line: netMeteringLine(terms.net_metering) })
  if (!published) return words.source.none_published
  const { program, source, as_of } = published
  const facts = { program, source, day: dayOf(as_of), confidence: words.confidence[published.confidence] }
  if (netMeteringMark(published.net_metering) === mark) return words.source.published(facts)
  if (published.net_metering.kind === settled.kind) return words.source.published_edited(facts)
  return words.source.not_the_published({ program, source })
}

export function rateStanding({ tariff, confirmed, terms, average }: Known): Part {
  const said = { sentence: rateLine(tariff), lacks: null }
  const by = rateConfirmation({ tariff, confirmed, terms })
  if (by) return { ...said, ...by }
  if (terms?.rate) return { ...ASSUMED, ...said, source: words.source.differs({ line: rateLine(terms.rate) }) }
  if (tariff.plan) return { ...ASSUMED, ...said, source: tariff.plan.source || words.source.plan_without_source }
  const filled = average && tariff.rate_usd_per_kwh === average.rate_usd_per_kwh
  const old = average && tariff.rate_usd_per_kwh === average.base_usd_per_kwh
  if (filled)
    return {
      ...ASSUMED,
      ...said,
      average,
      source: words.source.average({ average: averageWords(average), source: average.source }),
    }
  if (old)
    return {
      ...ASSUMED,
      ...said,
      average: averageRate(average.base_usd_per_kwh, undefined),
      source: words.source.old_average({ year: average.base_year }),
    }
  return { ...ASSUMED, ...said, source: words.source.entered }
}

export const rateConfirmation = ({ tariff, confirmed, terms }: Confirmable): Confirmation | undefined =>
  confirmation('rate', rateMark(tariff), terms?.rate ? rateMark(terms.rate) : undefined, confirmed, terms)

const dayOf = (day: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString(currentLanguage() === 'es' ? 'es-US' : 'en-US', {
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
): Confirmation | undefined {
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
