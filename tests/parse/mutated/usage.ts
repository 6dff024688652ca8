// Damaged or edited usage files, reproducible by seed.
import { greenButton } from '#tests/design/energy/meter-files.ts'
import { zipOf } from '#tests/parse/zips.ts'
import { asFile, changed, flipped } from './changes.ts'
import { drawBy } from './draw.ts'

const HOUR_MS = 3_600_000
const iso = (hour: number) => new Date(Date.UTC(2024, 6, 1) + hour * HOUR_MS).toISOString()
const kwh = (hour: number) => (hour % 24 === 17 ? 4 : 1) + (hour % 7) / 10
const table = (head: string, of: (hour: number) => string) =>
  [head, ...Array.from({ length: 8760 }, (_, hour) => of(hour))].join('\n')
const days = (of: (day: number) => string) => Array.from({ length: 365 }, (_, day) => of(day)).join('\n')
const HOURS_OF_DAY = Array.from({ length: 24 }, (_, hour) => hour)

/** Starting points of mutations. */
const TEXTS: Record<string, () => string> = {
  hours: () => table('Start,Usage (kWh)', hour => `${iso(hour).slice(0, 16)},${kwh(hour)}`),
  utc: () => table('Time,Wh,Cost', hour => `${iso(hour)},${kwh(hour) * 1000},0.2`),
  serials: () =>
    table('Date;Value', hour => `${(45_474 + hour / 24).toFixed(6)};${String(kwh(hour)).replace('.', ',')}`),
  register: () => table('Time,Meter reading', hour => `${iso(hour).slice(0, 16)},${40_000 + hour}`),
  monitor: () =>
    table(
      'Date/Time,Produced (Wh),Consumed (Wh),Net (Wh)',
      hour => `${iso(hour).slice(0, 16)},5,${kwh(hour) * 1000},-3`,
    ),
  day_rows: () =>
    `Date,${HOURS_OF_DAY.map(hour => `${hour}:00`).join(',')}\n${days(day => `${iso(day * 24).slice(0, 10)},${HOURS_OF_DAY.map(kwh).join(',')}`)}`,
  sections: () =>
    days(
      day =>
        `"Data for period starting: ${iso(day * 24).slice(0, 10)} for 24 hours"\n"Time period","Usage(kilowatt-hours)"\n${HOURS_OF_DAY.map(hour => `"${iso(day * 24 + hour).slice(0, 10)} ${hour}:00 to ${iso(day * 24 + hour).slice(0, 10)} ${hour + 1}:00","${kwh(hour)}"`).join('\n')}`,
    ),
  counted: () => table('kWh', hour => String(kwh(hour))),
  green: () => greenButton({ reverse: true }),
  green_power: () => greenButton({ reverse: true }).replace(/(<flowDirection>)19(.*?<uom>)72/, '$11$238'),
}
/** `workbook`: in one of the forms of a table. */
const KINDS = [...Object.keys(TEXTS), 'workbook', 'archive']

/** A seed's file, with a user's choices. */
export function usageFile(seed: number): { kind: string; bytes: Uint8Array; choices: Record<string, string> } {
  const draw = drawBy(seed)
  const kind = draw.of(KINDS)
  const text = changed((TEXTS[kind] ?? TEXTS['hours'])?.() ?? '', draw)
  const bytes =
    kind === 'archive'
      ? zipOf([
          { name: 'usage.csv', data: text },
          { name: 'more.csv', data: text.slice(0, draw.below(text.length)) },
        ])
      : kind === 'workbook'
        ? asFile(text, draw)
        : Buffer.from(text)
  const choices = {
    ...(draw.below(2) ? { year: 'confirmed' } : {}),
    ...(draw.below(3) ? {} : { unit: draw.of(['kWh', 'Wh', 'MWh', 'kW', 'W'] as const) }),
    ...(draw.below(6) ? {} : { clock: draw.of(['wall', 'standard', 'utc'] as const) }),
    ...(draw.below(8) ? {} : { values_are: draw.of(['each_interval', 'running_total'] as const) }),
    ...(draw.below(8) ? {} : { times_mark: draw.of(['start', 'end'] as const) }),
    ...(draw.below(8) ? {} : { date_order: draw.of(['month_first', 'day_first'] as const) }),
  }
  return { kind, bytes: flipped(bytes, draw), choices }
}
