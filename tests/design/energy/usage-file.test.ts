// Usage files by the year they give, in the layouts utilities, monitors and portals write.
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { UsageChoices } from '#machines/design/energy/usage-file/usage-reading.ts'
import { readUsageFile } from '#server/design/energy/read-files.ts'
import { zipOf } from '#tests/parse/zips.ts'
import { daylightRows, greenButton, workbookOf } from './meter-files.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const read = (
  file: string | Uint8Array,
  choices: UsageChoices = {},
  utc_offset_min: number | null = -420,
  daylight = true,
) => readUsageFile(typeof file === 'string' ? bytes(file) : file, { utc_offset_min, daylight }, choices)
const refused = (file: string | Uint8Array, choices?: UsageChoices) =>
  read(file, choices).then(
    () => 'nothing',
    (error: { fields?: { file?: string }; message: string }) => error.fields?.file ?? error.message,
  )
const sum = (hours: Float64Array) => hours.reduce((total, kwh) => total + kwh, 0)
const rows = (count: number, of: (row: number) => string | number) =>
  Array.from({ length: count }, (_, row) => of(row)).join('\n')
const stamp = (from: string, row: number, minutes: number) =>
  new Date(Date.parse(`${from}Z`) + row * minutes * 60_000).toISOString().slice(0, 16)
const asked = ({ questions }: Awaited<ReturnType<typeof read>>) =>
  questions.map(({ field, options }) => [field, ...options.map(({ value }) => value)])

/** A year from July 1, 2024: 1 kWh an hour, 5 at 17:00, twice that in July. 11,284 kWh. */
const kwhAt = (row: number) => (row % 24 === 17 ? 5 : 1) * (row < 31 * 24 ? 2 : 1)
const JULY = 31 * 28 * 2
const YEAR = 365 * 28 + 31 * 28
const table = (head: string, of: (at: Date, kwh: number, row: number) => string) =>
  `${head}\n${rows(8760, row => of(new Date(Date.UTC(2024, 6, 1) + row * 3_600_000), kwhAt(row), row))}`
const two = (value: number) => String(value).padStart(2, '0')
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const hour12 = (hour: number) => `${hour % 12 || 12}:00 ${hour < 12 ? 'AM' : 'PM'}`

