// Files as meters and utilities write them, made for tests.
import { zipOf } from '#tests/parse/zips.ts'

/** Hours of a year with daylight saving: 1 kWh each, 7 around noon; without the lost hour, the repeated one twice. */
export function daylightRows(year: number): string {
  const sunday = (month: number, nth: number) => {
    const first = new Date(Date.UTC(year, month, 1)).getUTCDay()
    return Date.UTC(year, month, 1 + ((7 - first) % 7) + 7 * (nth - 1))
  }
  // Standard time: 2:00 in March, 1:00 in November.
  const begins = sunday(2, 2) + 2 * 3_600_000
  const ends = sunday(10, 1) + 1 * 3_600_000
  const lines = ['Start,Usage (kWh)']
  for (let hour = 0; hour < 8760; hour++) {
    const standard = Date.UTC(year, 0, 1) + hour * 3_600_000
    const shown = standard >= begins && standard < ends ? standard + 3_600_000 : standard
    lines.push(`${new Date(shown).toISOString().slice(0, 16).replace('T', ' ')},${hour % 24 === 12 ? 7 : 1}`)
  }
  return lines.join('\n')
}

type Green = { reverse?: boolean; zone?: boolean; uom?: number; duration?: number; direction?: number; start?: number }

/** A year from January 1, 2025 in Mountain Standard Time: 1 kWh an hour, 2 at 18:00; a month a block. */
export function greenButton({
  reverse = false,
  zone = true,
  uom = 72,
  duration = 3600,
  direction = 1,
  start = Date.UTC(2025, 0, 1, 7) / 1000,
}: Green = {}): string {
  const entry = (self: string, up: string, content: string, related: string[] = []) =>
    `<entry><link rel="self" href="${self}"/><link rel="up" href="${up}"/>${related.map(href => `<link rel="related" href="${href}"/>`).join('')}<title>A &amp; B</title><content>${content}</content></entry>`
  const point = '/espi/1_1/resource/Subscription/1/UsagePoint/1'
  const type = (flow: number) =>
    `<ReadingType xmlns="http://naesb.org/espi"><commodity>1</commodity><flowDirection>${flow}</flowDirection><intervalLength>${duration}</intervalLength><powerOfTenMultiplier>1</powerOfTenMultiplier><uom>${uom}</uom></ReadingType>`
  const blocks = (reading: number, value: (hour: number) => number) =>
    Array.from({ length: 12 }, (_, month) => {
      const readings = Array.from({ length: 730 }, (_, index) => {
        const hour = month * 730 + index
        return `<IntervalReading><timePeriod><duration>${duration}</duration><start>${start + hour * 3600}</start></timePeriod><value>${value(hour)}</value></IntervalReading>`
      })
      return entry(
        `${point}/MeterReading/${reading}/IntervalBlock/${month}`,
        `${point}/MeterReading/${reading}/IntervalBlock`,
        `<IntervalBlock xmlns="http://naesb.org/espi"><interval><duration>1</duration><start>1</start></interval>${readings.join('')}</IntervalBlock>`,
      )
    }).join('')
  const kind = (n: number, flow: number) =>
    entry(`${point}/MeterReading/${n}`, `${point}/MeterReading`, '<MeterReading xmlns="http://naesb.org/espi"/>', [
      `/espi/1_1/resource/ReadingType/${n}`,
    ]) + entry(`/espi/1_1/resource/ReadingType/${n}`, '/espi/1_1/resource/ReadingType', type(flow))
  const local = zone
    ? entry(
        '/espi/1_1/resource/LocalTimeParameters/1',
        '/espi/1_1/resource/LocalTimeParameters',
        '<LocalTimeParameters xmlns="http://naesb.org/espi"><dstOffset>3600</dstOffset><tzOffset>-25200</tzOffset></LocalTimeParameters>',
      )
    : ''
  return `<feed xmlns="http://www.w3.org/2005/Atom">${local}${kind(1, direction)}${blocks(1, hour => (hour % 24 === 18 ? 200 : 100))}${reverse ? kind(2, 19) + blocks(2, () => 500) : ''}</feed>`
}

/** A workbook of one sheet; numbers are numbers. */
export function workbookOf(rows: readonly (readonly (string | number)[])[], is_1904 = false): Uint8Array {
  const cell = (value: string | number) =>
    typeof value === 'number' ? `<c><v>${value}</v></c>` : `<c t="inlineStr"><is><t>${value}</t></is></c>`
  const sheet = rows.map((cells, at) => `<row r="${at + 1}">${cells.map(cell).join('')}</row>`).join('')
  const properties = is_1904 ? '<workbookPr date1904="1"/>' : ''
  return zipOf([
    {
      name: 'xl/workbook.xml',
      data: `<workbook>${properties}<sheets><sheet name="Usage" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      data: '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    },
    { name: 'xl/worksheets/sheet1.xml', data: `<worksheet><sheetData>${sheet}</sheetData></worksheet>` },
  ])
}
