// How the hours of a project's weather file were read, as it is stored with the file.
import type { Doubt } from './sun-doubts.ts'

export type WeatherReading = {
  /** Time zone of the file's hours: the header's, or the one chosen in its place. */
  utc_offset_h: number
  /** Where the hours were turned to another. */
  turned_to_h?: number
  /** Minutes between readings, where they were averaged by the hour. */
  averaged_min?: number
  /** Hours of the year in which something was missing. */
  filled: number[]
  monthly_ghi_kwh_m2: number[]
}

/** The user's choice if the hours contradict themselves. */
export type WeatherAnswers = { zone?: 'file' | 'sun' | undefined; light?: 'as_is' | undefined }

/** `doubt`: what the answer is to. `header_offset_h`: where `utc_offset_h` is the chosen one. */
export type StoredReading = WeatherReading & { answers?: WeatherAnswers; doubt?: Doubt; header_offset_h?: number }

/** Undefined where the hours are those of the header. */
export const chosenOffset = (reading: StoredReading | null): number | undefined =>
  reading?.answers?.zone === 'sun' ? reading.utc_offset_h : undefined
