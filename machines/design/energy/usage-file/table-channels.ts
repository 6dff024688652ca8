// The channels of a table: each column of figures, of each meter, with the stamps of its rows.
import { cellNumber } from './cell-number.ts'
import { isSpringDay } from './clock.ts'
import { dayColumnsOf, minutesOf } from './day-rows.ts'
import { isPart, meterIn, roleIn, saysEnergy, unitIn } from './headings.ts'
import { type RowStamps, stampsOf, stepOf } from './row-stamps.ts'
import { splitByWords } from './split-rows.ts'
import { type NamedTable, type Row, type Shape, shapeOf } from './table-shape.ts'
import type { Channel, DateOrder, Role, Unit } from './usage-reading.ts'
import { UsageFileError } from './usage-year.ts'
import { words } from './words.ts'

/** More columns than any meter or monitor exports. */
const MOST_COLUMNS = 60
/** Meters of one account, or headings that change. */
const MOST_SECTIONS = 100

type TableChannels = { channels: Channel[]; date_order: DateOrder | null }

/** Throws UsageFileError. */
export function channelsOfTable(table: NamedTable, chosen: DateOrder | undefined): TableChannels {
  const shape = shapeOf(table)
  const { stamps, date_order } = stampsOf(shape, chosen)
  const days = stamps && dayColumnsOf(shape)
  if (stamps && days) return { channels: ofDays(table, shape, stamps, days), date_order }
  return { channels: ofRows(table, shape, stamps), date_order }
}

const groupKey = ({ sections }: Shape) => {
  let meter = ''
  const keys = sections.map(({ header, text }) => {
    meter = text.map(meterIn).findLast(Boolean) ?? meter
    return { meter, header: header.join('|') }
  })
  return (section: number) => keys[section] ?? { meter: '', header: '' }
}

/** Rows of one meter under the same headings, in one or more sections by day. */
function bySection(shape: Shape) {
  const keyOf = groupKey(shape)
  const groups = new Map<string, { meter: string; header: string[]; rows: { row: Row; at: number }[] }>()
  for (const [at, row] of shape.rows.entries()) {
    const { meter, header } = keyOf(row.section)
    const key = `${meter}\n${header}`
    const group = groups.get(key) ?? { meter, header: shape.sections[row.section]?.header ?? [], rows: [] }
    group.rows.push({ row, at })
    groups.set(key, group)
  }
  if (groups.size > MOST_SECTIONS) throw new UsageFileError(words.rows_differ)
  return [...groups.values()]
}

function ofRows(table: NamedTable, shape: Shape, stamps: RowStamps | null): Channel[] {
  const channels: Channel[] = []
  const preamble = shape.sections[0]?.text ?? []
  const groups = bySection(shape)
  for (const group of groups)
    for (const split of splitByWords(shape, group, stamps)) {
      const minutes = stamps ? split.rows.map(({ at }) => stamps.minutes[at] ?? 0) : []
      const step = stamps ? stepOf(minutes) : 0
      for (const column of shape.numbers.slice(0, MOST_COLUMNS)) {
        const heading = group.header[column] ?? ''
        const values = split.rows.map(({ row }) => cellNumber(row.cells[column] ?? '', shape.decimal_comma))
        if (values.every(Number.isNaN)) continue
        const context = [split.name, ...contextOf(shape, group.header)].join(' ')
        const name = [
          heading || (shape.numbers.length > 1 ? words.column_number({ number: column + 1 }) : ''),
          split.name,
          groups.length > 1 ? group.meter : '',
        ]
        channels.push({
          ...facts(heading, context, unitBeside(group.header, split.rows[0]?.row, preamble)),
          id: `${column}:${group.meter}:${split.name}`,
          name: name.filter(Boolean).join(', ') || table.name,
          minutes,
          values,
          lines: split.rows.map(({ row }) => row.line),
          step,
          zones: stamps?.zones ? split.rows.map(({ at }) => stamps.zones?.[at] ?? 0) : null,
          is_utc: stamps?.is_utc ?? false,
          has_times: stamps !== null,
          has_year: stamps?.has_year ?? false,
          times_mark: stamps?.times_mark ?? null,
          values_are: /cumulative|running|register|\bindex\b|meter read(?:ing)?\b|lifetime|odometer/i.test(heading)
            ? 'running_total'
            : null,
        })
      }
    }
  return channels
}

function ofDays(
  table: NamedTable,
  shape: Shape,
  stamps: RowStamps,
  days: NonNullable<ReturnType<typeof dayColumnsOf>>,
): Channel[] {
  const channels: Channel[] = []
  const preamble = shape.sections[0]?.text ?? []
  const groups = bySection(shape)
  for (const group of groups)
    for (const split of splitByWords(shape, group, stamps)) {
      const channel: Channel = {
        ...facts(
          group.header[days.columns[0] ?? 0] ?? '',
          split.name,
          unitBeside(group.header, split.rows[0]?.row, preamble),
        ),
        id: `days:${group.meter}:${split.name}`,
        name: [split.name, groups.length > 1 ? group.meter : ''].filter(Boolean).join(', ') || table.name,
        minutes: [],
        values: [],
        lines: [],
        step: days.step,
        zones: null,
        is_utc: false,
        has_times: true,
        has_year: stamps.has_year,
        times_mark: 'start',
        values_are: null,
      }
      for (const { row, at } of split.rows) {
        const day = stamps.minutes[at] ?? 0
        const values = days.columns.map(column => cellNumber(row.cells[column] ?? '', shape.decimal_comma))
        const minutes = minutesOf(
          values.map(value => !Number.isNaN(value)),
          days,
          isSpringDay(day / 1440),
        )
        for (const [hour, value] of values.entries()) {
          const minute = minutes[hour]
          if (minute == null || Number.isNaN(value)) continue
          channel.minutes.push(day + minute)
          channel.values.push(value)
          channel.lines.push(row.line)
        }
      }
      channels.push(channel)
    }
  return channels
}

function facts(heading: string, context: string, beside: { unit: Unit | 'unknown' | null; name: string | undefined }) {
  const own = roleIn(heading)
  const around = roleIn(context)
  // “Usage” under “Energy received” is what was received.
  const role: Role = (own === 'use' || own === null) && around !== null && around !== 'other' ? around : (own ?? 'use')
  const named = unitIn(heading)
  return {
    role,
    unit: named ?? beside.unit,
    unit_name: named === 'unknown' ? heading : beside.name,
    is_energy: saysEnergy(`${heading} ${context}`) && !isPart(heading),
  }
}

/** What the timestamp's heading says about the values: “Energy delivered time period”. */
const contextOf = ({ dates, times }: Shape, header: readonly string[]) =>
  [...dates, ...times].map(at => header[at] ?? '')

/** In a column of units, in the cells themselves, or in a line above: “Units: Wh”. */
function unitBeside(header: readonly string[], row: Row | undefined, preamble: readonly string[]) {
  const column = header.findIndex(cell => /^(?:units?|uom|unit of measure(?:ment)?)$/i.test(cell))
  const name =
    column >= 0
      ? row?.cells[column]
      : preamble
          .map(line => /\b(?:uom|units?(?: of measure(?:ment)?)?)\s*[:,= ]\s*([a-z ]+)/i.exec(line)?.[1])
          .find(Boolean)
  const unit =
    unitIn(name ?? '') ??
    unitIn((row?.cells ?? []).find(cell => /^-?[\d.,]+\s*[kM]?Wh?$/i.test(cell))?.replace(/^[-\d.,\s]+/, '') ?? '')
  return { unit, name }
}
