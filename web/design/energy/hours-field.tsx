// When each period is charged: two matrices to paint, with what makes painting short.
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { cx } from '#web/lib/class-names.ts'
import { MONTHS } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldNote } from '#web/ui/fields/field.tsx'
import { common } from '#web/words/common.ts'
import { HourMatrix } from './plan/hour-matrix.tsx'
import type { RatePlan } from './plan/new-plan.ts'
import { type Matrix, monthToAll, painted } from './plan/paint.ts'
import { shadesOf } from './plan/shades.ts'
import { words } from './words.ts'

type Hours = Pick<RatePlan, 'weekday' | 'weekend'>
type Props = { plan: RatePlan; onChange: (hours: Hours) => void; faultOf: (field: string) => string | undefined }

const DAYS = [
  { day: 'weekday', label: words.weekdays },
  { day: 'weekend', label: words.weekends },
] as const
/** More steps back than anybody remembers. */
const MOST_KEPT = 50

export function HoursField({ plan, onChange, faultOf }: Props) {
  const [brush, setBrush] = useState(0)
  const [past, setPast] = useState<Hours[]>([])
  const [month, setMonth] = useState(0)
  const { periods, weekday, weekend } = plan
  const names = periods.map(({ name }) => name)
  const shades = shadesOf(periods)
  const chosen = Math.min(brush, periods.length - 1)
  const change = (part: Partial<Hours>) => {
    setPast(kept => [...kept, { weekday, weekend }].slice(-MOST_KEPT))
    onChange({ weekday, weekend, ...part })
  }
  const undo = () => {
    const last = past.at(-1)
    if (!last) return
    setPast(past.slice(0, -1))
    onChange(last)
  }
  const set = (day: 'weekday' | 'weekend', matrix: Matrix) => change({ [day]: matrix })
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <fieldset className="flex flex-wrap items-center gap-1.5">
          <legend className="sr-only">{words.paint}</legend>
          {periods.map(({ name }, at) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a period is its place in the list
              key={at}
              type="button"
              aria-pressed={at === chosen}
              onClick={() => setBrush(at)}
              className={cx(
                'inline-flex h-8 items-center gap-2 rounded-control border px-2 text-sm max-sm:h-11',
                at === chosen ? 'border-ink font-medium' : 'border-hairline-strong text-ink-2 hover:text-ink',
              )}
            >
              <span
                aria-hidden
                className="figures inline-flex size-5 items-center justify-center rounded text-[10px] text-ink"
                style={{ background: shades[at] }}
              >
                {at + 1}
              </span>
              {name || words.period({ at: at + 1 })}
            </button>
          ))}
        </fieldset>
        <Button
          look="ghost"
          className="ml-auto"
          icon={<Undo2 size={14} aria-hidden />}
          disabled={past.length === 0}
          onClick={undo}
        >
          {common.undo}
        </Button>
      </div>
      <p className="text-xs text-ink-3">{words.paint_hint({ count: periods.length })}</p>
      {DAYS.map(({ day, label }) => (
        <div key={day} className="flex flex-col gap-1.5">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h3 className="text-sm font-medium">{label}</h3>
            <div className="flex flex-wrap gap-1">
              <Button look="ghost" onClick={() => set(day, monthToAll(plan[day], month))}>
                {common.copy} {MONTHS[month]} {words.all_months}
              </Button>
              {day === 'weekday' ? (
                <Button look="ghost" onClick={() => change({ weekend: weekday.map(row => [...row]) })}>
                  {words.copy_weekends}
                </Button>
              ) : null}
            </div>
          </div>
          <HourMatrix
            label={label}
            matrix={plan[day]}
            names={names}
            shades={shades}
            brush={chosen}
            onPaint={(span, period) => set(day, painted(plan[day], span, period))}
            onLook={cell => setMonth(cell.month)}
          />
          <FieldNote id={`${day}-note`} error={faultOf(day)} />
        </div>
      ))}
    </div>
  )
}
