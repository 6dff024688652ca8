// Snow data required to calculate a year.
import type { Schemas } from '#sdk/types.ts'
import { MONTH_STARTS } from './weather/weather-year.ts'
import { words } from './words.ts'

/** Messages by field of the conditions. */
export function siteFaults({ snow }: Schemas['SiteConditions']): Record<string, string> {
  if (!snow) return {}
  return Object.fromEntries(
    snow.snowfall_cm.flatMap((cm, month) => {
      const days = (MONTH_STARTS[month + 1] ?? 0) - (MONTH_STARTS[month] ?? 0)
      // 29 days of snow in a leap year's February are no slip.
      const most = month === 1 ? 29 : days
      return [
        ...(cm > 0 && snow.humidity[month] === 0
          ? [[`snow.humidity.${month}`, words.faults.humidity_required] as const]
          : []),
        ...(['snowy_days', 'covered_days'] as const).flatMap(name =>
          (snow[name][month] ?? 0) > most
            ? [[`snow.${name}.${month}`, words.faults.too_many_days({ days: most })] as const]
            : [],
        ),
      ]
    }),
  )
}
