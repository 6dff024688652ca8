// Usage and weather files that somebody or something has damaged or edited: a seed makes each of them again.
import { zipOf } from '#tests/parse/zips.ts'
import { samCsv } from '#tests/support/weather.ts'
import { greenButton, workbookOf } from './meter-files.ts'

type Draw = { below: (most: number) => number; of: <T>(list: readonly T[]) => T }

/** Mulberry32: the same numbers for the same seed everywhere. */
function drawBy(seed: number): Draw {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (most: number) => Math.floor(next() * most)
  return {
    below,
    of: list => {
      const drawn = list[below(list.length)]
      if (drawn === undefined) throw new Error('Nothing to draw from')
      return drawn
    },
  }
}

const HOUR_MS = 3_600_000
const iso = (hour: number) => new Date(Date.UTC(2024, 6, 1) + hour * HOUR_MS).toISOString()
const kwh = (hour: number) => (hour % 24 === 17 ? 4 : 1) + (hour % 7) / 10
const table = (head: string, of: (hour: number) => string) =>
  [head, ...Array.from({ length: 8760 }, (_, hour) => of(hour))].join('\n')
const days = (of: (day: number) => string) => Array.from({ length: 365 }, (_, day) => of(day)).join('\n')
const HOURS_OF_DAY = Array.from({ length: 24 }, (_, hour) => hour)

/** What mutations begin with. */
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
  weather: () => samCsv(33.45, -112.07),
  green: () => greenButton({ reverse: true }),
  green_power: () => greenButton({ reverse: true }).replace(/(<flowDirection>)19(.*?<uom>)72/, '$11$238'),
}
const KINDS = [...Object.keys(TEXTS), 'workbook', 'archive']

const CELLS = [
  '-1',
  '1e9',
  'NaN',
  '1e308',
  '0',
  '',
  '9999999999',
  '0x10',
  '1,5',
  '--',
  '#REF!',
  '=A1',
  '99/99/9999',
  'Infinity',
  '1.2.3',
  '−4',
  '\u0000',
] as const
const HEADINGS = [
  'kWh',
  'Wh',
  'MWh',
  'kW',
  'therms',
  'Export (kWh)',
  'Net usage',
  'Meter reading',
  'Date',
  '',
  'Unit',
  'Cost',
] as const
const FACTORS = [0, 1e-6, 0.001, 0.1, 10, 1000, 1e6, 1e300] as const

type Change = (text: string, draw: Draw) => string
const onLines =
  (change: (lines: string[], draw: Draw) => string[]): Change =>
  (text, draw) =>
    change(text.split('\n'), draw).join('\n')

const CHANGES: Change[] = [
  // A cell, or a value between tags.
  (text, draw) => {
    const numbers = [...text.matchAll(/(?<=[,;>\n])-?\d+(?:\.\d+)?(?=[,;<\n])/g)]
    if (numbers.length === 0) return text
    const { index, 0: whole } = draw.of(numbers)
    return text.slice(0, index) + draw.of(CELLS) + text.slice(index + whole.length)
  },
  (text, draw) => {
    const factor = draw.of(FACTORS)
    return text.replaceAll(/(?<=[,;]|<value>)\d+(?:\.\d+)?(?=\n|<|$)/g, value => String(Number(value) * factor))
  },
  onLines(([, ...lines], draw) => [`${draw.of(HEADINGS)},${draw.of(HEADINGS)}`, ...lines]),
  onLines((lines, draw) => lines.filter(() => draw.below(100) > 2)),
  onLines((lines, draw) => lines.flatMap(line => (draw.below(100) < 3 ? [line, line] : [line]))),
  onLines((lines, draw) => lines.toSpliced(draw.below(lines.length), 0, draw.of(CELLS), 'Total,12.5 kWh')),
  onLines((lines, draw) => lines.slice(0, draw.below(lines.length))),
  onLines(lines => lines.toReversed()),
  (text, draw) => text.replaceAll('2024', draw.of(['1970', '2023', '9999', '24', '']) ?? ''),
  (text, draw) =>
    text.replaceAll(draw.of([',', ':', '-', '"', '\n'] as const), draw.of([';', '\t', '.', '', ' '] as const)),
  (text, draw) => {
    const at = draw.below(text.length)
    return text.slice(0, at) + String.fromCharCode(draw.below(65_536)) + text.slice(at + draw.below(40))
  },
  (text, draw) =>
    text.replaceAll(/(?<=<(?:uom|powerOfTenMultiplier|flowDirection|commodity)>)\d+/g, () =>
      String(draw.of([0, 1, 2, 3, 4, 19, 38, 72, 169, -3, 12])),
    ),
  (text, draw) =>
    text.replaceAll('<commodity>', `<accumulationBehaviour>${draw.below(14)}</accumulationBehaviour><commodity>`),
]

const cellOf = (text: string) => (/^\d+(?:\.\d+)?$/.test(text) ? Number(text) : text.replaceAll(/[<&\p{Cc}]/gu, ' '))

/** The file of a seed: up to three changes to its text, and sometimes bytes that are turned over. */
export function mutatedFile(seed: number): { kind: string; bytes: Uint8Array; choices: Record<string, string> } {
  const draw = drawBy(seed)
  const kind = draw.of(KINDS)
  let text = (TEXTS[kind] ?? TEXTS['hours'])?.() ?? ''
  for (let change = draw.below(4); change > 0; change--) text = draw.of(CHANGES)(text, draw)
  let bytes: Uint8Array = Buffer.from(text)
  if (kind === 'workbook') bytes = workbookOf(text.split('\n').map(line => line.split(',').map(cellOf)))
  if (kind === 'archive')
    bytes = zipOf([
      { name: 'usage.csv', data: text },
      { name: 'more.csv', data: text.slice(0, draw.below(text.length)) },
    ])
  if (draw.below(5) === 0)
    for (let flips = 1 + draw.below(20); flips > 0; flips--) bytes[draw.below(bytes.length)] = draw.below(256)
  const choices = {
    ...(draw.below(2) ? { year: 'confirmed' } : {}),
    ...(draw.below(3) ? {} : { unit: draw.of(['kWh', 'Wh', 'MWh', 'kW', 'W'] as const) }),
    ...(draw.below(6) ? {} : { clock: draw.of(['wall', 'standard', 'utc'] as const) }),
    ...(draw.below(8) ? {} : { values_are: draw.of(['each_interval', 'running_total'] as const) }),
    ...(draw.below(8) ? {} : { times_mark: draw.of(['start', 'end'] as const) }),
    ...(draw.below(8) ? {} : { date_order: draw.of(['month_first', 'day_first'] as const) }),
  }
  return { kind, bytes, choices }
}