describe('stamps', () => {
  it.each<[string, (at: Date) => string]>([
    ['ISO 8601', at => at.toISOString().slice(0, 19)],
    ['ISO with the offset of the house', at => `${at.toISOString().slice(0, 19)}-07:00`],
    ['UTC', at => new Date(at.getTime() + 7 * 3_600_000).toISOString()],
    ['Unix seconds', at => String((at.getTime() + 7 * 3_600_000) / 1000)],
    ['Unix milliseconds', at => String(at.getTime() + 7 * 3_600_000)],
    ['days of a spreadsheet', at => (at.getTime() / 86_400_000 + 25_569).toFixed(6)],
    [
      '01-Jul-2024 00:00',
      at => `${two(at.getUTCDate())}-${MONTHS[at.getUTCMonth()]}-${at.getUTCFullYear()} ${two(at.getUTCHours())}:00`,
    ],
    [
      'Jul 1, 2024 12:00 AM',
      at => `"${MONTHS[at.getUTCMonth()]} ${at.getUTCDate()}, ${at.getUTCFullYear()} ${hour12(at.getUTCHours())}"`,
    ],
    [
      'month first, 12 hours',
      at => `${at.getUTCMonth() + 1}/${at.getUTCDate()}/${at.getUTCFullYear()} ${hour12(at.getUTCHours())}`,
    ],
    [
      'day first',
      at => `${two(at.getUTCDate())}/${two(at.getUTCMonth() + 1)}/${at.getUTCFullYear()} ${two(at.getUTCHours())}:00`,
    ],
    [
      'year of two digits',
      at =>
        `${two(at.getUTCMonth() + 1)}/${two(at.getUTCDate())}/${at.getUTCFullYear() % 100} ${two(at.getUTCHours())}:00`,
    ],
    ['digits alone', at => at.toISOString().slice(0, 16).replaceAll(/[-T:]/g, '')],
    ['a zone of the tz database', at => `${at.toISOString().slice(0, 16).replace('T', ' ')} America/Phoenix`],
    ['a zone in words', at => `${at.toISOString().slice(0, 16).replace('T', ' ')} Mountain Standard Time`],
    ['a named zone', at => `${at.toISOString().slice(0, 16).replace('T', ' ')} MST`],
    [
      'from one time to another',
      at =>
        `${at.toISOString().slice(0, 19).replace('T', ' ')} to ${new Date(at.getTime() + 3_600_000).toISOString().slice(0, 19).replace('T', ' ')}`,
    ],
  ])('%s put every month where it belongs', async (_, of) => {
    const { months, year_kwh, hours, questions } = await read(table('Interval,kWh', (at, kwh) => `${of(at)},${kwh}`))
    expect(questions).toEqual([])
    expect(months[6]).toBe(JULY)
    expect(year_kwh).toBe(YEAR)
    expect(hours[17]).toBe(5)
  })
  it.each<[string, string, (at: Date, row: number) => string]>([
    ['a date and a time', 'Date,Start Time,kWh', at => `${at.toISOString().slice(0, 10)},${hour12(at.getUTCHours())}`],
    [
      'an hour ending 1 to 24',
      'Date,Hour Ending,kWh',
      at => `${at.toISOString().slice(0, 10)},${at.getUTCHours() + 1}`,
    ],
    ['an hour from 0 to 23', 'Date,Hour,kWh', at => `${at.toISOString().slice(0, 10)},${at.getUTCHours()}`],
    ['0100 to 2400', 'Date,Time,kWh', at => `${at.toISOString().slice(0, 10)},${two(at.getUTCHours() + 1)}00`],
    [
      'the end of each hour, 24:00 the last',
      'Date,End,kWh',
      at => `${at.toISOString().slice(0, 10)},${two(at.getUTCHours() + 1)}:00`,
    ],
    [
      'start and end',
      'Start,End,kWh',
      at => `${at.toISOString().slice(0, 16)},${new Date(at.getTime() + 3_599_000).toISOString().slice(0, 16)}`,
    ],
    [
      'year, month, day and hour',
      'Year,Month,Day,Hour,kWh',
      at => [at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate(), at.getUTCHours()].join(','),
    ],
    ['Spanish headings', 'Fecha,Hora,Consumo kWh', at => `${at.toISOString().slice(0, 10)},${at.getUTCHours() + 1}`],
    [
      'a date above the rows of its day',
      'Date,Hour,kWh',
      at => `${at.getUTCHours() === 0 ? at.toISOString().slice(0, 10) : ''},${two(at.getUTCHours())}:00`,
    ],
    [
      'a part of a day beside its serial',
      'Date,Time,kWh',
      at => `${Math.floor(at.getTime() / 86_400_000 + 25_569)},${(at.getUTCHours() / 24).toFixed(6)}`,
    ],
  ])('%s are taken together', async (_, head, of) => {
    const { months, hours } = await read(table(head, (at, kwh, row) => `${of(at, row)},${kwh}`))
    expect([months[6], hours[17], hours[16]]).toEqual([JULY, 5, 1])
  })
  it.each<[string, string, (at: Date) => string]>([
    ['7/1 14:00', 'When,kWh', at => `${at.getUTCMonth() + 1}/${at.getUTCDate()} ${two(at.getUTCHours())}:00`],
    [
      'month, day and hour',
      'Month,Day,Hour,kWh',
      at => [at.getUTCMonth() + 1, at.getUTCDate(), at.getUTCHours()].join(','),
    ],
  ])('without a year are in calendar order: %s', async (_, head, of) => {
    const { months, hours, first_on, notes } = await read(table(head, (at, kwh) => `${of(at)},${kwh}`))
    expect([months[6], hours[17], hours[16], first_on]).toEqual([JULY, 5, 1, null])
    expect(notes.join(' ')).toContain('no year')
  })
  it.each<[string, string, (at: Date) => string, string]>([
    ['times of day alone', 'Hour,kWh', at => `${two(at.getUTCHours())}:00`, 'no dates'],
    ['days of the year', 'DOY,Hour,kWh', at => `${183 + (at.getUTCMonth() - 6) * 30},${at.getUTCHours()}`, 'line 2'],
    ['a zone that does not exist', 'When,kWh', at => `${at.toISOString().slice(0, 16)} Mars/Crater`, 'line 2'],
    [
      'a month without a year',
      'When,kWh',
      at => `${MONTHS[at.getUTCMonth()]} ${at.getUTCDate()} ${two(at.getUTCHours())}:00`,
      'line 2',
    ],
  ])('are refused, never counted from January 1: %s', async (_, head, of, reason) => {
    expect(await refused(table(head, (at, kwh) => `${of(at)},${kwh}`))).toContain(reason)
  })
  it('in UTC that begin at midnight are asked about, and moved as answered', async () => {
    const file = table('Time,kWh', (at, kwh) => `${at.toISOString()},${kwh}`)
    const reading = await read(file)
    expect(asked(reading)).toEqual([['clock', 'utc', 'wall', 'standard']])
    expect(reading.hours[10]).toBe(5)
    expect((await read(file, { clock: 'standard' })).hours[17]).toBe(5)
  })
})

