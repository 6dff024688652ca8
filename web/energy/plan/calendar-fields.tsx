// The calendar a rate plan is read by: clock, year and holidays.
import { HOLIDAY_LISTS, KNOWN_HOLIDAYS, type KnownHoliday } from '#machines/energy/billing/known-holidays.ts'
import { CALENDAR_YEAR } from '#machines/energy/billing/plan-clock.ts'
import type { Schemas } from '#sdk/types.ts'
import { ChoicesField } from '#web/ui/fields/choices-field.tsx'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import type { RatePlan } from './new-plan.ts'

type Holiday = Schemas['Holiday']
type Observed = Schemas['DatedHoliday']['observed']
type Props = {
  plan: RatePlan
  onChange: (part: Partial<RatePlan>) => void
  faultOf: (field: string) => string | undefined
}

const CLOCKS = [
  { value: 'local', label: 'Local clock, with daylight saving' },
  { value: 'standard', label: 'Standard time all year' },
]

export function CalendarFields({ plan, onChange, faultOf }: Props) {
  const { holidays = [], calendar_year = CALENDAR_YEAR } = plan
  return (
    <div className="flex flex-col gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField
          label="Rate hours are in"
          options={CLOCKS}
          value={plan.clock ?? 'local'}
          onChange={value => onChange({ clock: value === 'standard' ? 'standard' : 'local' })}
          help="Arizona and Hawaii keep standard time either way"
        />
        <NumberField
          label="Calendar year"
          digits={0}
          write={String}
          value={calendar_year}
          onChange={year => onChange({ calendar_year: year ?? CALENDAR_YEAR })}
          help="Its weekdays, holidays and clock changes are used"
          error={calendar_year < 2000 || calendar_year > 2099 ? 'Enter a year from 2000 to 2099.' : undefined}
        />
      </div>
      <HolidayFields
        label="Holidays with weekend rates"
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
  { value: 'federal', label: 'Federal holidays' },
  { value: 'nerc', label: 'Six NERC holidays' },
  { value: 'california', label: 'California utilities' },
] as const
const OBSERVED = [
  { value: 'on_the_day', label: 'No other day' },
  { value: 'sunday_to_monday', label: 'Monday after a Sunday' },
  { value: 'nearest_weekday', label: 'Nearest weekday, as federal offices' },
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
          label="Fill in a list"
          placeholder="Federal, NERC, California"
          options={[...LISTS]}
          value={null}
          onChange={value => {
            const list = LISTS.find(one => one.value === value)
            if (list) onChange([...HOLIDAY_LISTS[list.value]])
          }}
        />
        {dated && (
          <SelectField
            label="A date on a weekend also moves to"
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
        none="No holidays"
        error={error}
      />
    </div>
  )
}
