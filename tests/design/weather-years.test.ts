// Weather files with several years, and PVGIS', whose hours are in UTC.
import { describe, expect, it } from 'vitest'
import { DEFAULTS } from '#machines/company/settings-areas.ts'
import { chancesOf, spreadOf } from '#machines/design/rules.ts'
import { readWeatherFile, readWeatherYears } from '#server/design/weather/weather-file.ts'

const HEAD = [
  'Source,Location ID,City,State,Country,Latitude,Longitude,Time Zone,Elevation,Local Time Zone,Version',
  'NSRDB,78208,-,-,-,33.45,-111.983,-7,337,-7,v4.0.0',
  'Year,Month,Day,Hour,Minute,DNI,DHI,GHI,Temperature,Wind Speed',
]
const DAYS_IN = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
type Hour = { month: number; day: number; hour: number }
const hoursOf = (february: number): Hour[] =>
  DAYS_IN.flatMap((days, month) =>
    Array.from({ length: (month === 1 ? february : days) * 24 }, (_, at) => ({
      month: month + 1,
      day: Math.floor(at / 24) + 1,
      hour: at % 24,
    })),
  )
/** A year as bright as its `light`. */
const psm4 = (year: number, light: number, february = 28) =>
  hoursOf(february).map(({ month, day, hour }) => {
    const sun = hour > 6 && hour < 18 ? light : 0
    return `${year},${month},${day},${hour},30,${sun},${sun / 5},${sun},20,2`
  })
const bytes = (...parts: (string | string[])[]) => Buffer.from(parts.flat().join('\n'))
const two = (value: number) => String(value).padStart(2, '0')

describe('a file with several years', () => {
  const file = bytes(HEAD, psm4(2020, 400, 29), psm4(2021, 500), psm4(2022, 420))

  it('has the hours of the year nearest to their mean, and says what each makes', () => {
    const { weather, years = [] } = readWeatherYears(file)
    expect(weather.source).toBe('NSRDB PSM4')
    expect(weather.ghi[12]).toBe(420)
    expect(years.map(({ year }) => year)).toEqual([2020, 2021, 2022])
    expect(years[1]?.kwh_per_kw).toBeGreaterThan(years[2]?.kwh_per_kw ?? 0)
    expect(readWeatherFile(file, 2021).ghi[12]).toBe(500)
  })

  it('leaves out 29 February, and may be files of one year each in any order', () => {
    const pasted = readWeatherYears(bytes(HEAD, psm4(2022, 420), HEAD, psm4(2020, 400, 29), HEAD, psm4(2021, 500)))
    expect(pasted.years).toEqual(readWeatherYears(file).years)
    expect(pasted.weather.ghi).toEqual(readWeatherYears(file).weather.ghi)
  })

  it('is refused when a year comes twice or more than a day is missing', () => {
    expect(() => readWeatherYears(bytes(HEAD, psm4(2020, 400), psm4(2020, 400)))).toThrow('has the year 2020 twice')
    expect(() => readWeatherYears(bytes(HEAD, psm4(2020, 400), psm4(2021, 400).slice(0, -25)))).toThrow(
      /17,495 hourly rows/,
    )
  })

  it('says by its own spread how sure a year is', () => {
    const years = [1600, 1650, 1700, 1750, 1800].map((kwh_per_kw, at) => ({ year: 2015 + at, kwh_per_kw }))
    expect(spreadOf(years.map(({ kwh_per_kw }) => kwh_per_kw))).toBeCloseTo(0.0465, 4)
    const { uncertainty, outlook } = chancesOf(10_000, DEFAULTS.simulation, { years })
    expect(uncertainty.at(-1)).toEqual({
      name: 'Differences between the years of the weather file',
      deviation: spreadOf(years.map(({ kwh_per_kw }) => kwh_per_kw)),
    })
    const [first] = outlook
    expect(first?.p90_kwh).toBeCloseTo(10_000 * (1 - 1.2816 * (first?.deviation ?? 0)), 6)
    expect(first?.p99_kwh).toBeCloseTo(10_000 * (1 - 2.3263 * (first?.deviation ?? 0)), 6)
  })
})

describe('PVGIS', () => {
  const PLACE = ['Latitude (decimal degrees): 33.45', 'Longitude (decimal degrees): -111.983', 'Elevation (m): 337']
  const tmy = hoursOf(28).map(({ month, day, hour }) => ({
    'time(UTC)': `2012${two(month)}${two(day)}:${two(hour)}00`,
    T2m: 20.5,
    RH: 40,
    'G(h)': hour === 19 ? 600 : 0,
    'Gb(n)': hour === 19 ? 500 : 0,
    'Gd(h)': hour === 19 ? 100 : 0,
    'IR(h)': 300,
    WS10m: 2.5,
  }))
  const table = (rows: Record<string, number | string>[]) => [
    Object.keys(rows[0] ?? {}).join(','),
    ...rows.map(row => Object.values(row).join(',')),
  ]
  const csv = bytes(
    PLACE,
    'month,year',
    '1,2012',
    '12,2012',
    table(tmy),
    '',
    'T2m: 2-m air temperature (degree Celsius)',
  )
  const inputs = { location: { latitude: 33.45, longitude: -111.983, elevation: 337 } }

  it('puts a typical year into local standard time: 19:00 UTC is noon in Phoenix', () => {
    const weather = readWeatherFile(csv)
    expect(weather).toMatchObject({ source: 'PVGIS TMY', latitude_deg: 33.45, elevation_m: 337, utc_offset_h: -7 })
    expect([weather.ghi[12], weather.dni[12], weather.dhi[12], weather.ghi[11]]).toEqual([600, 500, 100, 0])
  })

  it('reads the same from JSON', () => {
    const json = Buffer.from(JSON.stringify({ inputs, outputs: { tmy_hourly: tmy } }))
    expect(readWeatherFile(json)).toEqual(readWeatherFile(csv))
  })

  const series = (slope: number) => [
    ...PLACE,
    `Slope: ${slope} deg.`,
    ...table(
      [2019, 2020].flatMap(year =>
        hoursOf(year === 2020 ? 29 : 28).map(({ month, day, hour }) => ({
          time: `${year}${two(month)}${two(day)}:${two(hour)}10`,
          'Gb(i)': hour === 19 ? 300 : 0,
          'Gd(i)': hour === 19 ? 100 : 0,
          'Gr(i)': 0,
          H_sun: hour === 19 ? 30 : 0,
          T2m: 20,
          WS10m: 2,
          Int: 0,
        })),
      ),
    ),
  ]

  it('takes the beam of a series from the sun’s height', () => {
    const { weather, years } = readWeatherYears(bytes(series(0)))
    expect(weather.source).toBe('PVGIS hourly')
    expect([weather.ghi[12], weather.dhi[12]]).toEqual([400, 100])
    expect(weather.dni[12]).toBeCloseTo(600, 6)
    expect(years?.map(({ year }) => year)).toEqual([2019, 2020])
  })

  it.each([
    ['a series on a tilted plane', bytes(series(20)), /format is not supported/],
    [
      'JSON of something else',
      Buffer.from('{"inputs":{}}'),
      'This JSON is not a typical year or hourly series from PVGIS.',
    ],
    ['JSON that is cut off', Buffer.from('{"inputs":'), 'This JSON file is incomplete or damaged. Download it again.'],
  ])('refuses %s', (_, file, expected) => {
    expect(() => readWeatherFile(file)).toThrow(expected)
  })
})
