// Which day a chart shows: a month's mean day, one of its days, or the one before or after.
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { buttonLook } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { common } from '#web/words/common.ts'
import { choiceOfDay, DAYS_IN_MONTH, type DayChoice, dayOfYear, MONTH_OPTIONS } from './hours.ts'
import { words } from './words.ts'

const MEAN = 'mean'

export function DayPicker({ choice, onChoose }: { choice: DayChoice; onChoose: (choice: DayChoice) => void }) {
  const { month, date } = choice
  const days = DAYS_IN_MONTH[month] ?? 31
  const step = (by: 1 | -1) =>
    onChoose(date === null ? { month: (month + 12 + by) % 12, date: null } : choiceOfDay(dayOfYear(month, date) + by))
  const stepOf = date === null ? 'month' : 'day'
  return (
    <div className="no-print flex flex-wrap items-center gap-2">
      <SelectField
        label={common.month}
        hideLabel
        className="w-36 max-sm:w-[calc(50%-4px)]"
        options={MONTH_OPTIONS}
        value={String(month)}
        onChange={value =>
          onChoose({
            month: Number(value),
            date: date === null ? null : Math.min(date, DAYS_IN_MONTH[Number(value)] ?? 31),
          })
        }
      />
      <SelectField
        label={words.day}
        hideLabel
        className="w-36 max-sm:w-[calc(50%-4px)]"
        options={[
          { value: MEAN, label: words.average_day },
          ...Array.from({ length: days }, (_, index) => ({ value: String(index + 1), label: String(index + 1) })),
        ]}
        value={date === null ? MEAN : String(date)}
        onChange={value => onChoose({ month, date: value === MEAN ? null : Number(value) })}
      />
      <div className="flex gap-2">
        <button
          type="button"
          aria-label={words.previous_stepof({ stepof: stepOf })}
          className={buttonLook()}
          onClick={() => step(-1)}
        >
          <ChevronLeft size={16} aria-hidden />
        </button>
        <button
          type="button"
          aria-label={words.next_stepof({ stepof: stepOf })}
          className={buttonLook()}
          onClick={() => step(1)}
        >
          <ChevronRight size={16} aria-hidden />
        </button>
      </div>
    </div>
  )
}
