// The product's own hours for a place, in the layouts of the world's weather services.
import { weatherAt } from '#machines/design/weather/weather-at.ts'
import { DAYS, HOURS, MONTH_OF_DAY, MONTH_STARTS, type WeatherYear } from '#machines/design/weather/weather-year.ts'

export const yearAt = (latitude_deg: number, longitude_deg: number): WeatherYear =>
  weatherAt(latitude_deg, longitude_deg).weather

type Reading = {
  month: number
  day: number
  hour: number
  minute: number
  light: number[]
  temp_c: number
  wind_m_s: number
}

/** Every `step` minutes of the year; between two hours' middles, values are in proportion. */
function readingsOf(weather: WeatherYear, step = 60): Reading[] {
  return Array.from({ length: (HOURS * 60) / step }, (_, at) => {
    const minute = at * step
    const of = (hours: Float64Array) => (step === 60 ? (hours[at] ?? 0) : between(hours, (minute - 30) / 60))
    const day = Math.floor(minute / 1440)
    const month = MONTH_OF_DAY[day] ?? 0
    return {
      month: month + 1,
      day: day - (MONTH_STARTS[month] ?? 0) + 1,
      hour: Math.floor(minute / 60) % 24,
      minute: minute % 60,
      light: [of(weather.ghi), of(weather.dni), of(weather.dhi)],
      temp_c: of(weather.temp_c),
      wind_m_s: of(weather.wind_m_s),
    }
  })
}

function between(hours: Float64Array, at: number): number {
  const before = Math.floor(at)
  const share = at - before
  return (hours[(before + HOURS) % HOURS] ?? 0) * (1 - share) + (hours[(before + 1) % HOURS] ?? 0) * share
}

/** Shifted to a clock this many hours ahead. */
export const turnedBy = (weather: WeatherYear, hours: number): WeatherYear => {
  const turn = (series: Float64Array) => series.map((_, hour) => series[(hour - hours + HOURS) % HOURS] ?? 0)
  return {
    ...weather,
    ghi: turn(weather.ghi),
    dni: turn(weather.dni),
    dhi: turn(weather.dhi),
    temp_c: turn(weather.temp_c),
    wind_m_s: turn(weather.wind_m_s),
  }
}

const two = (value: number) => String(value).padStart(2, '0')
const rowsOf = (weather: WeatherYear, row: (reading: Reading) => (string | number)[], step?: number) =>
  readingsOf(weather, step).map(reading => row(reading).join(','))
const file = (...lines: (string | string[])[]) => Buffer.from(lines.flat().join('\n'))

const NSRDB_NAMES =
  'Source,Location ID,City,State,Country,Latitude,Longitude,Time Zone,Elevation,Local Time Zone,Version'

export function nsrdb(weather: WeatherYear, zone: number, local: number, step = 60): Buffer {
  const { latitude_deg, longitude_deg, elevation_m } = weather
  return file(
    NSRDB_NAMES,
    `NSRDB,78208,-,-,-,${latitude_deg},${longitude_deg},${zone},${elevation_m},${local},v4.0.0`,
    'Year,Month,Day,Hour,Minute,GHI,DNI,DHI,Temperature,Wind Speed',
    rowsOf(
      weather,
      ({ month, day, hour, minute, light, temp_c, wind_m_s }) => [
        2019,
        month,
        day,
        hour,
        step === 60 ? 30 : minute,
        ...light,
        temp_c,
        wind_m_s,
      ],
      step,
    ),
  )
}

type Sam = { zone?: number; names?: string; columns?: string }

export function sam(weather: WeatherYear, { zone, names, columns }: Sam = {}): Buffer {
  const { latitude_deg, longitude_deg, elevation_m, utc_offset_h } = weather
  return file(
    names ?? 'Source,Location ID,City,State,Country,Latitude,Longitude,Time Zone,Elevation',
    `Made,1,Testville,CO,USA,${latitude_deg},${longitude_deg},${zone ?? utc_offset_h},${elevation_m}`,
    columns ?? 'Year,Month,Day,Hour,GHI,DNI,DHI,Tdry,Wspd',
    rowsOf(weather, ({ month, day, hour, light, temp_c, wind_m_s }) => [
      2019,
      month,
      day,
      hour,
      ...light,
      temp_c,
      wind_m_s,
    ]),
  )
}

