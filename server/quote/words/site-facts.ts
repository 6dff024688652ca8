// Snow and ground of a quote, fact by fact.
import { percent } from '#machines/lib/words.ts'
import type { BasisParts } from '../../db/schema/financing.ts'

export function siteFacts({ conditions }: Pick<BasisParts, 'conditions'>): [field: string, value: string][] {
  const { snow, monthly_albedo } = conditions ?? {}
  return [
    ...(snow
      ? ([
          ['Snowfall by month', snow.snowfall_cm.map(cm => `${cm} cm`).join(', ')],
          ['Snowy days by month', snow.snowy_days.join(', ')],
          ['Days with snow on the ground', snow.covered_days.join(', ')],
          ['Humidity by month', snow.humidity.map(share => percent(share)).join(', ')],
        ] satisfies [string, string][])
      : []),
    ...(monthly_albedo
      ? ([['Albedo by month', monthly_albedo.map(share => percent(share)).join(', ')]] satisfies [string, string][])
      : []),
  ]
}
