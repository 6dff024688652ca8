// Describes how a weather file was read, and asks the user if its hours contradict themselves.
import type { Doubt } from '#machines/design/weather/sun-doubts.ts'
import { usualLight } from '#machines/design/weather/usual-light.ts'
import type { StoredReading, WeatherReading } from '#machines/design/weather/weather-reading.ts'
import { currentLanguage, type Language } from '#machines/words/language.ts'
import { Refusal } from '#sdk/refusal.ts'
import type { Schemas } from '#sdk/types.ts'
import { words } from './words.ts'

/** A 409 that names the hour; its code determines the accepted answers. */
export function refuseDoubt(doubt: Doubt, reading: WeatherReading): Refusal {
  const message = doubtSentence(doubt, reading.utc_offset_h)
  return doubt.kind === 'zone'
    ? new Refusal(409, { message, code: 'weather_zone', utc_offset_h: doubt.fits_h })
    : new Refusal(409, { message, code: 'weather_light' })
}

function doubtSentence(doubt: Doubt, header_h: number, language: Language = currentLanguage()): string {
  const say = words.in(language).doubt
  if (doubt.kind === 'year') return say.year({ year: doubt.year_kwh_m2, usual: doubt.usual_kwh_m2 })
  const { hour, ghi, sum, is_night } = doubt.shown
  const shown = { when: whenWords(hour, language), ghi: Math.round(ghi), sum: Math.round(sum) }
  if (doubt.kind !== 'zone') return say[doubt.kind]({ ...shown, hours: doubt.hours })
  const zones = { header: zoneName(header_h), fits: zoneName(doubt.fits_h) }
  return is_night ? say.zone_by_night({ ...shown, ...zones }) : say.zone_by_parts({ ...shown, ...zones })
}

/** 'UTC−7' */
const zoneName = (offset_h: number) => `UTC${offset_h < 0 ? '−' : '+'}${Math.abs(offset_h)}`

/** 'June 21, 8 PM', of an hour of the year. */
const whenWords = (hour: number, language: Language) =>
  new Intl.DateTimeFormat(language === 'es' ? 'es-US' : 'en-US', {
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    timeZone: 'UTC',
  })
    .format(Date.UTC(2023, 0, 1, hour))
    .replace(' at ', ', ')

type Place = { latitude: number; longitude: number }

/** `place`: the project's, whose usual months are shown next to the file's. */
export function describeFile(
  reading: StoredReading,
  place: Place,
  language: Language,
): NonNullable<Schemas['Simulation']['weather_file']> {
  const usual_ghi_kwh_m2 = usualLight(place.latitude, place.longitude)
  return {
    notes: readingNotes(reading, language),
    monthly_ghi_kwh_m2: reading.monthly_ghi_kwh_m2,
    ...(usual_ghi_kwh_m2 ? { usual_ghi_kwh_m2 } : {}),
  }
}

function readingNotes(reading: StoredReading, language: Language): string[] {
  const say = words.in(language).reading
  const { utc_offset_h, turned_to_h, averaged_min, filled, answers, doubt, header_offset_h = utc_offset_h } = reading
  const [first] = filled
  return [
    ...(averaged_min === undefined ? [] : [say.averaged({ minutes: String(averaged_min) })]),
    ...(first === undefined ? [] : [say.filled({ count: filled.length, when: whenWords(first, language) })]),
    ...(doubt ? [doubtSentence(doubt, header_offset_h, language)] : []),
    ...(answers?.zone === 'sun' ? [say.zone_of_sun({ zone: zoneName(utc_offset_h) })] : []),
    ...(answers?.zone === 'file' ? [say.zone_of_file({ zone: zoneName(utc_offset_h) })] : []),
    ...(answers?.light ? [say.light_as_is] : []),
    ...(turned_to_h === undefined ? [] : [say.turned({ from: zoneName(utc_offset_h), to: zoneName(turned_to_h) })]),
  ]
}
