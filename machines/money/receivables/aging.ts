// Open amounts by who owes them and for how long. Pure.

import { DAY_MS } from '#machines/lib/time.ts'
import type { Schemas } from '#sdk/types.ts'

type Bucket = Schemas['AgingBucket']
type Sums = Schemas['AgingSums']
type Part = { payer: string; bucket: Bucket; cents: number; count: number }

export function agingOf(parts: readonly Part[], nameOf: (payer: string) => string) {
  const payers = [...new Set(parts.map(({ payer }) => payer))].map(payer => {
    const own = parts.filter(part => part.payer === payer)
    const count = own.reduce((all, part) => all + part.count, 0)
    return { payer, payer_name: nameOf(payer), sums: sumsOf(own), count }
  })
  return { payers: payers.sort(homeownersFirst), totals: sumsOf(parts) }
}

type Named = { payer: string; payer_name: string }
export const homeownersFirst = (one: Named, other: Named) =>
  Number(other.payer === 'homeowner') - Number(one.payer === 'homeowner') ||
  one.payer_name.localeCompare(other.payer_name)

function sumsOf(parts: readonly Part[]): Sums {
  const of = (bucket: Bucket) => parts.reduce((all, one) => all + (one.bucket === bucket ? one.cents : 0), 0)
  return {
    held_cents: of('held'),
    not_due_cents: of('not_due'),
    days_1_30_cents: of('days_1_30'),
    days_31_60_cents: of('days_31_60'),
    days_61_90_cents: of('days_61_90'),
    over_90_cents: of('over_90'),
    total_cents: parts.reduce((all, { cents }) => all + cents, 0),
  }
}

export const daysOverdue = (due_on: string | null, held: boolean, today: string) =>
  due_on === null || held ? 0 : Math.max(0, Math.round((Date.parse(today) - Date.parse(due_on)) / DAY_MS))