describe('layouts', () => {
  it('a row a day with a column an hour', async () => {
    const hours = Array.from({ length: 24 }, (_, hour) => hour)
    for (const head of [
      hours.map(hour => `${hour}:00`),
      hours.map(hour => `HE${hour + 1}`),
      hours.map(hour => `kWh ${hour + 1}`),
      hours.map(hour => `${hour12((hour + 1) % 24)} kWH`),
      hours.map(hour => `HR_${two(hour + 1)}_KWH`),
    ]) {
      const file = `Meter,Date,${head.join(',')},Total\n${rows(365, day => `A1,${stamp('2024-07-01T00:00', day, 1440).slice(0, 10)},${hours.map(hour => kwhAt(day * 24 + hour)).join(',')},99`)}`
      const { months, year_kwh } = await read(file)
      expect([months[6], year_kwh]).toEqual([JULY, YEAR])
    }
  })
  it('a row a day with a column a quarter hour', async () => {
    const quarters = Array.from({ length: 96 }, (_, at) => at)
    const head = quarters.map(at => `${two(Math.floor(at / 4))}:${two((at % 4) * 15)}`)
    const file = `Date,${head.join(',')}\n${rows(365, day => `${stamp('2025-01-01T00:00', day, 1440).slice(0, 10)},${quarters.map(() => 0.25).join(',')}`)}`
    expect((await read(file)).year_kwh).toBe(8760)
  })
  it('sections per day under headings of their own', async () => {
    const day = (at: number) => {
      const date = stamp('2024-07-01T00:00', at, 1440).slice(0, 10)
      const next = stamp('2024-07-02T00:00', at, 1440).slice(0, 10)
      const lines = Array.from(
        { length: 24 },
        (_, hour) =>
          `"${date} ${two(hour)}:00:00 to ${hour === 23 ? next : date} ${two((hour + 1) % 24)}:00:00","${kwhAt(at * 24 + hour).toFixed(3)}",""`,
      )
      return `"Data for period starting: ${date} 00:00:00  for 24 hours"\n"Energy consumption time period","Usage(Real energy in kilowatt-hours)","Reading quality"\n${lines.join('\n')}\n`
    }
    const { months, year_kwh, unit, notes } = await read(
      `"Energy Usage Information"\n"For location: 12 Example Street"\n\n"Detailed Usage"\n\n${rows(365, day)}`,
    )
    expect([months[6], year_kwh, unit]).toEqual([JULY, YEAR, 'kWh'])
    expect(notes.join(' ')).not.toContain('no unit')
  })
  it('sections per meter, which are asked about', async () => {
    const section = (meter: string, more: number) =>
      `Meter Number: ${meter}\n${table('Date,kWh', (at, kwh) => `${at.toISOString().slice(0, 16)},${kwh * more}`)}`
    const file = `${section('77001', 1)}\n${section('77002', 2)}`
    const reading = await read(file)
    const [[, first = '', second = '', all = ''] = []] = asked(reading)
    expect(all).toBe('all')
    expect((await read(file, { column: first })).year_kwh).toBe(YEAR)
    expect((await read(file, { column: second })).year_kwh).toBe(2 * YEAR)
    expect((await read(file, { column: all })).year_kwh).toBe(3 * YEAR)
  })
  it('rows of use and surplus in turn, distinguished by their words', async () => {
    const file = table('ESIID,USAGE_DATE,USAGE_START_TIME,USAGE_KWH,CONSUMPTION_SURPLUSGENERATION', (at, kwh) => {
      const date = `${two(at.getUTCMonth() + 1)}/${two(at.getUTCDate())}/${at.getUTCFullYear()},${two(at.getUTCHours())}:00`
      return `'100123,${date},${kwh},Consumption\n'100123,${date},${kwh * 3},Surplus Generation`
    })
    const { year_kwh, questions, notes } = await read(file)
    expect([year_kwh, questions]).toEqual([YEAR, []])
    expect(notes.join(' ')).toContain('Surplus Generation')
  })
  it('of a monitor: use among production, export and import', async () => {
    const file = table(
      'Date/Time,Energy Produced (Wh),Energy Consumed (Wh),Exported to Grid (Wh),Imported from Grid (Wh)',
      (at, kwh) => `${at.toISOString().slice(0, 16)},9000,${kwh * 1000},7000,${kwh * 100}`,
    )
    const { year_kwh, unit, columns, column } = await read(file)
    expect([year_kwh, unit]).toEqual([YEAR, 'Wh'])
    expect(columns.map(({ role }) => role)).toEqual(['production', 'use', 'export', 'import'])
    const imported = columns[3]?.id
    expect((await read(file, { column: imported })).notes.join(' ')).toContain('from the grid only')
    expect(columns.find(({ id }) => id === column)?.name).toBe('Energy Consumed (Wh)')
  })
  it('in kW of a home with its grid and battery', async () => {
    const file = `Date time,Home (kW),From Powerwall (kW),Solar energy (kW),Grid (kW)\n${rows(105_120, row => `${stamp('2025-01-01T00:00', row, 5)},1.5,0.2,3,-1.7`)}`
    const { year_kwh, peaks_kw, interval_minutes } = await read(file)
    expect([Math.round(year_kwh), interval_minutes, peaks_kw?.[9]]).toEqual([13_140, 5, 1.5])
  })
  it('newest first', async () => {
    const [head = '', ...lines] = table('Date,kWh', (at, kwh) => `${at.toISOString().slice(0, 16)},${kwh}`).split('\n')
    expect((await read([head, ...lines.toReversed()].join('\n'))).months[6]).toBe(JULY)
  })
  it('with semicolons and a decimal comma, or a point', async () => {
    for (const sign of [',', '.'])
      expect(
        (
          await read(
            table(
              'Date;kWh',
              (at, kwh) => `${at.toISOString().slice(0, 16)};${(kwh + 0.25).toFixed(2).replace('.', sign)}`,
            ),
          )
        ).year_kwh,
      ).toBe(YEAR + 8760 / 4)
  })
  it('gzipped', async () => {
    expect(
      (await read(gzipSync(table('Date,kWh', (at, kwh) => `${at.toISOString().slice(0, 16)},${kwh}`)))).year_kwh,
    ).toBe(YEAR)
  })
})

