// Weather files made here, in each format, right and wrong.
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { readWeatherFile, readWeatherYears } from '#server/design/weather/weather-file.ts'
import { WeatherFileError } from '#server/design/weather/weather-file-error.ts'

const DAYS_IN = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
type Row = { month: number; day: number; hour: number; ghi: number }
const ROWS: Row[] = DAYS_IN.flatMap((days, month) =>
  Array.from({ length: days * 24 }, (_, at) => {
    const hour = at % 24
    return { month: month + 1, day: Math.floor(at / 24) + 1, hour, ghi: hour > 6 && hour < 18 ? 400 + hour : 0 }
  }),
)
const two = (value: number) => String(value).padStart(2, '0')

const FORMATS: Record<string, { head: string[]; row: (row: Row) => string }> = {
  TMY3: {
    head: [
      '722780,"PHOENIX SKY HARBOR INTL AP",AZ,-7.0,33.450,-111.983,337',
      'Date (MM/DD/YYYY),Time (HH:MM),GHI (W/m^2),DNI (W/m^2),DHI (W/m^2),Dry-bulb (C),Wspd (m/s)',
    ],
    row: ({ month, day, hour, ghi }) => `${two(month)}/${two(day)}/1988,${two(hour + 1)}:00,${ghi},${ghi},100,20.5,2.5`,
  },
  EPW: {
    head: ['LOCATION,Phoenix,AZ,USA,TMY3,722780,33.45,-111.983,-7.0,337.0', ...Array.from({ length: 7 }, () => 'X')],
    row: ({ month, day, hour, ghi }) =>
      `1988,${month},${day},${hour + 1},0,?9,20.5,1,1,1,0,0,1,${ghi},${ghi},100,0,0,0,0,0,2.5`,
  },
  'NSRDB PSM3': {
    head: [
      'Source,Location ID,City,State,Country,Latitude,Longitude,Time Zone,Elevation,Local Time Zone',
      'NSRDB,78208,-,-,-,33.45,-111.983,-7,337,-7',
      'Year,Month,Day,Hour,Minute,DNI,DHI,GHI,Dew Point,Temperature,Pressure,Wind Direction,Wind Speed',
    ],
    row: ({ month, day, hour, ghi }) => `2012,${month},${day},${hour},30,${ghi},100,${ghi},-2,20.5,970,180,2.5`,
  },
  'NSRDB PSM4': {
    head: [
      'Source,Location ID,City,State,Country,Latitude,Longitude,Time Zone,Elevation,Local Time Zone,Version',
      'NSRDB,78208,-,-,-,33.45,-111.983,-7,337,-7,v4.0.0',
      'Year,Month,Day,Hour,Minute,DNI,DHI,GHI,Temperature,Wind Speed',
    ],
    row: ({ month, day, hour, ghi }) => `2023,${month},${day},${hour},30,${ghi},100,${ghi},20.5,2.5`,
  },
  'SAM CSV': {
    head: [
      'Source,Location ID,City,State,Country,Latitude,Longitude,Time Zone,Elevation',
      'TMY2,23183,Phoenix,AZ,USA,33.45,-111.983,-7,337',
      'Year,Month,Day,Hour,GHI,DNI,DHI,Tdry,Tdew,RH,Pres,Wspd,Wdir',
    ],
    row: ({ month, day, hour, ghi }) => `1988,${month},${day},${hour},${ghi},${ghi},100,20.5,-3,50,983,2.5,200`,
  },
}
const fileOf = (format: string, rows = ROWS, change: (lines: string[]) => string[] = lines => lines) => {
  const { head, row } = FORMATS[format] ?? { head: [], row: () => '' }
  return Buffer.from(change([...head, ...rows.map(row)]).join('\n'))
}
const sentence = (bytes: Uint8Array) => {
  try {
    readWeatherFile(bytes)
  } catch (error) {
    expect(error).toBeInstanceOf(WeatherFileError)
    return error instanceof Error ? error.message : ''
  }
  throw new Error('The file was read')
}

