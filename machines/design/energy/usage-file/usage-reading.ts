// The common form of every usage file: channels of readings, and the year one of them gives under a set of choices.

const UNITS = ['kWh', 'Wh', 'MWh', 'kW', 'W'] as const
export type Unit = (typeof UNITS)[number]

/** A column's meaning, seen from the house: `use` is all it consumes, `import` only what comes from the grid. */
export type Role = 'use' | 'import' | 'export' | 'production' | 'net' | 'other'

/** One column, or one meter of a column. Minutes count from 1970 on the clock the file shows. */
export type Channel = {
  id: string
  name: string
  role: Role
  /** Null if the file names none; `unknown` if it isn't a unit of electricity. */
  unit: Unit | 'unknown' | null
  /** The unit as the file writes it, where it is unknown. */
  unit_name?: string | undefined
  /** True if its name mentions energy, so values without a unit aren't power. */
  is_energy: boolean
  minutes: number[]
  values: number[]
  /** Of each value in its file; empty in XML. */
  lines: number[]
  step: number
  /** Minutes ahead of UTC of each stamp, if the file has them; a single value applies to all. */
  zones: number[] | null
  /** Minutes ahead of UTC in standard time, where the file names its place's. */
  standard_zone?: number | undefined
  /** True if definitely UTC: stamps counted in seconds since 1970. */
  is_utc: boolean
  /** False where rows are only counted, from January 1. */
  has_times: boolean
  /** False where dates name month and day alone. */
  has_year: boolean
  /** Null if the file doesn't say. */
  times_mark: 'start' | 'end' | null
  values_are: 'each_interval' | 'running_total' | null
}

const DATE_ORDERS = ['month_first', 'day_first'] as const
const TIMES_MARK = ['start', 'end'] as const
const CLOCKS = ['wall', 'standard', 'utc'] as const
const VALUES_ARE = ['each_interval', 'running_total'] as const
export type DateOrder = (typeof DATE_ORDERS)[number]
export type TimesMark = (typeof TIMES_MARK)[number]
export type Clock = (typeof CLOCKS)[number]
export type ValuesAre = (typeof VALUES_ARE)[number]

/** The user's choices; anything missing is read from the file. */
export type UsageChoices = {
  column?: string | undefined
  unit?: Unit | undefined
  date_order?: DateOrder | undefined
  times_mark?: TimesMark | undefined
  clock?: Clock | undefined
  values_are?: ValuesAre | undefined
  is_year_confirmed?: boolean | undefined
}

/** `utc_offset_min`: of standard time at the house. `daylight`: whether its clock is set forward in summer. */
export type Home = { utc_offset_min: number | null; daylight: boolean }

export type Question = {
  field: 'column' | 'unit' | 'clock' | 'values_are' | 'year'
  text: string
  options: { value: string; label: string }[]
}

export type UsageReading = {
  columns: { id: string; name: string; role: Role; unit: Unit | null }[]
  column: string
  unit: Unit
  date_order: DateOrder | null
  times_mark: TimesMark | null
  clock: Clock | null
  values_are: ValuesAre
  interval_minutes: number
  /** Null where rows carry no times. */
  first_on: string | null
  last_on: string | null
  /** kWh. */
  months: number[]
  year_kwh: number
  /** Seven days in calendar order: the ones in which most was filled, or else most was used. */
  week: { first_on: string; hours: number[]; filled: number[] }
  filled_hours: number
  notes: string[]
  questions: Question[]
  hours: Float64Array
  peaks_kw?: Float64Array
}
