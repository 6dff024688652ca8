import { date } from '#web/lib/format.ts'

/** A day as it is written here, or a year. */
export const surveyDay = (data_on: string | null) =>
  data_on === null ? 'none' : data_on.length === 4 ? data_on : date(data_on)