describe.each(Object.keys(FORMATS))('%s', format => {
  it('is read, plain and gzipped, with its hours in local standard time', () => {
    for (const bytes of [fileOf(format), gzipSync(fileOf(format)), Buffer.from(`${fileOf(format)}\r\n`)]) {
      const weather = readWeatherFile(bytes)
      expect(weather).toMatchObject({
        source: format,
        latitude_deg: 33.45,
        longitude_deg: -111.983,
        elevation_m: 337,
        utc_offset_h: -7,
      })
      expect(weather.ghi).toHaveLength(8760)
      expect([weather.ghi[6], weather.ghi[12], weather.dhi[12], weather.temp_c[0], weather.wind_m_s[0]]).toEqual([
        0, 412, 100, 20.5, 2.5,
      ])
    }
  })

  it('with 8,735 rows says how many there are', () => {
    expect(sentence(fileOf(format, ROWS.slice(0, -25)))).toMatch(/has 8,735 hourly rows; a year has 8,760/)
  })

  it('with up to 24 hours missing, as rows or as values, is read and says which', () => {
    const change = (lines: string[]) =>
      lines.map((line, at) => (at === 5_000 ? line.replace('20.5', '9999') : line)).filter((_, at) => at !== 6_000)
    const whole = readWeatherFile(fileOf(format))
    const { weather, reading } = readWeatherYears(fileOf(format, ROWS, change))
    const head = FORMATS[format]?.head.length ?? 0
    expect(reading.filled).toEqual([5_000 - head, 6_000 - head])
    expect(weather.temp_c).toEqual(whole.temp_c)
    expect(weather.ghi).toEqual(whole.ghi)
  })

  it('with letters for a number says where', () => {
    const change = (lines: string[]) => lines.map((line, at) => (at === 5_000 ? line.replace('20.5', 'mild') : line))
    expect(sentence(fileOf(format, ROWS, change))).toBe('Line 5001: temperature is “mild”, not a number.')
  })

  it('with an impossible value says where', () => {
    const change = (lines: string[]) => lines.map((line, at) => (at === 5_000 ? line.replace('20.5', '85') : line))
    expect(sentence(fileOf(format, ROWS, change))).toBe('Line 5001: temperature is 85, outside -80 to 60 °C.')
  })

  it('with more than 24 values missing says how many', () => {
    const change = (lines: string[]) =>
      lines.map((line, at) => (at > 5_000 && at < 5_030 ? line.replace('20.5', '-999') : line))
    expect(sentence(fileOf(format, ROWS, change))).toMatch(/has gaps in 29 hours; up to 24 can be filled/)
  })

  it('with its hours out of order says where', () => {
    expect(sentence(fileOf(format, [...ROWS.slice(24, 48), ...ROWS.slice(0, 24), ...ROWS.slice(48)]))).toMatch(
      /is dated 1\/2 instead of 1\/1/,
    )
  })
})

describe('a file', () => {
  it.each([
    ['that is empty', Buffer.from(''), 'This weather file is empty. Choose another file.'],
    ['of another kind', Buffer.from('month,kwh\n1,400\n'), /format is not supported/],
    ['that is a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0]), /format is not supported/],
    ['gzipped and cut off', gzipSync(fileOf('EPW')).subarray(0, 2_000), /incomplete or damaged/],
    ['with a leap day', fileOf('TMY3', [...ROWS, ...ROWS.slice(0, 24)]), /Leave out February 29/],
    [
      'without a place',
      fileOf('EPW', ROWS, ([first = '', ...rest]) => [first.replace('33.45', 'north'), ...rest]),
      /invalid latitude: “north”/,
    ],
    [
      'without a column',
      fileOf('SAM CSV', ROWS, lines => lines.map((line, at) => (at === 2 ? line.replace('Wspd', 'Gusts') : line))),
      /no column for wind speed/,
    ],
  ])('%s is refused in one sentence', (_, bytes, expected) => {
    if (typeof expected === 'string') expect(sentence(bytes)).toBe(expected)
    else expect(sentence(bytes)).toMatch(expected)
  })
})
