// Data read from a usage file, before saving.
import type { Schemas } from '#sdk/types.ts'
import { MonthBars } from '#web/charts/month-bars.tsx'
import { kwh, number } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/states.tsx'
import { dayOf } from './dates.ts'
import { type Choices, UsageChoices, UsageQuestions } from './usage-choices.tsx'
import { WeekChart } from './week-chart.tsx'
import { words } from './words.ts'

type Props = {
  file_name: string
  reading: Schemas['UsageReading']
  choices: Choices
  /** Why the last choice could not be read. */
  error: string | undefined
  busy: 'reading' | 'saving' | null
  onChoose: (choices: Choices) => void
  onSave: () => void
  onLeave: () => void
}

export default function UsageReview({ file_name, reading, choices, error, busy, onChoose, onSave, onLeave }: Props) {
  const { questions, notes, months, week, first_on, last_on } = reading
  const chosen = { reading, choices, onChoose }
  const facts = [
    [words.dates, first_on && last_on ? words.from_to({ from: dayOf(first_on), to: dayOf(last_on) }) : words.no_dates],
    [words.interval, words.interval_minutes({ minutes: reading.interval_minutes })],
    [words.year, kwh(reading.year_kwh)],
    [words.filled, words.filled_hours({ count: reading.filled_hours })],
  ]
  return (
    <section aria-label={words.review_title} aria-busy={busy !== null} className="flex min-w-0 flex-col gap-5">
      <div>
        <h3 className="text-md font-semibold">{words.review_title}</h3>
        <p className="text-sm break-all text-ink-2">{file_name}</p>
      </div>
      {questions.length > 0 && (
        <div role="status" className="flex flex-col gap-4 rounded-card border border-warning bg-warning-soft p-4">
          <UsageQuestions {...chosen} />
        </div>
      )}
      {error && <Notice kind="danger">{error}</Notice>}
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-4">
        {facts.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-xs text-ink-3">{name}</dt>
            <dd className="figures text-base">{value}</dd>
          </div>
        ))}
      </dl>
      <fieldset disabled={busy !== null} className="min-w-0">
        <legend className="mb-2 text-base font-semibold">{words.how_read}</legend>
        <UsageChoices {...chosen} />
      </fieldset>
      <MonthBars
        title={words.months_title}
        unit="kWh"
        write={value => number(value)}
        height={180}
        series={[{ name: words.usage, color: 'var(--consumption)', values: months }]}
      />
      <WeekChart week={week} />
      <ul className="flex list-disc flex-col gap-1 pl-5 text-sm text-ink-2">
        {notes.map(note => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button
          look="primary"
          busy={busy !== null}
          disabledReason={questions.length > 0 ? words.answer_first : undefined}
          onClick={onSave}
        >
          {busy === 'saving' ? words.saving : words.save}
        </Button>
        <Button onClick={onLeave}>{words.other_file}</Button>
      </div>
    </section>
  )
}
