// The calendar a rate plan is read by: clock, year and holidays.
import { HOLIDAY_LISTS, KNOWN_HOLIDAYS, type KnownHoliday } from '#machines/design/energy/billing/known-holidays.ts'
import { CALENDAR_YEAR } from '#machines/design/energy/billing/plan-clock.ts'
import type { Schemas } from '#sdk/types.ts'
import { ChoicesField } from '#web/ui/fields/choices-field.tsx'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import type { RatePlan } from './new-plan.ts'
import { words } from './words.ts'

type Holiday = Schemas['Holiday']
type Observed = Schemas['DatedHoliday']['observed']
type Props = {
  plan: RatePlan
  onChange: (part: Partial<RatePlan>) => void
  faultOf: (field: string) => string | undefined
}

const CLOCKS = [
  { value: 'local', label: words.local_clock_daylight_saving },
  { value: 'standard', label: words.standard_time_all_year },
]

export function CalendarFields({ plan, onChange, faultOf }: Props) {
  const { holidays = [], calendar_year = CALENDAR_YEAR } = plan
  return (
    <div className="flex flex-col gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField
          label={words.rate_hours_clock}
          options={CLOCKS}
          value={plan.clock ?? 'local'}
          onChange={value => onChange({ clock: value === 'standard' ? 'standard' : 'local' })}
          help={words.arizona_hawaii_keep_standard}
        />
        <NumberField
          label={words.calendar_year}
          digits={0}
          write={String}
          value={calendar_year}
          onChange={year => onChange({ calendar_year: year ?? CALENDAR_YEAR })}
          help={words.weekdays_holidays_clock_changes}
          error={calendar_year < 2000 || calendar_year > 2099 ? words.enter_year_2000_2099 : undefined}
        />
      </div>
      <HolidayFields
        label={words.holidays_weekend_rates}
        holidays={holidays}
        onChange={next => onChange({ holidays: next })}
        error={faultOf('holidays')}
      />
    </div>
  )
}

const names = Object.keys(KNOWN_HOLIDAYS) as KnownHoliday[]
const known = (name: KnownHoliday, observed: Observed): Holiday => KNOWN_HOLIDAYS[name](observed)
const OPTIONS = names.map(name => ({ value: known(name, 'on_the_day').name, label: known(name, 'on_the_day').name }))

const LISTS = [
  { value: 'federal', label: words.federal_holidays },
  { value: 'nerc', label: words.six_nerc_holidays },
  { value: 'california', label: words.california_utilities },
] as const
const OBSERVED = [
  { value: 'on_the_day', label: words.no_other_day },
  { value: 'sunday_to_monday', label: words.monday_after_sunday },
  { value: 'nearest_weekday', label: words.nearest_weekday_as_federal },
] as const satisfies readonly { value: Observed; label: string }[]

type HolidayProps = {
  label: string
  holidays: readonly Holiday[]
  onChange: (holidays: Holiday[]) => void
  error: string | undefined
}

export function HolidayFields({ label, holidays, onChange, error }: HolidayProps) {
  const dated = holidays.find(holiday => holiday.rule === 'date')
  const observed = dated?.rule === 'date' ? dated.observed : 'sunday_to_monday'
  const choose = (chosen: readonly string[]) =>
    onChange(
      chosen.flatMap(name => {
        const kept = holidays.find(holiday => holiday.name === name)
        const added = names.map(one => known(one, observed)).find(holiday => holiday.name === name)
        return kept ?? added ?? []
      }),
    )
  return (
    <div className="flex flex-col gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField
          label={words.fill_list}
          placeholder={words.federal_nerc_california}
          options={[...LISTS]}
          value={null}
          onChange={value => {
            const list = LISTS.find(one => one.value === value)
            if (list) onChange([...HOLIDAY_LISTS[list.value]])
          }}
        />
        {dated && (
          <SelectField
            label={words.date_weekend_also_moves}
            options={[...OBSERVED]}
            value={observed}
            onChange={value => {
              const rule = OBSERVED.find(one => one.value === value)?.value ?? observed
              onChange(holidays.map(one => (one.rule === 'date' ? { ...one, observed: rule } : one)))
            }}
          />
        )}
      </div>
      <ChoicesField
        label={label}
        options={OPTIONS}
        values={holidays.map(({ name }) => name)}
        onChange={choose}
        none={words.no_holidays}
        error={error}
      />
    </div>
  )
}
