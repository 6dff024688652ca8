import dayjs from 'dayjs'
import { Button } from '#web/ui/button.tsx'
import { DateField } from '#web/ui/fields/date-field.tsx'
import { words } from './words.ts'

const DAYS = [14, 30, 60] as const

export const dayAfter = (days: number) => dayjs().add(days, 'day').format('YYYY-MM-DD')

type Props = { value: string | null; onChange: (day: string | null) => void; error: string | undefined }

/** The last day a homeowner can accept, or none. */
export function ValidUntilField({ value, onChange, error }: Props) {
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <DateField
        className="max-w-56"
        label={words.valid_until}
        optional
        help={value === null ? words.no_end_date_help : undefined}
        value={value}
        onChange={onChange}
        earliest={dayAfter(0)}
        error={error}
      />
      <div className="flex flex-wrap gap-1.5">
        {DAYS.map(days => (
          <Button
            key={days}
            aria-pressed={value === dayAfter(days)}
            look={value === dayAfter(days) ? 'primary' : 'secondary'}
            onClick={() => onChange(dayAfter(days))}
          >
            {words.days({ days })}
          </Button>
        ))}
        {value !== null && (
          <Button look="ghost" onClick={() => onChange(null)}>
            {words.no_end}
          </Button>
        )}
      </div>
    </div>
  )
}