describe('spreadsheets and archives', () => {
  const serial = (row: number, from = 25_569) => (Date.UTC(2024, 6, 1) / 3_600_000 + row) / 24 + from
  const sheet = (from?: number) => [
    ['Account', '1234'],
    ['Interval start', 'Usage (kWh)', 'Cost'],
    ...Array.from({ length: 8760 }, (_, row) => [serial(row, from), kwhAt(row), 0.3]),
  ]
  it('a workbook is read as it is, in both of its date systems', async () => {
    for (const file of [workbookOf(sheet()), workbookOf(sheet(25_569 - 1462), true)]) {
      const { months, year_kwh, hours, columns } = await read(file)
      expect([months[6], year_kwh, hours[17]]).toEqual([JULY, YEAR, 5])
      expect(columns[0]?.name).toBe('Usage (kWh)')
    }
  })
  it('cells with formulas are refused', async () => {
    const rows = Array.from({ length: 100 }, (_, row) => [`=A${row}+1/24`, `=B${row}`])
    const file = Buffer.from(workbookOf(rows))
    expect(await refused(new Uint8Array(file))).toContain('formulas')
  })
  it('an archive of a file a month is one year; what isn’t usage is passed over', async () => {
    const [head = '', ...lines] = table('Date,kWh', (at, kwh) => `${at.toISOString().slice(0, 16)},${kwh}`).split('\n')
    const files = Array.from({ length: 12 }, (_, at) => ({
      name: `usage/${two(at + 1)}.csv`,
      data: [head, ...lines.slice(at * 730, (at + 1) * 730 + 3)].join('\n'),
    }))
    const { year_kwh, questions } = await read(zipOf([{ name: 'readme.txt', data: 'Thank you.' }, ...files]))
    expect([year_kwh, questions]).toEqual([YEAR, []])
    expect((await read(zipOf([{ name: 'green.xml', data: greenButton() }]))).year_kwh).toBe(365 * 25)
    expect(await refused(zipOf([{ name: 'house.png', data: 'x' }]))).toContain('no CSV, XLSX or XML')
  })
  it('an archive of workbooks, of Windows-1252 or UTF-16 text, or of a file a day is read as one', async () => {
    const [head, , ...lines] = sheet().slice(1)

    const first = [serial(0), kwhAt(0), 0.3]
    const both = await read(
      zipOf([
        { name: 'Usage/1.xlsx', data: workbookOf([head ?? [], first, ...lines.slice(0, 4000)]) },
        { name: 'Usage/2.xlsx', data: workbookOf([head ?? [], ...lines.slice(4000)]) },
        { name: '__MACOSX/Usage/._2.xlsx', data: 'x' },
      ]),
    )
    expect([both.year_kwh, both.questions]).toEqual([YEAR, []])
    const text = table('Date;Énergie (kWh)', (at, kwh) => `${at.toISOString().slice(0, 16)};${kwh}`)
    for (const encoding of ['latin1', 'utf16le'] as const) {
      const zipped = await read(zipOf([{ name: 'usage.csv', data: Buffer.from(text, encoding) }]))
      expect([zipped.year_kwh, zipped.columns[0]?.name]).toEqual([YEAR, 'Énergie (kWh)'])
    }
    const [named = '', ...hours] = table('Date,kWh', (at, kwh) => `${at.toISOString().slice(0, 16)},${kwh}`).split('\n')
    const days = Array.from({ length: 365 }, (_, day) => ({
      name: `${day}.csv`,
      data: [named, ...hours.slice(day * 24, day * 24 + 24)].join('\n'),
    }))
    expect((await read(zipOf(days))).year_kwh).toBe(YEAR)
    expect(
      await refused(zipOf([...days, ...days.map(({ name, data }) => ({ name: `again/${name}`, data }))])),
    ).toContain('up to 400 files')
  })
  it('an archive of two meters is asked about', async () => {
    const file = (more: number) => table('Date,kWh', (at, kwh) => `${at.toISOString().slice(0, 16)},${kwh * more}`)
    const reading = await read(
      zipOf([
        { name: 'house.csv', data: file(1) },
        { name: 'barn.csv', data: file(0.5) },
      ]),
    )
    expect(asked(reading)[0]?.at(-1)).toBe('all')
  })
})

