// A year on paper: all it was computed from and what came out, each under its hash, so that anyone can compute it again.

import { ENGINE, type SimulationResult } from '#machines/design/production/simulation.ts'
import type { SimulationInputs } from '#machines/design/production/simulation-run.ts'
import { canonicaliseJson } from '#machines/money/pricing/snapshot.ts'
import type { Schemas } from '#sdk/types.ts'
import { sha256 } from '../../ports/ports.ts'

type Receipt = Schemas['Receipt']
type Results = Schemas['ReceiptResults']
/** The part of a year that is written down; a stored one has it without the hours. */
type Figures = Pick<
  SimulationResult,
  'annual_kwh' | 'monthly_kwh' | 'monthly_poa_kwh_m2' | 'losses' | 'specific_yield' | 'performance_ratio'
> & { planes: readonly { readonly annual_kwh: number }[] }

const hashOf = (value: unknown) => sha256(canonicaliseJson(value))

/** `figures` are those that were stored and shown; the hours are those of the same inputs. */
export function receiptOf(
  inputs: SimulationInputs,
  figures: Figures,
  hourly_ac_kw: Float64Array,
  made_at: Date,
): Receipt {
  const results = resultsOf(inputs, figures, hourly_ac_kw)
  return {
    schema: 1,
    engine: ENGINE,
    made_at: made_at.toISOString(),
    inputs,
    results,
    inputs_sha256: hashOf(inputs),
    results_sha256: hashOf(results),
  }
}

/** To a watt-hour and a millionth: what a year means, without the last digits of a sum taken in another order. */
export function resultsOf(inputs: SimulationInputs, figures: Figures, hourly_ac_kw: Float64Array): Results {
  return {
    annual_kwh: rounded(figures.annual_kwh, 3),
    monthly_kwh: figures.monthly_kwh.map(kwh => rounded(kwh, 3)),
    monthly_poa_kwh_m2: figures.monthly_poa_kwh_m2.map(kwh => rounded(kwh, 3)),
    planes: inputs.planes.map(({ name }, index) => ({
      name,
      annual_kwh: rounded(figures.planes[index]?.annual_kwh ?? 0, 3),
    })),
    losses: figures.losses.map(({ name, share }) => ({ name, share: rounded(share, 6) })),
    specific_yield: rounded(figures.specific_yield, 3),
    performance_ratio: rounded(figures.performance_ratio, 6),
    hours_sha256: sha256(wattHours(hourly_ac_kw).join(',')),
  }
}

/** Whole watt-hours of each hour. */
export const wattHours = (hourly_kw: Float64Array): number[] => Array.from(hourly_kw, kw => Math.round(kw * 1000))

// Adding 0 makes a zero of a negative one, which JSON writes otherwise.
const rounded = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits + 0

/**
 * The first difference between a receipt and a rerun of its inputs, in words; undefined if equal. The figures come
 * first: a changed input shows in them, a changed hash only in itself.
 */
export function differenceOf(receipt: Receipt, rerun: Results): string | undefined {
  const off = firstDifference('results', receipt.results, rerun)
  if (off) return `${off.path}: the receipt says ${off.said}, this run makes ${off.made}.`
  for (const part of ['inputs', 'results'] as const) {
    const stored_hash = receipt[`${part}_sha256`]
    const made = hashOf(receipt[part])
    if (stored_hash !== made) return `${part}_sha256: the receipt says ${stored_hash}, its ${part} have ${made}.`
  }
  return undefined
}

type Difference = { path: string; said: string; made: string }

function firstDifference(path: string, said: unknown, made: unknown): Difference | undefined {
  if (isObject(said) && isObject(made)) {
    for (const key of new Set([...Object.keys(made), ...Object.keys(said)])) {
      const inner = Array.isArray(made) ? `${path}[${key}]` : `${path}.${key}`
      const difference = firstDifference(inner, valueAt(said, key), valueAt(made, key))
      if (difference) return difference
    }
    return undefined
  }
  return said === made
    ? undefined
    : { path, said: JSON.stringify(said) ?? 'nothing', made: JSON.stringify(made) ?? 'nothing' }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const valueAt = (of: object, key: string): unknown => Object.entries(of).find(([name]) => name === key)?.[1]