/** 24:00 as NREL writes the end of a day, or 00:00 of that day or the next. */
export function tmy3(
  weather: WeatherYear,
  midnight: '24:00' | '00:00' | 'next day' = '24:00',
  zone = weather.utc_offset_h,
) {
  const { latitude_deg, longitude_deg, elevation_m } = weather
  return file(
    `725650,"DENVER INTL AP",CO,${zone},${latitude_deg},${longitude_deg},${elevation_m}`,
    'Date (MM/DD/YYYY),Time (HH:MM),GHI (W/m^2),DNI (W/m^2),DHI (W/m^2),Dry-bulb (C),Wspd (m/s)',
    rowsOf(weather, ({ month, day, hour, light, temp_c, wind_m_s }) => {
      const ends = hour === 23
      const dated = ends && midnight === 'next day' ? after(month, day) : `${two(month)}/${two(day)}`
      const time = ends && midnight !== '24:00' ? '00:00' : `${two(hour + 1)}:00`
      return [`${dated}/1995`, time, ...light, temp_c, wind_m_s]
    }),
  )
}

function after(month: number, day: number): string {
  const at = ((MONTH_STARTS[month - 1] ?? 0) + day) % DAYS
  const next = MONTH_OF_DAY[at] ?? 0
  return `${two(next + 1)}/${two(at - (MONTH_STARTS[next] ?? 0) + 1)}`
}

/** Stamps name the end of each half hour. */
export function solarAnywhere(weather: WeatherYear): Buffer {
  const { latitude_deg, longitude_deg, elevation_m, utc_offset_h } = weather
  return file(
    `0,Denver,${utc_offset_h},${latitude_deg},${longitude_deg},${elevation_m},Data Version: 3.4 / Type: Time Series / Averaging Method: End of Period / ©`,
    'ObservationTime(LST),Global Horizontal Irradiance (GHI) W/m2,Direct Normal Irradiance (DNI) W/m2,AmbientTemperature (deg C),WindSpeed (m/s),Clear Sky GHI,ObservationTime(GMT),Diffuse Horizontal Irradiance (DIF) W/m2',
    Array.from(weather.ghi, (_, hour) => hour).flatMap(hour =>
      [30, 60].map(minute => {
        const [ghi = 0, dni = 0, dhi = 0] = [weather.ghi, weather.dni, weather.dhi].map(series => series[hour])
        const at = new Date(Date.UTC(2023, 0, 1, hour, minute))
        const stamp = `${two(at.getUTCMonth() + 1)}/${two(at.getUTCDate())}/${at.getUTCFullYear()} ${two(at.getUTCHours())}:${two(at.getUTCMinutes())}`
        return [stamp, ghi, dni, weather.temp_c[hour], weather.wind_m_s[hour], 0, stamp, dhi].join(',')
      }),
    ),
  )
}

/** Hours from 1 to 24 under eight lines of head. */
export function epw(weather: WeatherYear): Buffer {
  const { latitude_deg, longitude_deg, elevation_m, utc_offset_h } = weather
  return file(
    `LOCATION,Phoenix,AZ,USA,TMY3,722780,${latitude_deg},${longitude_deg},${utc_offset_h},${elevation_m}`,
    Array.from({ length: 7 }, () => 'COMMENTS 1,Made'),
    rowsOf(weather, ({ month, day, hour, light, temp_c, wind_m_s }) => [
      ...[1988, month, day, hour + 1, 0, '?9', temp_c, 1, 50, 98_000, 0, 0, 300],
      ...light,
      ...[0, 0, 0, 0, 180, wind_m_s],
    ]),
  )
}