describe('a monitor of circuits', () => {
  it('has its mains added together; circuits and their balance are no use of the house', async () => {
    const file = table(
      'Time Bucket (America/Phoenix),Home-Mains_A (kWhs),Home-Mains_B (kWhs),Home-AC (kWhs),Home-Balance (kWhs)',
      (at, kwh) => `${at.toISOString().slice(0, 16)},${kwh / 2},${kwh / 2},0.3,${kwh - 0.3}`,
    )
    expect(asked(await read(file))).toEqual([['column', '1::', '2::', 'all']])
    const { year_kwh, unit, questions } = await read(file, { column: 'all' })
    expect([year_kwh, unit, questions]).toEqual([YEAR, 'kWh', []])
  })
})

describe('units', () => {
  it.each(['usage_wh', 'Usage (Wh)', 'usageWh', 'Watt-hours'])('%s is read in watt-hours', async heading => {
    const { year_kwh, unit, questions } = await read(
      table(`time,${heading}`, (at, kwh) => `${at.toISOString().slice(0, 16)},${kwh * 1000}`),
    )
    expect([year_kwh, unit, questions]).toEqual([YEAR, 'Wh', []])
  })
  it('a line above names them', async () => {
    const { unit } = await read(
      `Unit: Wh\n${table('time,Usage', (at, kwh) => `${at.toISOString().slice(0, 16)},${kwh * 1000}`)}`,
    )
    expect(unit).toBe('Wh')
  })
  it('without a name are found by the year, and asked', async () => {
    const file = table('time,Usage', (at, kwh) => `${at.toISOString().slice(0, 16)},${kwh * 1000}`)
    const reading = await read(file)
    expect([reading.year_kwh, reading.unit, asked(reading)]).toEqual([YEAR, 'Wh', [['unit', 'Wh', 'kWh']]])
    expect((await read(file, { unit: 'Wh' })).questions).toEqual([])
  })
  it('of quarter hours without a name may be energy or power, which is asked', async () => {
    const reading = await read(rows(35_040, () => '0.8'))
    expect(asked(reading)).toEqual([['unit', 'kWh', 'kW']])
    expect(
      (
        await read(
          rows(35_040, () => '0.8'),
          { unit: 'kW' },
        )
      ).year_kwh,
    ).toBe(7008)
  })
  it('of gas are refused', async () => {
    expect(
      await refused(table('Date,Usage (therms)', (at, kwh) => `${at.toISOString().slice(0, 16)},${kwh}`)),
    ).toContain('other than electricity')
  })
  it('that make no home’s year are asked about, or refused', async () => {
    const small = table('time,kWh', (at, kwh) => `${at.toISOString().slice(0, 16)},${kwh / 100}`)
    expect(asked(await read(small))).toEqual([['year', 'confirmed']])
    expect((await read(small, { is_year_confirmed: true })).questions).toEqual([])
    const spike = table('Time,kWh', (at, kwh, row) => `${at.toISOString().slice(0, 16)},${row === 100 ? 120 : kwh}`)
    expect(asked(await read(spike))).toEqual([['year', 'confirmed']])
    expect(await refused(table('time,kWh', (at, kwh) => `${at.toISOString().slice(0, 16)},${kwh * 1e6}`))).toContain(
      'too much for a home',
    )
    expect(await refused(table('time,kWh', at => `${at.toISOString().slice(0, 16)},0`))).toContain('is 0')
  })
})

