// Snow and ground of a quote, fact by fact.
import { percent } from '#machines/lib/format.ts'
import type { BasisParts } from '../sale.ts'
import { words } from './words.ts'

export function siteFacts({ conditions }: Pick<BasisParts, 'conditions'>): [field: string, value: string][] {
  const { snow, monthly_albedo } = conditions ?? {}
  return [
    ...(snow
      ? ([
          [words.fact.snowfall, snow.snowfall_cm.map(cm => `${cm} cm`).join(', ')],
          [words.fact.snowy_days, snow.snowy_days.join(', ')],
          [words.fact.covered_days, snow.covered_days.join(', ')],
          [words.fact.humidity, snow.humidity.map(share => percent(share)).join(', ')],
        ] satisfies [string, string][])
      : []),
    ...(monthly_albedo
      ? ([[words.fact.albedo, monthly_albedo.map(share => percent(share)).join(', ')]] satisfies [string, string][])
      : []),
  ]
}
