// Data about utilities that ships with the product: the dated table of export terms, and average residential prices by
// state (Energy Information Administration, SEDS ESRCD of 2017 and 2023, public record).
import { readFileSync } from 'node:fs'
import { type AverageRate, averageRate, type StatePrice } from '#machines/design/utilities/average-rate.ts'
import { type ExportRow, readExportRow, termsOn } from '#machines/design/utilities/export-terms.ts'
import type { Utility } from '#server/projects/utilities.ts'

const linesOf = (name: string) =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)

export const EXPORT_TERMS: readonly ExportRow[] = linesOf('./export-terms.csv').map(readExportRow)

export const STATE_PRICES: ReadonlyMap<string, StatePrice> = new Map(
  linesOf('./state-prices.csv').map(line => {
    const [state = '', before, after] = line.split(',')
    return [state, { usd_per_kwh_2017: Number(before), usd_per_kwh_2023: Number(after) }]
  }),
)

export const publishedTerms = (utility_id: string, day: string) => termsOn(EXPORT_TERMS, utility_id, day)

/** Null if none is published. */
export const averageOf = ({ state, average_rate_usd_per_kwh: rate }: Utility): AverageRate | null =>
  rate === null ? null : averageRate(rate, STATE_PRICES.get(state))
