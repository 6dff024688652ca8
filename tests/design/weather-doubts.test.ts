// Weather files against their own sun: reading, shifting, averaging and questions.
import { describe, expect, it } from 'vitest'
import { stations } from '#machines/design/weather/stations.ts'
import { sunDoubt } from '#machines/design/weather/sun-doubts.ts'
import type { WeatherYear } from '#machines/design/weather/weather-year.ts'
import { sum } from '#machines/lib/numbers.ts'
import { readWeatherFile, readWeatherYears } from '#server/design/weather/weather-file.ts'
import { nsrdb, sam, solarAnywhere, tmy3, turnedBy, yearAt } from '#tests/support/weather-layouts.ts'

const DENVER = yearAt(39.74, -104.99)
const share = (a: ArrayLike<number>, b: ArrayLike<number>) =>
  sum(Array.from(a, (value, at) => Math.abs(value - (b[at] ?? 0)))) / sum(Array.from(b))

it('a year made for any station fits its sun', () => {
  for (const { name, latitude_deg, longitude_deg } of stations().filter((_, at) => at % 60 === 0))
    expect(sunDoubt(yearAt(latitude_deg, longitude_deg)), name).toBeUndefined()
})

describe('a header with another time zone than its hours', () => {
  it.each([
    ['TMY3', 7, (zone: number) => tmy3(DENVER, '24:00', zone)],
    ['TMY3', -4, (zone: number) => tmy3(DENVER, '24:00', zone)],
    ['SAM CSV', -8, (zone: number) => sam(DENVER, { zone })],
    ['NSRDB', -6, (zone: number) => nsrdb(DENVER, zone, zone)],
    ['NSRDB', 0, (zone: number) => nsrdb(DENVER, zone, -7)],
  ])('%s, %i instead of −7: is asked about, with the hour that shows it', (_, zone, made) => {
    const { doubt } = readWeatherYears(made(zone))
    expect(doubt).toMatchObject({ kind: 'zone', fits_h: -7 })
    expect(doubt && 'shown' in doubt ? doubt.shown.ghi : 0).toBeGreaterThan(100)
    const answered = readWeatherYears(made(zone), -7)
    expect(answered.doubt).toBeUndefined()
    expect(answered.weather).toMatchObject({ utc_offset_h: -7, ghi: DENVER.ghi })
  })
})

describe('light that contradicts itself', () => {
  const doubtOf = (change: Partial<WeatherYear>) => sunDoubt({ ...DENVER, ...change })
  it('at night is asked about', () => {
    const ghi = DENVER.ghi.map((value, hour) => (hour % 24 === 1 ? 180 : value))
    expect(doubtOf({ ghi })).toMatchObject({ kind: 'night', hours: 365, shown: { ghi: 180, is_night: true } })
  })
  it('missing by day is asked about', () => {
    const none = (values: Float64Array) => values.map((value, hour) => (hour > 4_000 && hour < 4_500 ? 0 : value))
    const dark = { ghi: none(DENVER.ghi), dni: none(DENVER.dni), dhi: none(DENVER.dhi) }
    expect(doubtOf(dark)).toMatchObject({ kind: 'dark', shown: { ghi: 0 } })
  })
  it('with the beam on the level in place of the direct beam is asked about', () => {
    const dni = DENVER.ghi.map((value, hour) => value - (DENVER.dhi[hour] ?? 0))
    expect(doubtOf({ dni })).toMatchObject({ kind: 'parts' })
  })
})

describe('read as it is', () => {
  it.each(['00:00', 'next day'] as const)('TMY3 with midnight as %s', midnight => {
    expect(readWeatherYears(tmy3(DENVER, midnight))).toEqual(readWeatherYears(tmy3(DENVER)))
    expect(readWeatherFile(tmy3(DENVER, midnight)).ghi).toEqual(DENVER.ghi)
  })

  it('hours in UTC turn to the clock of the house, with or without a local time zone', () => {
    const utc = turnedBy(DENVER, 7)
    for (const bytes of [nsrdb(utc, 0, -7), sam(utc, { zone: 0 })]) {
      const { weather, reading, doubt } = readWeatherYears(bytes)
      expect(doubt).toBeUndefined()
      expect(reading).toMatchObject({ utc_offset_h: 0, turned_to_h: -7 })
      expect(weather).toMatchObject({ utc_offset_h: -7, ghi: DENVER.ghi, temp_c: DENVER.temp_c })
    }
  })

  it('half hours of NSRDB are averaged around the middle of the hour', () => {
    const { weather, reading, doubt } = readWeatherYears(nsrdb(DENVER, -7, -7, 30))
    expect(doubt).toBeUndefined()
    expect(reading.averaged_min).toBe(30)
    expect(sum(Array.from(weather.ghi)) / sum(Array.from(DENVER.ghi))).toBeCloseTo(1, 4)
    expect(share(weather.ghi, DENVER.ghi)).toBeLessThan(0.06)
  })

  it('half hours of SolarAnywhere, stamped by their end, are averaged', () => {
    const { weather, reading, doubt } = readWeatherYears(solarAnywhere(DENVER))
    expect(doubt).toBeUndefined()
    expect(weather).toMatchObject({ source: 'SolarAnywhere', station: 'Denver', utc_offset_h: -7, ghi: DENVER.ghi })
    expect(reading.averaged_min).toBe(30)
  })

  it('a byte order mark and the short, lower-case headings of SAM', () => {
    const short = sam(DENVER, {
      names: 'source,id,city,state,country,lat,lon,tz,elev',
      columns: 'year,month,day,hour,gh,dn,df,tdry,wspd',
    })
    const marked = Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), short])
    for (const bytes of [short, marked]) expect(readWeatherFile(bytes)).toEqual(readWeatherFile(sam(DENVER)))
  })

  it('a clock with daylight saving is refused: one hour of it comes twice', () => {
    const lines = sam(DENVER).toString().split('\n')
    const twice = [...lines.slice(0, 7_000), ...lines.slice(6_999)]
    expect(() => readWeatherFile(Buffer.from(twice.join('\n')))).toThrow(/Line 7001 repeats .* without daylight saving/)
  })
})