describe('registers', () => {
  let total = 40_000
  const register = table('Read time,Meter reading (kWh)', (at, kwh) => {
    const line = `${at.toISOString().slice(0, 16)},${total}`
    total += kwh
    return line
  })
  it('are read as differences', async () => {
    const { year_kwh, months, values_are, notes } = await read(register)
    expect(values_are).toBe('running_total')
    expect(months[6]).toBe(JULY)
    // The last hour has no reading after it and is filled.
    expect(Math.abs(year_kwh - YEAR)).toBeLessThan(1)
    expect(notes.join(' ')).toContain('difference from one to the next')
  })
  it('that start over once lose that hour; that fall often are refused', async () => {
    const over = register.replaceAll(/,(4[5-9]\d{3}|5\d{4})$/gm, (_, value: string) => `,${Number(value) - 45_000}`)
    expect((await read(over)).notes.join(' ')).toContain('starts over once')
    expect(await refused(register.replaceAll(/,4(\d)\d{2}[05]$/gm, ',1$1'), { values_are: 'running_total' })).toContain(
      'falls',
    )
  })
})

describe('clocks', () => {
  it('with daylight saving go to standard time: a gap in March, an hour twice in November', async () => {
    const { hours, clock, notes } = await read(daylightRows(2025))
    // Noon of July by the sun; by the clock it was 13:00.
    expect(hours[(181 + 3) * 24 + 12]).toBe(7)
    expect(hours[(10 + 3) * 24 + 12]).toBe(7)
    expect(Array.from(hours).filter(kwh => kwh === 7)).toHaveLength(365)
    expect(sum(hours)).toBe(365 * 30)
    expect([clock, notes.join(' ')]).toEqual(['wall', expect.stringContaining('daylight saving')])
  })
  it('with 24 rows every day are standard time, unless the lost hour is empty or the user says so', async () => {
    const padded = (lost: string) =>
      `Start,kWh\n${rows(8760, row => `${stamp('2025-01-01T00:00', row, 60)},${row === 67 * 24 + 2 ? lost : row % 24 === 13 ? 7 : 1}`)}`
    const standard = await read(padded('1'))
    expect([standard.clock, standard.hours[200 * 24 + 13], standard.notes.join(' ')]).toEqual([
      'standard',
      7,
      expect.stringContaining('no daylight saving change'),
    ])
    const empty = await read(padded('0'))
    expect([empty.clock, empty.hours[200 * 24 + 12]]).toEqual(['wall', 7])
    const chosen = await read(padded('1'), { clock: 'wall' })
    expect([chosen.hours[200 * 24 + 12], chosen.hours[10 * 24 + 13]]).toEqual([7, 7])
  })
  it('where no daylight saving is kept are standard time without a word', async () => {
    const { clock, notes } = await read(
      `Start,kWh\n${rows(8760, row => `${stamp('2025-01-01T00:00', row, 60)},1`)}`,
      {},
      -420,
      false,
    )
    expect([clock, notes]).toEqual(['standard', ['Read Jan 1, 2025 to Dec 31, 2025, in calendar order.']])
  })
})

describe('a table without times', () => {
  it('of 8,760 hours is taken from January 1', async () => {
    const { hours, peaks_kw, notes, first_on } = await read(rows(8760, row => row % 24))
    expect([hours[23], sum(hours), first_on]).toEqual([23, 365 * 276, null])
    // Whole hours know no quarter.
    expect(peaks_kw).toBeUndefined()
    expect(notes.join(' ')).toContain('no unit')
    expect(notes.join(' ')).toContain('hours from January 1')
  })
  it('of a leap year loses its February 29', async () => {
    const { hours, notes } = await read(`kWh\n${rows(8784, row => (Math.floor(row / 24) === 59 ? 5 : 1))}`)
    expect(sum(hours)).toBe(8760)
    expect(notes.join(' ')).toContain('February 29 was left out')
  })
  it.each([35_040, 35_136])('of %i quarter hours in kW is averaged', async count => {
    const { hours, peaks_kw, notes } = await read(`power (kW)\n${rows(count, row => row % 4)}`)
    expect([hours[100], peaks_kw?.[100]]).toEqual([1.5, 3])
    expect(notes.join(' ')).toContain('averages')
  })
})

describe('missing hours', () => {
  it.each(['-', 'N/A', 'null', 'No data', ''])('are cells with %j', async text => {
    const { year_kwh, filled_hours } = await read(
      table('Time,kWh', (at, kwh, row) => `${at.toISOString().slice(0, 16)},${row === 100 ? text : kwh}`),
    )
    expect([year_kwh, filled_hours]).toEqual([YEAR, 1])
  })
  const lines = Array.from({ length: 8760 }, (_, row) => `${stamp('2025-01-01T00:00', row, 60)},${row % 24}`)
  const without = (from: number, to: number) =>
    `time,kWh\n${lines.filter((_, row) => row < from || row >= to).join('\n')}`
  it('are filled from the days around, reported and shown', async () => {
    const { hours, notes, filled_hours, week } = await read(without(1000, 1100))
    expect([hours[1005], filled_hours, week.filled.length > 40]).toEqual([1005 % 24, 100, true])
    expect(notes.join(' ')).toContain('100 missing hours were filled')
  })
  it('are too many above 2%', async () => {
    expect(await refused(without(1000, 1300))).toContain('300 hours are missing')
    expect(await refused(`time,kWh\n${lines.slice(0, 24 * 300).join('\n')}`)).toContain('covers 300 of 365 days')
  })
  it('at the end of a longer file leave the latest whole year', async () => {
    const { hours, notes } = await read(
      `time,kWh\n${rows(9000, row => `${stamp('2023-03-01T00:00', row, 60)},${row < 200 ? 9 : 1}`)}`,
    )
    expect(sum(hours)).toBe(8760)
    expect(notes[0]).toContain('to Mar 9, 2024')
  })
})

describe('refused with the way out', () => {
  const hourly = (of: (row: number) => string | number) =>
    `time,kWh\n${rows(8760, row => `${stamp('2025-01-01T00:00', row, 60)},${of(row)}`)}`
  it.each<[string, string | Uint8Array, string]>([
    ['days', `date,kWh\n${rows(365, row => `${stamp('2025-01-01T00:00', row, 1440).slice(0, 10)},30`)}`, '1 day apart'],
    ['below zero', hourly(row => (row === 5 ? -1 : 1)), 'Line 7 is -1'],
    ['two values at once', `${hourly(() => 1)}\n2025-06-01T05:00,9`, 'twice with different values'],
    ['production alone', hourly(() => 1).replace('kWh', 'Solar production (kWh)'), 'but no usage'],
    ['words only', 'a\nb\nc', 'No column of numbers'],
    ['nothing', '', 'empty'],
    ['another length', rows(8000, () => 1), '8,000 rows and no times'],
    ['a picture', '\0\0\0PNG', 'not CSV, XLSX'],
    ['a PDF', '%PDF-1.7', 'PDF'],
    ['an old workbook', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), 'old Excel file'],
  ])('%s', async (_, file, sentence) => {
    expect(await refused(file)).toContain(sentence)
  })
})

describe('Green Button', () => {
  it('takes what came from the grid, in Wh by powers of ten, in the zone the file names', async () => {
    const { hours, notes } = await read(greenButton({ reverse: true }), {}, null)
    expect(hours[18]).toBeCloseTo(2, 9)
    expect(sum(hours)).toBeCloseTo(365 * 25, 6)
    expect(notes.join(' ')).toContain('Left out: Energy to the grid')
  })
  it('takes the zone of the house where the file names none', async () => {
    const { hours, notes } = await read(greenButton({ zone: false }))
    expect(hours[18]).toBeCloseTo(2, 9)
    expect(notes.join(' ')).toContain('UTC−7')
    await expect(read(greenButton({ zone: false }), {}, null)).rejects.toMatchObject({
      fields: { file: expect.stringContaining('address first') },
    })
  })
  it('counts readings that are repeated once', async () => {
    const file = greenButton()
    const blocks =
      /<entry><link rel="self" href="[^"]*IntervalBlock\/0"\/>.*<\/entry>(?=<\/feed>)/.exec(file)?.[0] ?? ''
    expect((await read(file.replace('</feed>', `${blocks}</feed>`))).year_kwh).toBe(365 * 25)
  })
  it('reads a register as differences', async () => {
    let total = 0
    const file = greenButton().replace('<commodity>', '<accumulationBehaviour>3</accumulationBehaviour><commodity>')
    const rising = file.replaceAll(/<value>(\d+)</g, (_, value: string) => {
      total += Number(value)
      return `<value>${total}<`
    })
    const { year_kwh, hours, values_are } = await read(rising)
    expect([values_are, hours[24 + 18]]).toEqual(['running_total', 2])
    expect(year_kwh).toBeCloseTo(365 * 25, 0)
  })
  it('leaves power next to energy out', async () => {
    const { year_kwh, notes } = await read(
      greenButton({ reverse: true }).replace(/(<flowDirection>)19(.*?<uom>)72/, '$11$238'),
    )
    expect(year_kwh).toBe(365 * 25)
    expect(notes.join(' ')).toContain('Energy from the grid (W)')
  })
  it('refuses readings of an unknown kind', async () => {
    const file = greenButton({ reverse: true }).replaceAll(
      '/MeterReading/1/IntervalBlock',
      '/MeterReading/9/IntervalBlock',
    )
    expect(await refused(file)).toContain('which of 2 kinds')
  })
  it.each([
    ['gas', greenButton({ uom: 169 }), 'other than electricity: therm'],
    ['a damaged file', greenButton().slice(0, 90_000), 'XML file is damaged'],
    [
      'an outside entity',
      `<!DOCTYPE feed [<!ENTITY x SYSTEM "file:///etc/passwd">]>${greenButton().replace('<value>', '<value>&x;')}`,
      'document type',
    ],
    ['an entity nobody declared', greenButton().replace('<value>', '<value>&lol;'), 'XML file is damaged'],
    ['an account without readings', '<feed xmlns="http://www.w3.org/2005/Atom"><entry/></feed>', 'has no readings'],
    ['readings of a day', greenButton({ duration: 86_400 }), 'readings of 1 day'],
    ['words for a value', greenButton().replace(/<value>\d+/, '<value>much'), 'not a number'],
    ['only what was sent out', greenButton({ direction: 19 }), 'but no usage'],
  ])('refuses %s', async (_, text, sentence) => {
    expect(await refused(text)).toContain(sentence)
  })
})
